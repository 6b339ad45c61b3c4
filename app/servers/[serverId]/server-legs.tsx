import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { atAGlance } from "@/lib/jobs/judged-servers";
import type { StoredServer } from "@/lib/store/servers";

/** What a server holds, beside its name on each of its pages. */
export async function ServerLegs({ server }: { server: StoredServer }) {
  const { summary } = await atAGlance(server);
  if (!summary) return <span className="text-sm text-muted">legs unknown</span>;
  return (
    <span className="flex items-center gap-3">
      <LegPips legs={summary.legs} />
      <LevelBadge level={summary.level} />
    </span>
  );
}
