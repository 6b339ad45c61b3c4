import type { Renewal } from "@/lib/core/drift/renewal";
import type { ApprovalState } from "@/lib/core/governance/approvals";
import type { Approval } from "@/lib/core/model/approval";

/** The statuses of an approval, those that need attention first. */
export const SERVER_STANDINGS: Record<Renewal["state"], string> = {
  renew: "needs a new approval",
  ended: "approval ended",
  "not-theirs": "approved by someone not authorised",
  refused: "refused",
  never: "no decision",
  approved: "approved",
};

export const TOOL_STANDINGS: Record<ApprovalState["state"], string> = {
  undecided: "no decision",
  approved: "approved",
  refused: "refused",
  ended: "approval ended",
  changed: "changed since decided",
};

export const DECISION_WORDS: Record<Approval["decision"], { verb: string; done: string }> = {
  approved: { verb: "Approve", done: "approved" },
  refused: { verb: "Refuse", done: "refused" },
  withdrawn: { verb: "Withdraw", done: "withdrawn" },
};
