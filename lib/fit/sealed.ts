import type { Question } from "../core/classification/scoring/question";
import type { Score } from "./measure";
import type { SessionScore } from "./sessions";

/** What was measured on one group of tools. */
export type Figures = {
  tools: number;
  servers: number;
  /** Of effects that were told by yes and no there is no calibration error. */
  questions: Record<Question, Score & { calibrationError?: number | undefined }>;
  /** Random sessions of its servers whose truth does not depend on an `m`. */
  sessions: SessionScore;
};

/** One scoring of a slice that nobody had looked at, as it is recorded. */
export type Scoring = Figures & {
  /** Number of a slice of the labelled definitions, or what else was scored, in words. */
  slice: number | string;
  /** Day of the scoring. */
  date: string;
  /** In words: which program. */
  program: string;
  /** Labelled tools that it had learned from. */
  learnedFrom: number;
};

/** What is kept: what the program reached before anything was learned from any slice, and every scoring since. */
export type SealedRecord = { baseline: (Figures & { slice: number })[]; scorings: Scoring[] };
