import type { Renewal } from "@/lib/core/drift/renewal";
import { showHidden } from "@/lib/core/text/visible";

/** Whether what was approved of a server still holds, in a few words for a badge and in a sentence. */
export function sayRenewal({ state, decision, until, forced }: Renewal): {
  label: string;
  sentence: string;
  grave: boolean;
} {
  const who = decision ? `${showHidden(decision.by)} on ${decision.at.slice(0, 10)}` : "";
  switch (state) {
    case "never":
      return {
        label: "Never approved",
        sentence: decision ? `The approval was taken back by ${who}.` : "Nobody has approved what it offers.",
        grave: false,
      };
    case "approved":
      return {
        label: "Approved",
        sentence: `Approved by ${who}${until ? `, until ${until}` : ""}. Nothing that asks for a new approval has changed since.`,
        grave: false,
      };
    case "ended":
      return { label: "Approval ended", sentence: `Approved by ${who}; that ended on ${until}.`, grave: true };
    case "not-theirs":
      return {
        label: "Not theirs to approve",
        sentence: `Approved by ${who}, who is not among those who may.`,
        grave: true,
      };
    case "refused":
      return { label: "Refused", sentence: `Refused by ${who}.`, grave: true };
    case "renew":
      return {
        label: "Changed since approved",
        sentence:
          forced.length === 0
            ? `Approved by ${who}, and it has changed since; that listing is not kept here, so nobody can tell how.`
            : `Approved by ${who}. ${forced.length === 1 ? "One change since asks" : `${forced.length} changes since ask`} for a new approval.`,
        grave: true,
      };
  }
}
