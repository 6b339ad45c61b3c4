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
        sentence: decision ? `The approval was withdrawn by ${who}.` : "No one has approved what it offers.",
        grave: false,
      };
    case "approved":
      return {
        label: "Approved",
        sentence: `Approved by ${who}${until ? `, until ${until}` : ""}. Nothing has changed since that would require a new approval.`,
        grave: false,
      };
    case "ended":
      return { label: "Approval ended", sentence: `Approved by ${who}; that ended on ${until}.`, grave: true };
    case "not-theirs":
      return {
        label: "Not authorised to approve",
        sentence: `Approved by ${who}, who is not authorised to.`,
        grave: true,
      };
    case "refused":
      return { label: "Refused", sentence: `Refused by ${who}.`, grave: true };
    case "renew":
      return {
        label: "Changed since approved",
        sentence:
          forced.length === 0
            ? `Approved by ${who}, and it has changed since; the approved listing is no longer kept, so the changes cannot be shown.`
            : `Approved by ${who}. ${forced.length === 1 ? "One change since then requires" : `${forced.length} changes since then require`} a new approval.`,
        grave: true,
      };
  }
}
