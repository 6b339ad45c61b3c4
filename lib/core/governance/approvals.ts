import type { Approval } from "../model/approval";

/** The decisions on a server as a whole, or on one of its tools. */
export function decisionsOn(approvals: readonly Approval[], server: string, tool?: string): Approval[] {
  return approvals.filter((approval) => approval.server === server && approval.tool === tool);
}

/** The newest of the decisions on one server or tool; of two made at the same moment the one that comes first. */
function newestDecision(decisions: readonly Approval[]): Approval | undefined {
  return decisions.reduce<Approval | undefined>(
    (newest, one) => (!newest || one.at > newest.at ? one : newest),
    undefined,
  );
}

/**
 * The status of a server, or of one of its tools: nobody decided (or the decision was taken back); approved as it is now; refused as it is now; approved, but the last day is over; decided on before it changed.
 */
export type ApprovalState = { state: "undecided" | "approved" | "refused" | "ended" | "changed"; decision?: Approval };

/**
 * @param decisions those on one server or tool, see `decisionsOn`
 * @param digest of what it offers now
 * @param day today, `YYYY-MM-DD`
 */
export function approvalState(decisions: readonly Approval[], digest: string, day: string): ApprovalState {
  const decision = newestDecision(decisions);
  if (!decision) return { state: "undecided" };
  if (decision.decision === "withdrawn") return { state: "undecided", decision };
  if (decision.digest !== digest) return { state: "changed", decision };
  if (decision.decision === "refused") return { state: "refused", decision };
  return { state: decision.until !== undefined && decision.until < day ? "ended" : "approved", decision };
}

/** The approval that holds on a day for exactly this digest, if there is one; the parameters are those of `standingOf`. */
export function approvalInForce(decisions: readonly Approval[], digest: string, day: string): Approval | undefined {
  const { state, decision } = approvalState(decisions, digest, day);
  return state === "approved" ? decision : undefined;
}
