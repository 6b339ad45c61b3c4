import { Link } from "@/components/ui/link";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import type { Level } from "@/lib/core/model/analysis";
import type { PerLeg } from "@/lib/core/model/leg";
import type { VerdictWord } from "@/lib/core/model/verdict";
import { showHidden } from "@/lib/core/text/visible";
import { sayTime } from "./anchors";

export type ShareLine = {
  id: string;
  name: string;
  relay: string;
  createdAt: string;
  links: number;
  level: Level;
  legs: PerLeg<VerdictWord>;
  /** Since it was shared; absent when its session is no more. */
  changes?: number;
  worse?: number;
};

export function ShareList({ shares }: { shares: readonly ShareLine[] }) {
  if (shares.length === 0)
    return (
      <EmptyState title="Nothing is shared for review yet">
        Open a session, choose Share, and create a sealed snapshot with a link for each reviewer.
      </EmptyState>
    );
  return (
    <Card className="py-1">
      <ul className="divide-y divide-line">
        {shares.map((share) => (
          <li
            key={share.id}
            className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3.5 hover:bg-hover"
          >
            <div className="min-w-0">
              <Link
                href={`/reviews/${share.id}`}
                className="font-medium underline decoration-line underline-offset-4 wrap-anywhere after:absolute after:inset-0 hover:decoration-ink"
              >
                {showHidden(share.name)}
              </Link>
              <p className="text-[0.8125rem] text-muted wrap-anywhere">
                Shared {sayTime(share.createdAt)}, {share.links === 1 ? "1 link" : `${share.links} links`}, kept{" "}
                {share.relay === "" ? "here" : `at ${share.relay}`}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Badge tone={share.changes === 0 ? "plain" : "dashed"}>{sayChanges(share)}</Badge>
              <LegPips legs={share.legs} />
              <LevelBadge level={share.level} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function sayChanges({ changes, worse = 0 }: ShareLine): string {
  if (changes === undefined) return "Session deleted";
  if (changes === 0) return "Unchanged since";
  return `${changes === 1 ? "1 change" : `${changes} changes`} since${worse > 0 ? `, ${worse} of them worse` : ""}`;
}
