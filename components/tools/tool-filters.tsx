import { LegPip } from "@/components/legs/leg-pip";
import { Choice, Narrow } from "@/components/ui/narrow";
import { LEGS, LEG_WORDS } from "@/lib/core/model/leg";
import { VerdictWordSchema } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { readView, type ToolView } from "./rows";

type Props = {
  view: ToolView;
  servers: string[];
  shown: number;
  all: number;
  onChange: (part: Partial<ToolView>) => void;
};

const VERDICTS = VerdictWordSchema.options.map((word) => ({ value: word, label: word }));
const YES_NO = ["yes", "no"].map((word) => ({ value: word, label: word }));

/** What narrows the grid. Every control says what it shows, also without its colour. */
export function ToolFilters({ view, servers, shown, all, onChange }: Props) {
  return (
    <Narrow
      label="Filter tools"
      text={view.text}
      placeholder="name, description, server"
      onText={(text) => onChange({ text })}
      group={{
        label: "Server",
        value: view.server ?? "",
        options: servers.map((server) => ({ value: server, label: showHidden(server) })),
        onChoose: (server) => onChange({ server: server || null }),
      }}
      shown={shown}
      all={all}
      noun="tools and channels"
      onShowAll={() => onChange({ ...readView(new URLSearchParams()), sort: view.sort, descending: view.descending })}
    >
      {LEGS.map((leg) => (
        <Choice
          key={leg}
          className="w-32"
          label={
            <span className="flex items-center gap-1.5">
              <LegPip leg={leg} verdict="yes" silent className="size-4" />
              {LEG_WORDS[leg].title}
            </span>
          }
          value={view[leg] ?? ""}
          options={VERDICTS}
          onChoose={(word) => onChange({ [leg]: VerdictWordSchema.safeParse(word).data ?? null })}
        />
      ))}
      {(["writes", "destructive"] as const).map((flag) => (
        <Choice
          key={flag}
          className="w-24"
          label={flag === "writes" ? "Writes" : "Destroys"}
          value={view[flag] === null ? "" : view[flag] ? "yes" : "no"}
          options={YES_NO}
          onChoose={(word) => onChange({ [flag]: word === "" ? null : word === "yes" })}
        />
      ))}
    </Narrow>
  );
}
