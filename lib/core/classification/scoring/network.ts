/**
 * How observed features become log-odds: for each question a sum, `bias + direct · x + outer · max(0, inner · x + threshold)`. Features
 * count directly, and through units that hear which of them stand together: a network with one hidden layer of rectified units, wide
 * and deep (Cheng 2016). A row of `rows` is what a feature weighs for each question, and then what each unit hears of it; a row of `outer` is what a
 * unit says for each question.
 */
export type Network = {
  questions: number;
  units: number;
  rows: WeightRows;
  threshold: Float32Array;
  outer: Float32Array;
  bias: Float32Array;
};

/**
 * Rows of weights without those that are zero, which most are: those of a row stand from `starts[row]` up to `starts[row + 1]`, each with
 * its place in the row. A tool needs a hundred rows of many thousands, so that less memory is less time.
 */
export type WeightRows = { starts: Uint32Array; places: Uint8Array; weights: Float32Array };

/** @param tell puts the weights of a row, place by place */
export function rowsOf(
  count: number,
  tell: (row: number, put: (weight: number, place: number) => void) => void,
): WeightRows {
  const starts = new Uint32Array(count + 1);
  const [places, weights]: [number[], number[]] = [[], []];
  const put = (weight: number, place: number) => {
    if (weight === 0) return;
    places.push(place);
    weights.push(weight);
  };
  for (let row = 0; row < count; row++) {
    tell(row, put);
    starts[row + 1] = places.length;
  }
  return { starts, places: Uint8Array.from(places), weights: Float32Array.from(weights) };
}

/** What was observed: rows of features, and their values. */
export type Row = { indices: readonly number[]; values: readonly number[] };

/** Where nothing was observed: of each question directly, and of each unit. */
export const zeroSums = ({ questions, units }: Network): Float64Array => new Float64Array(questions + units);

/** Adds a feature to the sums. */
export function addFeature(
  { rows: { starts, places, weights } }: Network,
  sums: Float64Array,
  row: number,
  value: number,
): void {
  const end = starts[row + 1]!;
  for (let entry = starts[row]!; entry < end; entry++) sums[places[entry]!]! += weights[entry]! * value;
}

/** The sums over all features. */
export function sumsOf(network: Network, { indices, values }: Row): Float64Array {
  const sums = zeroSums(network);
  for (let at = 0; at < indices.length; at++) addFeature(network, sums, indices[at]!, values[at]!);
  return sums;
}

/** The log-odds of each question. */
export function logitsOf({ questions, units, threshold, outer, bias }: Network, sums: Float64Array): Float64Array {
  const answers = new Float64Array(questions);
  for (let question = 0; question < questions; question++) answers[question] = bias[question]! + sums[question]!;
  for (let unit = 0; unit < units; unit++) {
    const says = threshold[unit]! + sums[questions + unit]!;
    if (says <= 0) continue;
    for (let question = 0; question < questions; question++)
      answers[question]! += outer[unit * questions + question]! * says;
  }
  return answers;
}

/** The log-odds of each question where nothing was observed. */
export const priorsOf = (network: Network): Float64Array => logitsOf(network, zeroSums(network));

/**
 * The multiplier of each unit, 0 to 1: the change of its activation from that without any observation, over the change of its input. With
 * it an answer is a sum over features again, to the last digit (DeepLIFT, Shrikumar 2017).
 */
export function multipliersOf({ questions, threshold }: Network, sums: Float64Array): Float64Array {
  const multipliers = new Float64Array(threshold.length);
  for (let unit = 0; unit < multipliers.length; unit++) {
    const base = threshold[unit]!;
    const input = sums[questions + unit]!;
    const multiplier = input === 0 ? Number(base > 0) : (Math.max(0, base + input) - Math.max(0, base)) / input;
    multipliers[unit] = Math.min(1, Math.max(0, multiplier));
  }
  return multipliers;
}

/** What a feature weighs for a question in this company, in log-odds for a value of 1. */
export function weightAmong(
  { questions, rows: { starts, places, weights }, outer }: Network,
  feature: number,
  question: number,
  multipliers: Float64Array,
): number {
  let weight = 0;
  for (let entry = starts[feature]!; entry < starts[feature + 1]!; entry++) {
    const unit = places[entry]! - questions;
    if (unit >= 0) weight += weights[entry]! * outer[unit * questions + question]! * multipliers[unit]!;
    else if (unit === question - questions) weight += weights[entry]!;
  }
  return weight;
}
