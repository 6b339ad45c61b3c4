import type { Leg } from "../../model/leg";

/** What a tool is judged for: the three legs, and two effects. */
export type Question = Leg | Effect;
export type Effect = "writes" | "destructive";

/** Every question, in the order in which labels and weights name them. */
export const QUESTIONS = [
  "private",
  "untrusted",
  "egress",
  "writes",
  "destructive",
] as const satisfies readonly Question[];
