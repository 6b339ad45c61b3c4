import { approvalInForce, decisionsOn, approvalState, type ApprovalState } from "../governance/approvals";
import type { Approval } from "../model/approval";
import type { Change } from "../model/change";
import type { Governance } from "../model/governance";
import type { Snapshot } from "../model/snapshot";

const DAY = 86_400_000;

/**
 * Whether the approval of a server still holds: never given (or taken back), holds, ended on its last day, given by somebody who may not,
 * refused, or to be renewed because of what changed.
 */
export type Renewal = {
  state: "never" | "approved" | "ended" | "not-theirs" | "refused" | "renew";
  decision?: Approval;
  /** The last day on which it holds, `YYYY-MM-DD`. */
  until?: string;
  /** The changes since it was given that force a new one. */
  forced: Change[];
};

type Asked = {
  server: string;
  /** All stored decisions. */
  approvals: readonly Approval[];
  now: Pick<Snapshot, "digest" | "tools">;
  /** What changed since the listing that was approved; undefined when that listing is not available. */
  changes?: readonly Change[];
  asks: Governance["approval"];
  /** `YYYY-MM-DD` */
  today: string;
};

/** The changes that force a new approval are those whose effect the policy names; what was approved for single tools since then is left out. */
export function renewalOf({ server, approvals, now, changes, asks, today }: Asked): Renewal {
  const decisions = decisionsOn(approvals, server);
  const { state, decision }: ApprovalState = approvalState(decisions, now.digest, today);
  if (!decision || decision.decision === "withdrawn") return { state: "never", decision, forced: [] };
  if (decision.decision === "refused") return { state: "refused", decision, forced: [] };
  const until = lastDay(decision, asks.days);
  const told = { decision, ...(until !== undefined && { until }) };
  if (asks.by.length > 0 && !asks.by.includes(decision.by)) return { state: "not-theirs", ...told, forced: [] };
  if (state === "ended" || (until !== undefined && until < today)) return { state: "ended", ...told, forced: [] };
  if (changes === undefined) return { state: state === "approved" ? "approved" : "renew", ...told, forced: [] };
  const digests = new Map(now.tools.map(({ tool, digest }) => [tool.name, digest]));
  const taken = (tool: string) => {
    const approval = approvalInForce(decisionsOn(approvals, server, tool), digests.get(tool) ?? "", today);
    return approval !== undefined && approval.at >= decision.at;
  };
  const forced = changes.filter(
    ({ effect, tool }) => asks.renewOn.includes(effect) && !(tool !== undefined && taken(tool)),
  );
  return { state: forced.length > 0 ? "renew" : "approved", ...told, forced };
}

/** The end that an approval itself names, else the one given by the number of days that approvals hold. */
function lastDay({ at, until }: Approval, days: number | undefined): string | undefined {
  if (until !== undefined || days === undefined) return until;
  return new Date(Date.parse(at) + days * DAY).toISOString().slice(0, 10);
}
