import { rowsOf, type Network, type Row } from "../core/classification/scoring/network";
import { sigmoid } from "./calibration";
import { seeded, shuffled } from "./random";

/**
 * One tool: its features and, for each question, the target between 0 (no) and 1 (yes), how much it counts, and log-odds that are not
 * fitted.
 */
export type Lesson = {
  row: Row;
  targets: readonly number[];
  weights: readonly number[];
  offsets: readonly number[];
};

export type Training = {
  /** Units that only ever raise. Features that may only raise are heard by these alone. */
  rising: number;
  free: number;
  epochs: number;
  rate: number;
  /** Shares of features and of units that are left out at each step (dropout, Srivastava 2014), so that none relies on another. */
  withoutFeatures: number;
  withoutUnits: number;
  seed: number;
  pruning: Pruning;
};

/**
 * After so many epochs small weights are dropped, and those that are left learn on to do without them (Han 2015): what a unit hears of a
 * feature below `heard`, and a whole feature whose weights are less than `feature` in all.
 */
export type Pruning = { after: number; heard: number; feature: number };

/**
 * Trains on one lesson after the other with steps that get smaller the more a weight was moved (Adagrad, Duchi 2011). A feature that
 * `raises` moves no answer down: its own weights, and those on its way through rising units, are kept at zero or above, and free
 * units do not hear it. Deterministic.
 */
export function trainNetwork(
  lessons: readonly Lesson[],
  features: number,
  raises: readonly boolean[],
  training: Training,
): Network {
  const random = seeded(training.seed);
  const learner = new Learner(
    start(features, lessons[0]?.targets.length ?? 0, training, random),
    raises,
    training,
    random,
  );
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    if (epoch === training.pruning.after) learner.prune();
    const rate = training.rate * (1 - (0.85 * epoch) / training.epochs);
    const isLast = epoch === training.epochs - 1;
    shuffled(lessons, random).forEach((lesson, at) => {
      const heard = learner.listen(lesson);
      learner.correct(lesson, heard, rate);
      if (isLast && Math.floor(((at + 1) * LOOKS) / lessons.length) > Math.floor((at * LOOKS) / lessons.length))
        learner.note();
    });
  }
  return learner.learned();
}

/** So many times in the last epoch the weights are noted; their mean is what was learned (Polyak and Juditsky 1992). */
const LOOKS = 10;

/** A network while it learns: any of its weights may move. */
type Learning = Omit<Network, "rows"> & { rows: Float32Array };

/** A network, and what it remembers of the lesson that it is at: what each unit passes on, and how wrong each answer is. */
class Learner {
  readonly network: Learning;
  readonly #raises: readonly boolean[];
  readonly #training: Training;
  readonly #random: () => number;
  readonly #sums: Float32Array;
  readonly #back: Float32Array;
  readonly #answers: Float32Array;
  readonly #errors: Float32Array;
  /** Sums of the squares by which each weight was moved. */
  readonly #moved: { rows: Float32Array; outer: Float32Array };
  /** Means of the weights where they were noted. */
  readonly #noted: Float64Array[];

  constructor(network: Learning, raises: readonly boolean[], training: Training, random: () => number) {
    this.network = network;
    this.#raises = raises;
    this.#training = training;
    this.#random = random;
    const { units, questions, rows, outer } = network;
    this.#sums = new Float32Array(units);
    this.#back = new Float32Array(units);
    this.#answers = new Float32Array(questions);
    this.#errors = new Float32Array(questions);
    this.#moved = { rows: new Float32Array(rows.length).fill(SOFT), outer: new Float32Array(outer.length).fill(SOFT) };
    this.#noted = this.#weights().map(({ length }) => new Float64Array(length));
  }

