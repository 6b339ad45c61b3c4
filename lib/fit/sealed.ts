import { LEGS } from "../core/model/leg";
import { QUESTIONS, type Labelled, type Question } from "./labels";
import { expectedError, score, type Score } from "./measure";
import { scoreSessions, type SessionScore } from "./sessions";

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

const SESSIONS = 2_000;

export function figuresOf(tools: readonly Labelled[], p: Record<Question, readonly number[]>, seed: number): Figures {
  const questions = Object.fromEntries(
    QUESTIONS.map((question) => {
      const labels = tools.map((tool) => tool.labels[question]);
      return [question, { ...score(labels, p[question]), calibrationError: expectedError(labels, p[question]) }];
    }),
  ) as Figures["questions"];
  const believed = Object.fromEntries(LEGS.map((leg) => [leg, p[leg]])) as Pick<typeof p, (typeof LEGS)[number]>;
  return {
    tools: tools.length,
    servers: new Set(tools.map(({ owner }) => owner)).size,
    questions,
    sessions: scoreSessions(tools, believed, SESSIONS, seed).decided,
  };
}
