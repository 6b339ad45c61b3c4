import type { Leg } from "../../model/leg";
import type { Evidence, Verdict, VerdictWord } from "../../model/verdict";
import { verdictWord } from "./thresholds";

const STRENGTH: Record<VerdictWord, number> = { no: 0, possible: 1, yes: 2 };

export function isStronger(one: VerdictWord, other: VerdictWord): boolean {
  return STRENGTH[one] > STRENGTH[other];
}

/** A verdict with one more piece of evidence for it, as many log-odds as it weighs: at least as probable and at least as strong as before. */
export function raise(leg: Leg, verdict: Verdict, said: Evidence): Verdict {
  const evidence = [said, ...verdict.evidence];
  const p = said.weight <= 0 ? verdict.p : Math.max(verdict.p, shift(verdict.p, said.weight));
  const word = verdictWord(leg, p);
  if (!isStronger(word, verdict.verdict)) return { ...verdict, p, evidence };
  const { condition: _condition, because: _because, ...rest } = verdict;
  return {
    ...rest,
    verdict: word,
    p,
    grade: verdict.grade ?? 2,
    ...(word === "possible" ? { because: "divided" as const } : {}),
    evidence,
  };
}

/** A probability moved by log-odds, without leaving [0, 1]. */
export function shift(p: number, weight: number): number {
  const odds = Math.exp(weight);
  return (p * odds) / (1 - p + p * odds);
}

/** Log-odds of a probability; the ends are drawn in, so that they stay finite. */
export function logit(p: number): number {
  const inside = Math.min(1 - 1e-9, Math.max(1e-9, p));
  return Math.log(inside / (1 - inside));
}