  #weights(): Float32Array[] {
    const { rows, threshold, outer, bias } = this.network;
    return [rows, threshold, outer, bias];
  }

  /** Drops small weights for good: what is said to have been moved infinitely far moves no more. */
  prune(): void {
    const { questions, units, rows } = this.network;
    const { heard, feature } = this.#training.pruning;
    const width = questions + units;
    for (let from = 0; from < rows.length; from += width) {
      let all = 0;
      for (let at = from; at < from + width; at++) {
        const weight = Math.abs(rows[at]!);
        if (at < from + questions || weight >= heard) all += weight;
      }
      for (let at = from; at < from + width; at++)
        if (all < feature || (at >= from + questions && Math.abs(rows[at]!) < heard)) {
          rows[at] = 0;
          this.#moved.rows[at] = Infinity;
        }
    }
  }

  note(): void {
    this.#weights().forEach((weights, part) => {
      const noted = this.#noted[part]!;
      for (let at = 0; at < weights.length; at++) noted[at]! += weights[at]! / LOOKS;
    });
  }

  /** The network as it is used: the mean of what was noted, without the weights that stayed zero. */
  learned(): Network {
    const [rows, threshold, outer, bias] = this.#noted.map((noted) => Float32Array.from(noted));
    const { questions, units } = this.network;
    const width = questions + units;
    const weightsOf = (row: number) => rows!.subarray(row * width, (row + 1) * width);
    return {
      units,
      questions,
      rows: rowsOf(rows!.length / width, (row, put) => weightsOf(row).forEach(put)),
      threshold: threshold!,
      outer: outer!,
      bias: bias!,
    };
  }

  /** Answers a lesson without some features and units. Gives the places of the features that were heard. */
  listen({ row, offsets }: Lesson): number[] {
    const { units, questions, rows, threshold, outer, bias } = this.network;
    const { withoutFeatures, withoutUnits } = this.#training;
    const [sums, answers] = [this.#sums, this.#answers];
    sums.set(threshold);
    for (let question = 0; question < questions; question++) answers[question] = bias[question]! + offsets[question]!;
    const heard: number[] = [];
    for (let at = 0; at < row.indices.length; at++) {
      if (this.#random() < withoutFeatures) continue;
      heard.push(at);
      const value = row.values[at]!;
      const from = row.indices[at]! * (questions + units);
      for (let question = 0; question < questions; question++) answers[question]! += rows[from + question]! * value;
      for (let unit = 0; unit < units; unit++) sums[unit]! += rows[from + questions + unit]! * value;
    }
    for (let unit = 0; unit < units; unit++) {
      if (this.#random() < withoutUnits || sums[unit]! <= 0) sums[unit] = 0;
      else {
        sums[unit]! /= 1 - withoutUnits;
        for (let question = 0; question < questions; question++)
          answers[question]! += sums[unit]! * outer[unit * questions + question]!;
      }
    }
    return heard;
  }

  /** One step towards the targets, from the answers to the features. */
  correct({ row, targets, weights }: Lesson, heard: readonly number[], rate: number): void {
    const { questions, bias } = this.network;
    const [answers, errors] = [this.#answers, this.#errors];
    for (let question = 0; question < questions; question++) {
      errors[question] = weights[question]! * (sigmoid(answers[question]!) - targets[question]!);
      bias[question]! -= rate * BIAS_RATE * errors[question]!;
    }
    this.#correctUnits(rate);
    for (const at of heard) this.#correctFeature(row.indices[at]!, row.values[at]!, rate);
  }

  #correctUnits(rate: number): void {
    const { units, questions, threshold, outer } = this.network;
    const [sums, back, errors, moved] = [this.#sums, this.#back, this.#errors, this.#moved.outer];
    for (let unit = 0; unit < units; unit++) {
      back[unit] = 0;
      if (sums[unit] === 0) continue;
      for (let question = 0; question < questions; question++) {
        const at = unit * questions + question;
        back[unit]! += errors[question]! * outer[at]!;
        const slope = errors[question]! * sums[unit]!;
        moved[at]! += slope * slope;
        const next = outer[at]! - (rate * slope) / Math.sqrt(moved[at]!);
        outer[at] = unit < this.#training.rising && next < 0 ? 0 : next;
      }
      threshold[unit]! -= rate * BIAS_RATE * back[unit]!;
    }
  }

  #correctFeature(feature: number, value: number, rate: number): void {
    const { units, questions, rows } = this.network;
    const [back, errors, moved] = [this.#back, this.#errors, this.#moved.rows];
    const up = this.#raises[feature] === true;
    const from = feature * (questions + units);
    const last = questions + (up ? this.#training.rising : units);
    for (let part = 0; part < last; part++) {
      const error = part < questions ? errors[part]! : back[part - questions]!;
      if (error === 0) continue;
      const place = from + part;
      const slope = error * value + DECAY * rows[place]!;
      moved[place]! += slope * slope;
      const next = rows[place]! - (rate * slope) / Math.sqrt(moved[place]!);
      rows[place] = up && next < 0 ? 0 : next;
    }
  }
}

/** What is added to the squares of Adagrad, so that the first steps are not too large. */
const SOFT = 0.01;
/** How strongly weights are drawn to zero. */
const DECAY = 1e-5;
const BIAS_RATE = 0.05;

/**
 * Units differ at first by what they say alone, and hear nothing: what is never learned of a feature stays zero. They start above
 * silence, where they can learn.
 */
function start(features: number, questions: number, { rising, free }: Training, random: () => number): Learning {
  const units = rising + free;
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  return {
    units,
    questions,
    rows: new Float32Array(features * (questions + units)),
    threshold: Float32Array.from({ length: units }, () => 0.1 + 0.2 * random()),
    outer: Float32Array.from({ length: units * questions }, (_, at) => {
      const first = 0.2 * normal();
      return at < rising * questions ? Math.abs(first) : first;
    }),
    bias: new Float32Array(questions),
  };
}
