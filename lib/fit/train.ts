import type { Label } from "../core/classification/reviewed/label";
import type { Question } from "../core/classification/scoring/question";
import { fitPool } from "./pool";
import { columnsFor, offsetsOf, rowsOf, type WeightColumn } from "./columns";
import { fitLogistic, logit, sigmoid, type Example, type Model, type SparseRow } from "./logistic";
import { expectedError, score, type Score } from "./measure";
import type { Samples } from "./samples";
import { isMadeUp } from "./sources";

/**
 * Strength of the shrinkage of each weight towards zero: the inverse variance of a normal prior. Few tools have a way out or
 * lose something, and much of a result is told by who writes it: there the many small features are held down and the groups that reason about a tool as a whole are let speak.
 */
const SHRINKAGE: Record<Question, number> = { private: 6, untrusted: 8, egress: 8, writes: 4, destructive: 10 };
/** The signals and groups that reason about a tool as a whole and answer this very question, which are shrunk less. */
const REASONED: Record<Question, readonly string[]> = {
  private: ["whose-is-what-comes-back"],
  untrusted: ["who-writes-what-comes-back"],
  egress: ["has-a-way-out"],
  writes: ["sideEffect", "ownership", "authorship", "egressPath", "destructiveEffect"],
  destructive: ["egressPath", "destructiveEffect"],
};
const REASONED_SHRINKAGE = 0.7;
/** Of a word that was learned. */
const WORD_SHRINKAGE = 5;
/** Of a plain word in a clause, of which there are few kinds. */
const CLAUSE_SHRINKAGE = 3;
const SUMMARY_SHRINKAGE = 0.1;
/** What `m` (“it depends”) counts as, and how much: less, since it teaches less. */
const MAYBE = { target: 0.5, weight: 0.3 };
/**
 * How much a made-up definition counts compared with one of a real server. Authors make up more ways out than servers have: at full
 * weight they cost the F1 of egress on real servers a hundredth, at half none, and unknown authors' texts lose two hundredths.
 */
const WRITTEN_WEIGHT: Record<Question, number> = { private: 1, untrusted: 1, egress: 0.5, writes: 1, destructive: 1 };
/** A shift that is of merit is taken as long as the calibration error stays below this. */
const CALIBRATION_BOUND = 0.03;

export type Fitted = {
  /** Out-of-fold probabilities: each tool judged by a fit that never saw its server. */
  together: number[];
  alone: number[];
  weights: QuestionWeights;
};

export type QuestionWeights = { prior: number; signals: Record<string, Record<string, number>> };

/** What one question is fitted on. Offsets are the log-odds of weights that are set by hand. */
export type FitProblem = {
  columns: WeightColumn[];
  together: Sums;
  alone: Sums;
  labels: Label[];
  /** The uncalibrated weights of a fit on the samples for which `keep` holds. */
  fit: (keep: (at: number) => boolean) => Model;
};
type Sums = { rows: SparseRow[]; offsets: number[] };

export function problemOf(question: Question, { columns: all, samples }: Samples): FitProblem {
  const heard = columnsFor(question, all);
  const columns = heard.filter(({ manual }) => manual === undefined);
  const byHand = heard.filter(({ manual }) => manual !== undefined);
  const sumsOf = (rows: readonly SparseRow[]): Sums => ({
    rows: rowsOf(columns, rows),
    offsets: offsetsOf(byHand, rows),
  });
  const together = sumsOf(samples.map((sample) => sample.together));
  const alone = sumsOf(samples.map((sample) => sample.alone));
  const labels = samples.map((sample) => sample.labels[question]);
  const penalty = Float64Array.from(columns, (column) => penaltyOf(question, column));
  const examples = (keep: (at: number) => boolean): Example[] =>
    labels.flatMap((label, at) => {
      if (!keep(at)) return [];
      const counts = isMadeUp(samples[at]!.source) ? WRITTEN_WEIGHT[question] : 1;
      return [example(label, together, at, counts), example(label, alone, at, counts)];
    });
  return { columns, together, alone, labels, fit: (keep) => fitPool(examples(keep), columns, penalty) };
}

function penaltyOf(question: Question, { signal, feature }: WeightColumn): number {
  if (feature.summary) return SUMMARY_SHRINKAGE;
  if (REASONED[question].includes(signal)) return REASONED_SHRINKAGE;
  if (feature.group === "clause") return CLAUSE_SHRINKAGE;
  return feature.group === "word" ? WORD_SHRINKAGE : SHRINKAGE[question];
}

