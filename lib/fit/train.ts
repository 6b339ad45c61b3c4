import { logitsOf, sumsOf, type Network } from "../core/classification/scoring/network";
import { QUESTIONS, type Question } from "../core/classification/scoring/question";
import { writeParts } from "../core/classification/scoring/parts";
import { PART, type Weights } from "../core/classification/scoring/weights";
import type { Feature } from "../core/classification/features/feature";
import { calibrate, calibrated, type Calibration } from "./calibration";
import { problemOf, type FitInput } from "./examples";
import type { Samples } from "./samples";
import { isMeasured } from "./sources";

/** Out-of-fold probabilities: each tool judged by a fit that never saw its server. */
export type Fitted = { together: number[]; alone: number[] };
export type Fit = { fitted: Record<Question, Fitted>; network: Network };

/** Cross-validates all questions, calibrates them, and fits them on everything. */
export function train(samples: Samples, folds: readonly number[]): Fit {
  const problem = problemOf(samples);
  const logits = { together: answersFor(samples), alone: answersFor(samples) };
  for (const fold of new Set(folds)) {
    const network = problem.fit((at) => folds[at] !== fold);
    folds.forEach((its, at) => {
      if (its !== fold) return;
      outputOf(network, problem.together[at]!).forEach((z, question) => (logits.together[question]![at] = z));
      outputOf(network, problem.alone[at]!).forEach((z, question) => (logits.alone[question]![at] = z));
    });
  }
  const real = samples.samples.flatMap(({ source }, at) => (isMeasured(source) ? [at] : []));
  const of = <T>(all: readonly T[]) => real.map((at) => all[at]!);
  const offsetsOf = (inputs: readonly FitInput[], question: number) => inputs.map(({ offsets }) => offsets[question]!);
  const calibrations = QUESTIONS.map((question, at) =>
    calibrate(
      of(samples.samples.map(({ labels }) => labels[question])),
      of(logits.together[at]!),
      of(offsetsOf(problem.together, at)),
    ),
  );
  const fitted = Object.fromEntries(
    QUESTIONS.map((question, at): [Question, Fitted] => [
      question,
      {
        together: calibrated(calibrations[at]!, logits.together[at]!, offsetsOf(problem.together, at)),
        alone: calibrated(calibrations[at]!, logits.alone[at]!, offsetsOf(problem.alone, at)),
      },
    ]),
  ) as Fit["fitted"];
  return {
    fitted,
    network: scaled(
      problem.fit(() => true),
      calibrations,
    ),
  };
}

const answersFor = ({ samples }: Samples): number[][] => QUESTIONS.map(() => samples.map(() => 0));

const outputOf = (network: Network, { row }: FitInput): Float64Array => logitsOf(network, sumsOf(network, row));

/** The out-of-fold probabilities of the tools that are measured. */
export function onServers({ together, alone }: Fitted, { samples }: Samples): Fitted {
  const real = (all: readonly number[]) => all.filter((_, at) => isMeasured(samples[at]!.source));
  return { together: real(together), alone: real(alone) };
}

/** A network whose answers are calibrated. */
function scaled(network: Network, calibrations: readonly Calibration[]): Network {
  const { questions, rows, outer, bias } = network;
  const slopeAt = (place: number) => calibrations[place]?.slope ?? 1;
  return {
    ...network,
    rows: { ...rows, weights: rows.weights.map((weight, at) => weight * slopeAt(rows.places[at]!)) },
    outer: outer.map((says, at) => says * slopeAt(at % questions)),
    bias: bias.map((one, question) => one * slopeAt(question) + calibrations[question]!.shift),
  };
}

/** A network as the file of weights holds it. Features of which nothing was learned are left out. */
export function packed(
  { units, questions, rows, threshold, outer, bias }: Network,
  columns: readonly Feature[],
): Weights {
  const round = (value: number) => Math.round(value * 10_000) / 10_000;
  const features: Weights["features"] = {};
  columns.forEach(({ group, name }, feature) => {
    const row = new Array<number>(questions + units).fill(0);
    for (let entry = rows.starts[feature]!; entry < rows.starts[feature + 1]!; entry++)
      row[rows.places[entry]!] = Math.round(rows.weights[entry]! / PART) + 0;
    if (row.some((parts) => parts !== 0)) (features[group] ??= {})[name] = writeParts(row);
  });
  return {
    bias: Array.from(bias, round),
    units: Array.from({ length: units }, (_, unit) => ({
      threshold: round(threshold[unit]!),
      says: Array.from(outer.subarray(unit * questions, (unit + 1) * questions), round),
    })),
    features,
  };
}
