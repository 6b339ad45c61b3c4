/**
 * How observed features become log-odds: for each question a sum, `bias + direct · x + outer · max(0, inner · x + threshold)`. Features
 * count directly, and through units that hear which of them stand together: a network with one hidden layer of rectified units, wide
 * and deep (Cheng 2016). A row of `rows` is what a feature weighs for each question, and then what each unit hears of it; a row of `outer` is what a
 * unit says for each question.
 */
export type Network = {
  questions: number;
  units: number;
  rows: Float32Array;
  threshold: Float32Array;
  outer: Float32Array;
  bias: Float32Array;
};

/** What was observed: rows of features, and their values. */
export type Row = { indices: readonly number[]; values: readonly number[] };

/** The sums over all features: of each question directly, and of each unit. */
export function sumsOf({ questions, units, rows }: Network, { indices, values }: Row): Float64Array {
  const width = questions + units;
  const sums = new Float64Array(width);
  for (let at = 0; at < indices.length; at++) {
    const from = indices[at]! * width;
    const value = values[at]!;
    for (let part = 0; part < width; part++) sums[part]! += rows[from + part]! * value;
  }
  return sums;
}

/** The log-odds of each question. */
export function answersOf({ questions, units, threshold, outer, bias }: Network, sums: Float64Array): Float64Array {
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
export const priorsOf = (network: Network): Float64Array =>
  answersOf(network, new Float64Array(network.questions + network.units));

/**
 * How much of what each unit heard it passes on, 0 to 1: its rise from silence, over what it heard. With it an answer is a sum over
 * features again, to the last digit (DeepLIFT with silence as the reference, Shrikumar 2017).
 */
export function passedOn({ questions, threshold }: Network, sums: Float64Array): Float64Array {
  return sums.subarray(questions).map((heard, unit) => {
    const silence = threshold[unit]!;
    if (heard === 0) return silence > 0 ? 1 : 0;
    const share = (Math.max(0, silence + heard) - Math.max(0, silence)) / heard;
    return Math.min(1, Math.max(0, share));
  });
}

/** What a feature weighs for a question in this company, in log-odds for a value of 1. */
export function weightAmong(
  { questions, units, rows, outer }: Network,
  feature: number,
  question: number,
  passes: Float64Array,
): number {
  const from = feature * (questions + units);
  let weight = rows[from + question]!;
  for (let unit = 0; unit < units; unit++)
    weight += rows[from + questions + unit]! * outer[unit * questions + question]! * passes[unit]!;
  return weight;
}
