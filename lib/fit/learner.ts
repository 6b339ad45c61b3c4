import { rowsOf, type Network } from "../core/classification/scoring/network";
import { sigmoid } from "./calibration";
import type { LearningNetwork } from "./initial-network";
import type { Example, Training } from "./training";
import { WeightMean } from "./weight-mean";

/** A network, and what it remembers of the example that it is at: what each unit passes on, and how wrong each answer is. */
export class Learner {
  readonly network: LearningNetwork;
  readonly #raises: readonly boolean[];
  readonly #training: Training;
  readonly #random: () => number;
  readonly #sums: Float32Array;
  readonly #gradients: Float32Array;
  readonly #answers: Float32Array;
  readonly #errors: Float32Array;
  /** Sums of the squared gradients of each weight. */
  readonly #squares: { rows: Float32Array; outer: Float32Array };
  readonly #mean: WeightMean;

  constructor(network: LearningNetwork, raises: readonly boolean[], training: Training, random: () => number) {
    this.network = network;
    this.#raises = raises;
    this.#training = training;
    this.#random = random;
    const { units, questions, rows, outer } = network;
    this.#sums = new Float32Array(units);
    this.#gradients = new Float32Array(units);
    this.#answers = new Float32Array(questions);
    this.#errors = new Float32Array(questions);
    this.#squares = {
      rows: new Float32Array(rows.length).fill(SOFT),
      outer: new Float32Array(outer.length).fill(SOFT),
    };
    this.#mean = new WeightMean(this.#weights());
  }

  #weights(): Float32Array[] {
    const { rows, threshold, outer, bias } = this.network;
    return [rows, threshold, outer, bias];
  }

  /** Drops small weights for good: a step after infinite squares is zero. */
  prune(): void {
    const { questions, units, rows } = this.network;
    const { unitWeight, feature } = this.#training.pruning;
    const width = questions + units;
    for (let from = 0; from < rows.length; from += width) {
      let all = 0;
      for (let at = from; at < from + width; at++) {
        const weight = Math.abs(rows[at]!);
        if (at < from + questions || weight >= unitWeight) all += weight;
      }
      for (let at = from; at < from + width; at++)
        if (all < feature || (at >= from + questions && Math.abs(rows[at]!) < unitWeight)) {
          rows[at] = 0;
          this.#squares.rows[at] = Infinity;
        }
    }
  }

  snapshot(): void {
    this.#mean.add(this.#weights());
  }

  /** The network as it is used: the mean of the snapshots, without the weights that stayed zero. */
  learned(): Network {
    const [rows, threshold, outer, bias] = this.#mean.mean();
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

  /** Answers an example without some features and units. Gives the places of the features that were heard. */
  forward({ row, offsets }: Example): number[] {
    const { units, questions, rows, threshold, outer, bias } = this.network;
    const { featureDropout, unitDropout } = this.#training;
    const [sums, answers] = [this.#sums, this.#answers];
    sums.set(threshold);
    for (let question = 0; question < questions; question++) answers[question] = bias[question]! + offsets[question]!;
    const heard: number[] = [];
    for (let at = 0; at < row.indices.length; at++) {
      if (this.#random() < featureDropout) continue;
      heard.push(at);
      const value = row.values[at]!;
      const from = row.indices[at]! * (questions + units);
      for (let question = 0; question < questions; question++) answers[question]! += rows[from + question]! * value;
      for (let unit = 0; unit < units; unit++) sums[unit]! += rows[from + questions + unit]! * value;
    }
    for (let unit = 0; unit < units; unit++) {
      if (this.#random() < unitDropout || sums[unit]! <= 0) sums[unit] = 0;
      else {
        sums[unit]! /= 1 - unitDropout;
        for (let question = 0; question < questions; question++)
          answers[question]! += sums[unit]! * outer[unit * questions + question]!;
      }
    }
    return heard;
  }

  /** One step towards the targets, from the answers to the features. */
  backward({ row, targets, weights }: Example, heard: readonly number[], rate: number): void {
    const { questions, bias } = this.network;
    const [answers, errors] = [this.#answers, this.#errors];
    for (let question = 0; question < questions; question++) {
      errors[question] = weights[question]! * (sigmoid(answers[question]!) - targets[question]!);
      bias[question]! -= rate * BIAS_RATE * errors[question]!;
    }
    this.#updateUnits(rate);
    for (const at of heard) this.#updateFeature(row.indices[at]!, row.values[at]!, rate);
  }

  #updateUnits(rate: number): void {
    const { units, questions, threshold, outer } = this.network;
    const [sums, gradients, errors, squares] = [this.#sums, this.#gradients, this.#errors, this.#squares.outer];
    for (let unit = 0; unit < units; unit++) {
      gradients[unit] = 0;
      if (sums[unit] === 0) continue;
      for (let question = 0; question < questions; question++) {
        const at = unit * questions + question;
        gradients[unit]! += errors[question]! * outer[at]!;
        const slope = errors[question]! * sums[unit]!;
        squares[at]! += slope * slope;
        const next = outer[at]! - (rate * slope) / Math.sqrt(squares[at]!);
        outer[at] = unit < this.#training.rising && next < 0 ? 0 : next;
      }
      threshold[unit]! -= rate * BIAS_RATE * gradients[unit]!;
    }
  }

  #updateFeature(feature: number, value: number, rate: number): void {
    const { units, questions, rows } = this.network;
    const [gradients, errors, squares] = [this.#gradients, this.#errors, this.#squares.rows];
    const up = this.#raises[feature] === true;
    const from = feature * (questions + units);
    const last = questions + (up ? this.#training.rising : units);
    for (let part = 0; part < last; part++) {
      const error = part < questions ? errors[part]! : gradients[part - questions]!;
      if (error === 0) continue;
      const place = from + part;
      const slope = error * value + DECAY * rows[place]!;
      squares[place]! += slope * slope;
      const next = rows[place]! - (rate * slope) / Math.sqrt(squares[place]!);
      rows[place] = up && next < 0 ? 0 : next;
    }
  }
}

/** What is added to the squares of Adagrad, so that the first steps are not too large. */
const SOFT = 0.01;
/** How strongly weights are drawn to zero. */
const DECAY = 1e-5;
const BIAS_RATE = 0.05;
