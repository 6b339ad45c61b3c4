import type { Leg, PerLeg } from "../../model/leg";
import type { VerdictWord } from "../../model/verdict";

/**
 * Probabilities from which a leg counts as there. What depends on a known condition (files, memories, rows) is “possible” from
 * `conditional` on, and what is read in few known words from `unsure` on.
 */
export const THRESHOLDS = { yes: 0.5, conditional: 0.06, unsure: 0.05 } as const;

/**
 * The probability below which a leg counts as not there; in between it is possible. A way out is what somebody hides, and few tools have
 * one: a plain “no” asks for more there.
 */
export const NO_BELOW: PerLeg<number> = { private: 0.2, untrusted: 0.2, egress: 0.1 };

export function verdictWord(leg: Leg, p: number): VerdictWord {
  return p >= THRESHOLDS.yes ? "yes" : p < NO_BELOW[leg] ? "no" : "possible";
}
