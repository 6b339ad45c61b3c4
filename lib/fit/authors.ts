import { QUESTIONS, type Question } from "./labels";
import { averagePrecision, score } from "./measure";
import type { Samples } from "./samples";
import { AUTHORS, wroteAbout } from "./sources";
import type { Fitted } from "./train";

/** Figures of the made-up definitions of one author, or of all of them. */
export type AuthorScore = {
  about: string;
  tools: number;
  questions: Record<Question, { precision: number; recall: number; f1: number; averagePrecision: number }>;
};

/**
 * How made-up definitions are judged by weights that have seen none of their author's: what to expect of texts by somebody
 * who is not known yet. Authors one by one, then all together.
 */
export function scoreAuthors({ samples }: Samples, fitted: Record<Question, Fitted>): AuthorScore[] {
  const of = (about: string, members: readonly number[]): AuthorScore => ({
    about,
    tools: members.length,
    questions: Object.fromEntries(
      QUESTIONS.map((question) => {
        const labels = members.map((at) => samples[at]!.labels[question]);
        const p = members.map((at) => fitted[question].together[at]!);
        const { precision, recall, f1 } = score(labels, p);
        const figures = { precision, recall, f1, averagePrecision: averagePrecision(labels, p) };
        return [question, rounded(figures)];
      }),
    ) as AuthorScore["questions"],
  });
  const writtenBy = (author?: string) =>
    samples.flatMap(({ source }, at) => (source !== "servers" && (!author || source === author) ? [at] : []));
  return [...AUTHORS.map((author) => of(wroteAbout(author), writtenBy(author))), of("all of them", writtenBy())];
}

const rounded = <T extends Record<string, number>>(figures: T): T =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Math.round(value * 10_000) / 10_000])) as T;
