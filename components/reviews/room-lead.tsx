import { LevelBadge } from "@/components/legs/level-badge";
import { isMap, type Shared } from "@/lib/core/share/kinds";
import { sayVerdict } from "@/lib/core/text/say-verdict";

/** The verdict of what is shared, in a line. */
export function RoomLead({ report }: { report: Shared }) {
  if (isMap(report))
    return (
      <span className="inline-flex flex-wrap items-center gap-2">
        <LevelBadge level={report.level} incomplete={report.count.unknown > 0} />
        Which of {report.count.servers} servers are lethal alone or together.
      </span>
    );
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <LevelBadge
        level={report.verdict.level}
        incomplete={report.verdict.incomplete}
        tools={report.masks.cautious.reduce((sum, tools) => sum + tools, 0)}
      />{" "}
      {sayVerdict(report)}
    </span>
  );
}