/** Cross-validates one question, the choice of its features included, and fits it on everything. Weights come calibrated. */
export function train(question: Question, samples: Samples, folds: readonly number[]): Fitted {
  const { columns, together, alone, labels, fit } = problemOf(question, samples);
  const logits = { together: labels.map(() => 0), alone: labels.map(() => 0) };
  for (const fold of new Set(folds)) {
    const model = fit((at) => folds[at] !== fold);
    folds.forEach((its, at) => {
      if (its !== fold) return;
      logits.together[at] = logit(model, together.rows[at]!);
      logits.alone[at] = logit(model, alone.rows[at]!);
    });
  }
  const real = samples.samples.flatMap(({ source }, at) => (isMadeUp(source) ? [] : [at]));
  const of = <T>(all: readonly T[]) => real.map((at) => all[at]!);
  const calibration = calibrate(of(labels), of(logits.together), of(together.offsets), RECALL[question]);
  return {
    together: calibrated(calibration, logits.together, together.offsets),
    alone: calibrated(calibration, logits.alone, alone.offsets),
    weights: readable(
      columns,
      fit(() => true),
      calibration,
    ),
  };
}

/** The out-of-fold probabilities of the tools of real servers alone. */
export function onServers({ together, alone, weights }: Fitted, { samples }: Samples): Fitted {
  const real = (all: readonly number[]) => all.filter((_, at) => !isMadeUp(samples[at]!.source));
  return { together: real(together), alone: real(alone), weights };
}

/** Each tool is included twice, in the context of its server and on its own: each counts half. */
function example(label: Label, { rows, offsets }: Sums, at: number, counts: number): Example {
  const [row, offset] = [rows[at]!, offsets[at]!];
  if (label === "m") return { row, offset, target: MAYBE.target, weight: (MAYBE.weight * counts) / 2 };
  return { row, offset, target: label === "y" ? 1 : 0, weight: counts / 2 };
}

/**
 * How much worse a missed leg is than a wrongly suspected one: the weight of recall in the F measure by which a shift is chosen. Above
 * one where texts that say little are missed more often than others are wrongly suspected. For egress it is below one: of the harmless sessions that are called lethal, four in five hang on a wrongly
 * suspected way out.
 */
export const RECALL: Record<Question, number> = {
  private: 1.2,
  untrusted: 1.3,
  egress: 0.9,
  writes: 1,
  destructive: 1.2,
};

function merit(recallWeight: number, { precision, recall }: Score): number {
  return ((1 + recallWeight ** 2) * precision * recall) / (recallWeight ** 2 * precision + recall || 1);
}

type Calibration = { slope: number; shift: number };

/** Probabilities: fitted log-odds are scaled, those set by hand stay as they are. */
export function calibrated(
  { slope, shift }: Calibration,
  logits: readonly number[],
  offsets: readonly number[],
): number[] {
  return logits.map((z, at) => sigmoid(slope * z + offsets[at]! + shift));
}

/** Platt scaling of out-of-fold log-odds, then the shift that serves `merit` best within the bound on the calibration error. */
export function calibrate(
  labels: readonly Label[],
  logits: readonly number[],
  offsets: readonly number[],
  recallWeight: number,
): Calibration {
  const known = labels.flatMap((label, at) =>
    label === "m"
      ? []
      : [
          {
            row: { indices: [0], values: [logits[at]!] },
            offset: offsets[at]!,
            target: label === "y" ? 1 : 0,
            weight: 1,
          },
        ],
  );
  const [slope, middle] = fitLogistic(known, new Float64Array([1e-6])) as unknown as [number, number];
  let best = { shift: middle, reached: 0 };
  for (let extra = 0; extra <= 1.2; extra += 0.05) {
    const p = calibrated({ slope, shift: middle + extra }, logits, offsets);
    const reached = merit(recallWeight, score(labels, p));
    if (extra > 0 && expectedError(labels, p) > CALIBRATION_BOUND) break;
    if (reached > best.reached) best = { shift: middle + extra, reached };
  }
  return { slope, shift: best.shift };
}

function readable(columns: readonly WeightColumn[], model: Model, { slope, shift }: Calibration): QuestionWeights {
  const round = (weight: number) => Math.round(weight * 1000) / 1000;
  const signals: Record<string, Record<string, number>> = {};
  columns.forEach(({ signal, feature }, at) => {
    const weight = round(slope * model[at]!);
    if (weight === 0) return;
    (signals[signal] ??= {})[feature.name] = weight;
  });
  return { prior: round(slope * model[columns.length]! + shift), signals };
}
