import type { Question } from "./labels";
import type { Score } from "./measure";
import type { SessionScore } from "./sessions";

/** What was measured on one group of tools. */
export type Figures = {
  tools: number;
  servers: number;
  questions: Record<Question, Score & { calibrationError: number }>;
  /** Random sessions of its servers, those whose truth hangs on no `m`. */
  sessions: SessionScore;
};

/** One scoring of a slice that nobody had looked at, as it is kept. */
export type Scoring = Figures & {
  slice: number;
  /** Day of the scoring. */
  date: string;
  /** In words: which program. */
  program: string;
  /** Labelled tools that it had learned from. */
  learnedFrom: number;
};

/** What is kept: what the program reached before anything was learned from any slice, and every scoring since. */
export type SealedRecord = { baseline: (Figures & { slice: number })[]; scorings: Scoring[] };
