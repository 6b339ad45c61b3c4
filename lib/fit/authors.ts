import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { averagePrecision, score } from "./measure";
import type { Samples } from "./samples";
import { AUTHORS, isMadeUp, ORIGINS, wroteAbout, type RealSource } from "./sources";
import type { Fitted } from "./train";

/** Figures of the made-up definitions of one author, or of all of them. */
export type AuthorScore = {
  about: string;
  tools: number;
  questions: Record<Question, { precision: number; recall: number; f1: number; averagePrecision: number }>;
};

/** The same of real servers, by where their definitions come from. */
export type OriginScore = AuthorScore & { servers: number };

/** Figures of some of the tools, by out-of-fold probabilities. */
function scoreMembers(
  about: string,
  members: readonly number[],
  { samples }: Samples,
  fitted: Record<Question, Fitted>,
): AuthorScore {
  return {
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
  };
}

/**
 * How made-up definitions are judged by weights that have seen none by the same author: what to expect for texts by somebody new. Each
 * author, then all together.
 */
export function scoreAuthors(samples: Samples, fitted: Record<Question, Fitted>): AuthorScore[] {
  const writtenBy = (author?: string) =>
    samples.samples.flatMap(({ source }, at) => (isMadeUp(source) && (!author || source === author) ? [at] : []));
  return [
    ...AUTHORS.map((author) => scoreMembers(wroteAbout(author), writtenBy(author), samples, fitted)),
    scoreMembers("all of them", writtenBy(), samples, fitted),
  ];
}

/** How tools of real servers are judged by weights that have seen none of their family, by where they come from. */
export function scoreOrigins(samples: Samples, fitted: Record<Question, Fitted>): OriginScore[] {
  return (Object.keys(ORIGINS) as RealSource[]).flatMap((origin) => {
    const members = samples.samples.flatMap(({ source }, at) => (source === origin ? [at] : []));
    const servers = new Set(members.map((at) => samples.samples[at]!.owner)).size;
    return servers === 0 ? [] : [{ ...scoreMembers(ORIGINS[origin], members, samples, fitted), servers }];
  });
}

const rounded = <T extends Record<string, number>>(figures: T): T =>
  Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, Math.round(value * 10_000) / 10_000])) as T;
