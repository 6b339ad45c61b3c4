import type { Question } from "../core/classification/scoring/question";
import type { Score } from "./measure";

/**
 * Scorings of made-up definitions by authors who saw neither the program nor any text that it learned from: each set once by
 * each program, before anybody read it.
 */
export type BlindRecord = { sets: BlindSet[] };

export type BlindSet = {
  set: string;
  tools: number;
  /** What its definitions are, in words. */
  about: string;
  /** Day on which it was first read; the program learns from it since. Without one nobody has read it. */
  opened?: string;
  /** Why its figures are not quite blind though nobody has read it. */
  note?: string;
  scorings: {
    /** Day of the scoring. */
    date: string;
    /** In words: which program. */
    program: string;
    /** For the legs, also how many of the tools that have them were judged a plain "no". */
    questions: Record<Question, Score & { judgedNo?: number }>;
  }[];
};
