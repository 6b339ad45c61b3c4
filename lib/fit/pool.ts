import type { WeightColumn } from "./columns";
import { fitLogistic, type Example, type Model, type SparseRow } from "./logistic";

/**
 * How many rules are weighed beside the learned words: the more there are, the more of them say the same as a word, and one of
 * the two is then believed too much.
 */
const BESIDE_WORDS = 300;
/** Weights below this are dropped: a third of them all, without which cross-validation finds nothing to be worse. */
const LEAST = 0.03;

/**
 * A logistic regression as the mean of three, a logarithmic opinion pool (Heskes 1998, “Selecting weighting factors in logarithmic
 * opinion pools”): all rules alone, the learned words alone, and the words beside the rules that moved the examples most (their weight
 * times the root mean square of their values). What rules and words say of a tool is alike on the servers that were learned from, and
 * less so on others; fitted apart, each has to stand by itself. The mean of sums is a sum, so there is one weight for each feature.
 * A feature that may only raise has none below 0. The choice is part of the fit, so cross-validation must choose anew in every fold.
 * `penalty` holds one strength of shrinkage for each feature.
 */
export function fitPool(examples: readonly Example[], columns: readonly WeightColumn[], penalty: Float64Array): Model {
  const raises = columns.map(({ feature }) => feature.scope === "rest");
  const of = (word: boolean) => columns.flatMap(({ feature }, at) => ((feature.group === "word") === word ? [at] : []));
  const [rules, words] = [of(false), of(true)];
  const fit = (some: readonly number[]) => fitKept(examples, some, penalty, raises);
  const byRules = fit(rules);
  const strength = new Float64Array(columns.length);
  for (const { row } of examples) row.indices.forEach((index, at) => (strength[index]! += row.values[at]! ** 2));
  const strongest = rules
    .map((at) => ({ at, by: Math.abs(byRules[at]!) * Math.sqrt(strength[at]!) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by || a.at - b.at)
    .slice(0, BESIDE_WORDS)
    .map(({ at }) => at);
  const pool = [byRules, fit(words), fit([...strongest, ...words].sort((a, b) => a - b))];
  return byRules.map((_, at) => {
    const weight = pool.reduce((sum, model) => sum + model[at]!, 0) / pool.length;
    return at < columns.length && Math.abs(weight) < LEAST ? 0 : weight;
  });
}

function fitKept(
  examples: readonly Example[],
  kept: readonly number[],
  penalty: Float64Array,
  raises: readonly boolean[],
): Model {
  const placeOf = new Map(kept.map((index, place) => [index, place]));
  const fewer = examples.map((example) => ({ ...example, row: restrict(example.row, placeOf) }));
  const fitted = fitLogistic(
    fewer,
    Float64Array.from(kept, (index) => penalty[index]!),
    kept.map((index) => raises[index]!),
  );
  const model = new Float64Array(penalty.length + 1);
  kept.forEach((index, place) => (model[index] = fitted[place]!));
  model[penalty.length] = fitted[kept.length]!;
  return model;
}

function restrict({ indices, values }: SparseRow, placeOf: ReadonlyMap<number, number>): SparseRow {
  const row: SparseRow = { indices: [], values: [] };
  indices.forEach((index, at) => {
    const place = placeOf.get(index);
    if (place === undefined) return;
    row.indices.push(place);
    row.values.push(values[at]!);
  });
  return row;
}
