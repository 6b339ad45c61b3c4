import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { familyFolds } from "./folds";
import { averagePrecision, score } from "./measure";
import { seeded, shuffled } from "./random";
import type { Samples } from "./samples";
import { calibrate, calibrated } from "./calibration";
import { problemOf } from "./examples";
import { logitsOf, sumsOf } from "../core/classification/scoring/network";

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
export function learningCurves(all: Samples): Curve["questions"] {
  const { together, fit } = problemOf(all);
  const families = all.samples.map(({ family }) => family);
  const points = SHARES.map((share) =>
    SEEDS.map((seed) => {
      const parts = familyFolds(families, PARTS, 100 + seed);
      const learned = shuffled([...new Set(families.filter((_, at) => parts[at] !== 0))], seeded(seed));
      const held = families.flatMap((_, at) => (parts[at] === 0 ? [at] : []));
      const some = new Set(learned.slice(0, Math.round(share * learned.length)));
      const network = fit((at) => some.has(families[at]!));
      const logits = held.map((at) => logitsOf(network, sumsOf(network, together[at]!.row)));
      return QUESTIONS.map((question, index) => {
        const its = held.map((at) => all.samples[at]!.labels[question]);
        const said = logits.map((one) => one[index]!);
        const offsets = held.map((at) => together[at]!.offsets[index]!);
        const p = calibrated(calibrate(its, said, offsets), said, offsets);
        return { families: some.size, f1: score(its, p).f1, averagePrecision: averagePrecision(its, p) };
      });
    }),
  );
  return Object.fromEntries(
    QUESTIONS.map((question, index) => [question, points.map((draws) => pointOf(draws.map((draw) => draw[index]!)))]),
  ) as Curve["questions"];
}

type Draw = Pick<CurvePoint, "families" | "f1" | "averagePrecision">;

function pointOf(draws: readonly Draw[]): CurvePoint {
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  const mean = (of: keyof Draw) => draws.reduce((sum, one) => sum + one[of], 0) / draws.length;
  const f1s = draws.map(({ f1 }) => f1);
  return {
    families: Math.round(mean("families")),
    f1: round(mean("f1")),
    from: round(Math.min(...f1s)),
    to: round(Math.max(...f1s)),
    averagePrecision: round(mean("averagePrecision")),
  };
}
