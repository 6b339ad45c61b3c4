import { QUESTIONS } from "../core/classification/scoring/question";
import { BY_HAND } from "../core/classification/scoring/scorers";
import type { Network, Row } from "../core/classification/scoring/network";
import type { Sample, Samples } from "./samples";
import { isMadeUp } from "./sources";
import { trainNetwork, type Lesson, type Training } from "./train-network";

/** What `m` (“it depends”) counts as, and how much: less, since it teaches less. */
const MAYBE = { target: 0.4, weight: 0.3 };
/** How much a made-up definition counts compared with one of a real server. Twice and half of it do as well. */
const WRITTEN_WEIGHT = 0.7;
/** How much a tool counts on its own, compared with the same in the context of its server. */
const ALONE_WEIGHT = 0.5;

/**
 * Ten of sixteen units hear opening features alone and may lower as well; how many there are, how often everything is read and what is left
 * out matter little within a factor of two.
 */
const TRAINING: Omit<Training, "seed"> = {
  rising: 6,
  free: 10,
  epochs: 4,
  rate: 0.05,
  withoutFeatures: 0.15,
  withoutUnits: 0.3,
};
/** Networks that are trained from different starts and answer by their mean, which is one network of all their units. */
const NETWORKS = 2;

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
      const networks = Array.from({ length: NETWORKS }, (_, seed) =>
        trainNetwork(lessons, columns.length, raises, { ...TRAINING, seed: seed + 1 }),
      );
      return meanOf(networks);
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

/** Networks side by side, each saying its share. */
export function meanOf(networks: readonly Network[]): Network {
  const { questions } = networks[0]!;
  const units = networks.reduce((sum, network) => sum + network.units, 0);
  const width = questions + units;
  const features = networks[0]!.rows.length / (questions + networks[0]!.units);
  const share = 1 / networks.length;
  const rows = new Float32Array(features * width);
  let before = questions;
  for (const { rows: own, units: its } of networks) {
    for (let feature = 0; feature < features; feature++) {
      const from = feature * (questions + its);
      for (let question = 0; question < questions; question++)
        rows[feature * width + question]! += share * own[from + question]!;
      rows.set(own.subarray(from + questions, from + questions + its), feature * width + before);
    }
    before += its;
  }
  const joined = (of: (network: Network) => Float32Array) => Float32Array.from(networks.flatMap((one) => [...of(one)]));
  return {
    units,
    questions,
    rows,
    threshold: joined(({ threshold }) => threshold),
    outer: joined(({ outer }) => outer.map((says) => says * share)),
    bias: networks[0]!.bias.map((_, at) => networks.reduce((sum, { bias }) => sum + bias[at]!, 0) * share),
  };
}
