import type { Feature } from "../feature";
import { features } from "../registry";
import type { ObservedPlace } from "../observation";

/** One way in which a call can lose something for good, or could but for what makes it harmless. `reason` is what a person reads. */
export type DestructiveEffect = { effect: Feature; place: ObservedPlace; reason: string };

const SURE_EFFECTS = [
  "changes a stored value",
  "deletes",
  "offers to delete",
  "overwrites",
  "runs any statement",
  "runs anything",
  "spends",
] as const;
const POSSIBLE_EFFECTS = [
  "acts on a page",
  "changes a value",
  "deletes",
  "forces",
  "offers to change",
  "overwrites",
  "passes on anything",
] as const;
/** What changes something without losing anything. */
const UNCOUNTED_EFFECTS = ["loss but a link", "loss but a state", "loss but reading"] as const;
const SURE = features("destructiveEffect", [SURE_EFFECTS]);
const PERHAPS = features("destructiveEffect", [["perhaps"], POSSIBLE_EFFECTS], { certainty: "perhaps" });
const UNCOUNTED = features("destructiveEffect", [["no"], UNCOUNTED_EFFECTS], { certainty: "none" });

/** Something is lost for good. */
export const surely = (
  effect: (typeof SURE_EFFECTS)[number],
  place: ObservedPlace,
  reason: string,
): DestructiveEffect => ({
  effect: SURE.of(effect),
  place,
  reason,
});

/** Something may be lost for good. */
export const perhaps = (
  effect: (typeof POSSIBLE_EFFECTS)[number],
  place: ObservedPlace,
  reason: string,
): DestructiveEffect => ({ effect: PERHAPS.of("perhaps", effect), place, reason });

/** Something changes, and nothing is lost. */
export const uncounted = (
  effect: (typeof UNCOUNTED_EFFECTS)[number],
  place: ObservedPlace,
  reason: string,
): DestructiveEffect => ({ effect: UNCOUNTED.of("no", effect), place, reason });
