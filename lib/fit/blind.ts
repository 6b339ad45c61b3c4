import type { Question } from "./labels";
import type { Score } from "./measure";

/**
 * Scorings of made-up definitions by an author who saw neither the program nor any text that it learned from: each set once per
 * program, before anybody opened it.
 */
export type BlindRecord = {
  /** Day of the scoring. */
  date: string;
  tools: number;
  scorings: {
    /** In words: which program. */
    program: string;
    /** Of the legs also how many tools that have them were judged a plain "no". */
    questions: Record<Question, Score & { judgedNo?: number }>;
  }[];
};
