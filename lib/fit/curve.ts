import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { familyFolds } from "./folds";
import { logit } from "./logistic";
import { averagePrecision, score } from "./measure";
import { seeded, shuffled } from "./random";
import type { Samples } from "./samples";
import { calibrate, calibrated, problemOf, RECALL } from "./train";

/**
 * What was reached on families that took no part after learning from this many others: the mean, minimum and maximum of the draws.
 * Calibrated on the families that are measured, which flatters all points alike, by less than a hundredth.
 */
export type CurvePoint = { families: number; f1: number; from: number; to: number; averagePrecision: number };

export type Curve = { date: string; questions: Record<Question, CurvePoint[]> };

/** Where the curves are kept, which take longer than a fit: `npm run fit:curve` draws them anew. */
export const CURVE = "lib/fit/curve.json";

/** Shares of the families that are learned from, and draws of each. */
const SHARES = [0.125, 0.25, 0.5, 1];
const SEEDS = [1, 2, 3];
/** In each draw, one part in this many is held back for measuring. */
const PARTS = 5;

/** Learning curves: fits on more and more families, each measured on families that were held back. */
export function learningCurves(samples: Samples): Record<Question, CurvePoint[]> {
  return Object.fromEntries(QUESTIONS.map((question) => [question, curveOf(question, samples)])) as Record<
    Question,
    CurvePoint[]
  >;
}

function curveOf(question: Question, all: Samples): CurvePoint[] {
  const { together, labels, fit } = problemOf(question, all);
  const families = all.samples.map(({ family }) => family);
  const draws = SEEDS.map((seed) => {
    const parts = familyFolds(families, PARTS, 100 + seed);
    const learned = shuffled([...new Set(families.filter((_, at) => parts[at] !== 0))], seeded(seed));
    const held = labels.flatMap((_, at) => (parts[at] === 0 ? [at] : []));
    return { learned, held };
  });
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  return SHARES.map((share) => {
    const reached = draws.map(({ learned, held }) => {
      const some = new Set(learned.slice(0, Math.round(share * learned.length)));
      const model = fit((at) => some.has(families[at]!));
      const logits = held.map((at) => logit(model, together.rows[at]!));
      const offsets = held.map((at) => together.offsets[at]!);
      const its = held.map((at) => labels[at]!);
      const p = calibrated(calibrate(its, logits, offsets, RECALL[question]), logits, offsets);
      return { families: some.size, f1: score(its, p).f1, averagePrecision: averagePrecision(its, p) };
    });
    const mean = (of: (one: (typeof reached)[number]) => number) =>
      reached.reduce((sum, one) => sum + of(one), 0) / reached.length;
    const f1s = reached.map(({ f1 }) => f1);
    return {
      families: Math.round(mean((one) => one.families)),
      f1: round(mean((one) => one.f1)),
      from: round(Math.min(...f1s)),
      to: round(Math.max(...f1s)),
      averagePrecision: round(mean((one) => one.averagePrecision)),
    };
  });
}
