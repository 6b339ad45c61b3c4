import type { VerdictWord } from "../../model/verdict";

/**
 * Probabilities from which a leg counts as there, and below which it does not; in between it is possible. What depends on a
 * known condition (files, memories, rows) stays possible down to `conditional`, and what is read in few known words down to `unsure`.
 */
export const THRESHOLDS = { yes: 0.5, no: 0.2, conditional: 0.06, unsure: 0.05 } as const;

export function verdictWord(p: number): VerdictWord {
  return p >= THRESHOLDS.yes ? "yes" : p < THRESHOLDS.no ? "no" : "possible";
}
