import { fitFew } from "./few";
import { columnsFor, rowsOf, type Column, type Extraction } from "./gather";
import type { Labelled, Question, Word } from "./labels";
import { fitLogistic, logit, sigmoid, type Example, type Row } from "./logistic";
import { expectedError, score, type Score } from "./measure";

/**
 * Strength of the shrinkage of each weight towards zero: the inverse variance of a normal prior. Few tools have a way out or
 * lose something, and much of a result is told by who writes it: there the many small features are held down and the groups that reason about a tool as a whole are let speak.
 */
const SHRINKAGE: Record<Question, number> = { private: 6, untrusted: 8, egress: 8, writes: 4, destructive: 10 };
/** The signals and groups that reason about a tool as a whole and answer this very question, which are let speak. */
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
const SUMMARY_SHRINKAGE = 0.1;
/** What `m` counts as, and how much: it depends, so it teaches less. */
const MAYBE = { target: 0.4, weight: 0.4 };
/** A shift that is of merit is taken as long as the calibration error stays below this. */
const CALIBRATION_BOUND = 0.03;

export type Fitted = {
  /** Out-of-fold probabilities: each tool judged by a fit that never saw its server. */
  together: number[];
  alone: number[];
  weights: { prior: number; signals: Record<string, Record<string, number>> };
  /** Probabilities of tools that took no part in the fit. */
  predict: (extractions: readonly Extraction[]) => number[];
};

/** Cross-validates one question, the choice of its features included, and fits it on everything. Weights come calibrated. */
export function train(
  question: Question,
  tools: readonly Labelled[],
  extractions: { together: Extraction[]; alone: Extraction[] },
  families: readonly string[],
  folds: readonly number[],
): Fitted {
  const columns = columnsFor(question, families, extractions.together);
  const rows = {
    together: rowsOf(question, columns, extractions.together),
    alone: rowsOf(question, columns, extractions.alone),
  };
  const penalty = Float64Array.from(columns, ({ signal, feature }) =>
    feature.summary
      ? SUMMARY_SHRINKAGE
      : REASONED[question].includes(signal)
        ? REASONED_SHRINKAGE
        : feature.group === "word"
          ? WORD_SHRINKAGE
          : SHRINKAGE[question],
  );
  const examples = (keep: (at: number) => boolean): Example[] =>
    tools.flatMap(({ labels }, at) =>
      keep(at) ? [example(labels[question], rows.together[at]!), example(labels[question], rows.alone[at]!)] : [],
    );
  const together: number[] = tools.map(() => 0);
  const alone: number[] = tools.map(() => 0);
  for (const fold of new Set(folds)) {
    const model = fitFew(
      examples((at) => folds[at] !== fold),
      columns,
      penalty,
    );
    folds.forEach((its, at) => {
      if (its !== fold) return;
      together[at] = logit(model, rows.together[at]!);
      alone[at] = logit(model, rows.alone[at]!);
    });
  }
  const labels = tools.map((tool) => tool.labels[question]);
  const { slope, shift } = calibrate(labels, together, RECALL[question]);
  const calibrated = (z: number) => sigmoid(slope * z + shift);
  const model = fitFew(
    examples(() => true),
    columns,
    penalty,
  );
  return {
    together: together.map(calibrated),
    alone: alone.map(calibrated),
    weights: readable(columns, model, slope, shift),
    predict: (extractions) => rowsOf(question, columns, extractions).map((row) => calibrated(logit(model, row))),
  };
}

function example(label: Word, row: Row): Example {
  if (label === "m") return { row, target: MAYBE.target, weight: MAYBE.weight / 2 };
  return { row, target: label === "y" ? 1 : 0, weight: 0.5 };
}

/**
 * How much more a missed leg harms than one that is suspected: the weight of recall in the F measure by which a shift is
 * chosen. Of effects neither is worse.
 */
const RECALL: Record<Question, number> = { private: 1.3, untrusted: 1.3, egress: 1.3, writes: 1, destructive: 1 };

function merit(recallWeight: number, { precision, recall }: Score): number {
  return ((1 + recallWeight ** 2) * precision * recall) / (recallWeight ** 2 * precision + recall || 1);
}

/** Platt scaling of out-of-fold log-odds, then the shift that serves `merit` best within the bound on the calibration error. */
function calibrate(
  labels: readonly Word[],
  logits: readonly number[],
  recallWeight: number,
): { slope: number; shift: number } {
  const known = labels.flatMap((label, at) =>
    label === "m" ? [] : [{ row: { indices: [0], values: [logits[at]!] }, target: label === "y" ? 1 : 0, weight: 1 }],
  );
  const platt = fitLogistic(known, new Float64Array([1e-6]));
  const slope = platt[0]!;
  let best = { shift: platt[1]!, reached: 0 };
  for (let extra = 0; extra <= 1.2; extra += 0.05) {
    const p = logits.map((z) => sigmoid(slope * z + platt[1]! + extra));
    const reached = merit(recallWeight, score(labels, p));
    if (extra > 0 && expectedError(labels, p) > CALIBRATION_BOUND) break;
    if (reached > best.reached) best = { shift: platt[1]! + extra, reached };
  }
  return { slope, shift: best.shift };
}

/** Weights below this are left out of the file: together they move no verdict. */
const SMALL = 0.02;

function readable(columns: readonly Column[], model: Float64Array, slope: number, shift: number): Fitted["weights"] {
  const round = (weight: number) => Math.round(weight * 1000) / 1000;
  const signals: Record<string, Record<string, number>> = {};
  columns.forEach(({ signal, feature }, at) => {
    const weight = round(slope * model[at]!);
    if (Math.abs(weight) < SMALL) return;
    (signals[signal] ??= {})[feature.name] = weight;
  });
  return { prior: round(slope * model[columns.length]! + shift), signals };
}
