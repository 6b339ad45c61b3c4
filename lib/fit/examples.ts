import { QUESTIONS } from "../core/classification/scoring/question";
import { BY_HAND } from "../core/classification/scoring/scorers";
import type { Network, Row } from "../core/classification/scoring/network";
import type { Sample, Samples } from "./samples";
import { isMadeUp } from "./sources";
import { trainNetwork } from "./train-network";
import type { Example, Training } from "./training";

/** What `m` (“it depends”) counts as, and how much: less, since it teaches less. */
const MAYBE = { target: 0.4, weight: 0.3 };
/** How much a made-up definition counts compared with one of a real server. From a fifth to nearly twice of it does as well. */
const WRITTEN_WEIGHT = 0.7;
/** How much a tool counts on its own, compared with the same in the context of its server. */
const ALONE_WEIGHT = 0.5;

/**
 * 64 of 96 units take opening features alone and may lower as well. Small weights are dropped so that the file stays below a megabyte: on
 * two of five folds that costs up to .002 of average precision where the rest may learn on for two epochs, and up to .008 where it may
 * not. Half as many units with more weights are worse by .003 to .007 for egress, and better by .014 for the untrusted input of published
 * servers.
 */
const TRAINING: Training = {
  rising: 32,
  free: 64,
  epochs: 6,
  learningRate: 0.05,
  featureDropout: 0.15,
  unitDropout: 0.2,
  seed: 1,
  pruning: { after: 4, unitWeight: 0.12, feature: 0.6 },
};

/** A tool as the network takes it: what is fitted, and the log-odds that are not. */
export type FitInput = { row: Row; offsets: number[] };
export type FitProblem = {
  /** Of each sample in the context of its server. */
  together: FitInput[];
  alone: FitInput[];
  /** The uncalibrated network of the samples for which `keep` holds. */
  fit: (keep: (at: number) => boolean) => Network;
};

export function problemOf({ columns, samples }: Samples): FitProblem {
  const inputOf = ({ indices, values }: Row): FitInput => {
    const row = { indices: [] as number[], values: [] as number[] };
    const offsets = QUESTIONS.map(() => 0);
    indices.forEach((column, at) => {
      const byHand = BY_HAND.get(columns[column]!);
      if (byHand) byHand.forEach((weight, question) => (offsets[question]! += weight * values[at]!));
      else {
        row.indices.push(column);
        row.values.push(values[at]!);
      }
    });
    return { row, offsets };
  };
  const together = samples.map((sample) => inputOf(sample.together));
  const alone = samples.map((sample) => inputOf(sample.alone));
  const raises = columns.map(({ scope }) => scope === "rest");
  return {
    together,
    alone,
    fit: (keep) => {
      const examples = samples.flatMap((sample, at) =>
        keep(at) ? [exampleOf(sample, together[at]!, 1), exampleOf(sample, alone[at]!, ALONE_WEIGHT)] : [],
      );
      return trainNetwork(examples, columns.length, raises, TRAINING);
    },
  };
}

function exampleOf({ labels, source }: Sample, { row, offsets }: FitInput, share: number): Example {
  const counts = share * (isMadeUp(source) ? WRITTEN_WEIGHT : 1);
  const all = QUESTIONS.map((question) => labels[question]);
  return {
    row,
    offsets,
    targets: all.map((label) => (label === "m" ? MAYBE.target : label === "y" ? 1 : 0)),
    weights: all.map((label) => (label === "m" ? MAYBE.weight * counts : counts)),
  };
}
