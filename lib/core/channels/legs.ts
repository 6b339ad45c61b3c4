import type { KnownLeg } from "../model/host";

type Grade = 1 | 2 | 3;

export const no = (reason: string): KnownLeg => ({ verdict: "no", reason });
export const yes = (grade: Grade, reason: string): KnownLeg => ({ verdict: "yes", grade, reason });
export const possible = (grade: Grade, reason: string, condition: string): KnownLeg => ({
  verdict: "possible",
  grade,
  reason,
  condition,
});
