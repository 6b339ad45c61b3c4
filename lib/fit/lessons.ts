import { QUESTIONS } from "../core/classification/scoring/question";
import { BY_HAND } from "../core/classification/scoring/scorers";
import type { Network, Row } from "../core/classification/scoring/network";
import type { Sample, Samples } from "./samples";
import { isMadeUp } from "./sources";
import { trainNetwork, type Lesson, type Training } from "./train-network";

/** What `m` (“it depends”) counts as, and how much: less, since it teaches less. */
const MAYBE = { target: 0.4, weight: 0.3 };
/** How much a made-up definition counts compared with one of a real server. From a fifth to nearly twice of it does as well. */
const WRITTEN_WEIGHT = 0.7;
/** How much a tool counts on its own, compared with the same in the context of its server. */
const ALONE_WEIGHT = 0.5;

/**
 * 64 of 96 units hear opening features alone and may lower as well. Small weights are dropped so that the file stays below a megabyte: on
 * two of five folds that costs up to .002 of average precision where the rest may learn on for two epochs, and up to .008 where it may
 * not. Half as many units with more weights are worse by .003 to .007 for egress, and better by .014 for the untrusted input of published
 * servers.
 */
const TRAINING: Training = {
  rising: 32,
  free: 64,
  epochs: 6,
  rate: 0.05,
  withoutFeatures: 0.15,
  withoutUnits: 0.2,
  seed: 1,
  pruning: { after: 4, heard: 0.12, feature: 0.6 },
};

/** A tool as the network hears it, together with its server's and on its own. */
export type Heard = { row: Row; offsets: number[] };
export type FitProblem = {
  together: Heard[];
  alone: Heard[];
  /** The uncalibrated network of the samples for which `keep` holds. */
  fit: (keep: (at: number) => boolean) => Network;
};

export function problemOf({ columns, samples }: Samples): FitProblem {
  const hear = ({ indices, values }: Row): Heard => {
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
  const together = samples.map((sample) => hear(sample.together));
  const alone = samples.map((sample) => hear(sample.alone));
  const raises = columns.map(({ scope }) => scope === "rest");
  return {
    together,
    alone,
    fit: (keep) => {
      const lessons = samples.flatMap((sample, at) =>
        keep(at) ? [lessonOf(sample, together[at]!, 1), lessonOf(sample, alone[at]!, ALONE_WEIGHT)] : [],
      );
      return trainNetwork(lessons, columns.length, raises, TRAINING);
    },
  };
}

function lessonOf({ labels, source }: Sample, { row, offsets }: Heard, share: number): Lesson {
  const counts = share * (isMadeUp(source) ? WRITTEN_WEIGHT : 1);
  const all = QUESTIONS.map((question) => labels[question]);
  return {
    row,
    offsets,
    targets: all.map((label) => (label === "m" ? MAYBE.target : label === "y" ? 1 : 0)),
    weights: all.map((label) => (label === "m" ? MAYBE.weight * counts : counts)),
  };
}
