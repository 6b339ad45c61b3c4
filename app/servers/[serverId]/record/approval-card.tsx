import { DecideForm } from "@/components/governance/decide-form";
import { DecisionList } from "@/components/governance/decision-list";
import { SERVER_STANDINGS } from "@/components/governance/words";
import { LegPips } from "@/components/legs/leg-pips";
import { LevelBadge } from "@/components/legs/level-badge";
import { Badge } from "@/components/ui/badge";
import { Card, CardTitle } from "@/components/ui/card";
import { Notice } from "@/components/ui/notice";
import { decisionsOn } from "@/lib/core/governance/approvals";
import { showHidden } from "@/lib/core/text/visible";
import { decide } from "./actions";
import type { Approval } from "@/lib/core/model/approval";
import type { ServerDrift } from "@/lib/jobs/approved-listing";
import type { atAGlance } from "@/lib/jobs/judged/at-a-glance";
import type { StoredSnapshot } from "@/lib/store/snapshots/snapshots";

/** The status of the approval of the whole server, and the decisions on it. */
export function ApprovalCard({
  now,
  drift,
  glance,
  id,
  approvals,
  name,
}: {
  now: StoredSnapshot | null;
  drift: ServerDrift | undefined;
  glance: Awaited<ReturnType<typeof atAGlance>>;
  id: string;
  approvals: Approval[];
  name: string;
}) {
  return (
    <Card className="grid gap-4">
      <CardTitle>Approval of the server as a whole</CardTitle>
      {now && drift ? (
        <>
          <p className="flex flex-wrap items-center gap-2 text-sm">
            <Badge tone={drift.renewal.state === "approved" ? "outline" : "dashed"}>
              {SERVER_STANDINGS[drift.renewal.state]}
            </Badge>
            {drift.renewal.until && `until ${drift.renewal.until}`}
            {glance.summary && (
              <>
                <LevelBadge level={glance.summary.level} />
                <LegPips legs={glance.summary.legs} />
              </>
            )}
            <span className="text-muted">
              It offers {now.tools.length} {now.tools.length === 1 ? "tool" : "tools"} now, digest{" "}
              <code className="font-mono" title={now.digest}>
                {now.digest.slice(0, 16)}
              </code>
            </span>
          </p>
          {drift.renewal.forced.length > 0 && (
            <Notice
              kind="warning"
              title={`${drift.renewal.forced.length === 1 ? "A change" : `${drift.renewal.forced.length} changes`} since the approval`}
            >
              <ul className="list-disc pl-5">
                {drift.renewal.forced.slice(0, 8).map(({ says }, index) => (
                  <li key={index}>{showHidden(says)}</li>
                ))}
              </ul>
              {drift.renewal.forced.length > 8 && <p>And {drift.renewal.forced.length - 8} more.</p>}
            </Notice>
          )}
          <DecideForm key={now.digest} serverId={id} subjects={[{ digest: now.digest }]} decide={decide} />
          <DecisionList decisions={decisionsOn(approvals, name)} now={now.digest} />
        </>
      ) : (
        <p className="text-sm text-muted">Its tools have never been fetched, so there is nothing to decide on yet.</p>
      )}
    </Card>
  );
}
