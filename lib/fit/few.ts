import type { WeightColumn } from "./columns";
import { fitLogistic, type Example, type Model, type SparseRow } from "./logistic";

/**
 * How many weights of rules a question may have, not counting learned words: few enough for a person to read, and cross-validation finds
 * no gain in more.
 */
const MOST = 300;
/**
 * A logistic regression with few weights: fitted with all features, then again without those that moved the
 * examples least (their weight times the root mean square of their values). A feature that may only raise and came out
 * negative goes too. Gives weights for all features, 0 for those that were dropped. The choice is part of the fit, so
 * cross-validation must choose anew in every fold. `penalty` holds one strength of shrinkage for each feature.
 */
export function fitFew(examples: readonly Example[], columns: readonly WeightColumn[], penalty: Float64Array): Model {
  const isWord = ({ feature }: WeightColumn) => feature.group === "word";
  const words = columns.flatMap((column, at) => (isWord(column) ? [at] : []));
  const raises = columns.map(({ feature }) => feature.scope === "rest");
  const strength = new Float64Array(columns.length);
  for (const { row } of examples) row.indices.forEach((index, at) => (strength[index]! += row.values[at]! ** 2));
  const rules = columns.flatMap((column, at) => (isWord(column) ? [] : [at]));
  const first = fitKept(examples, rules, penalty);
  const importance = (at: number) =>
    raises[at] && first[at]! <= 0 ? 0 : Math.abs(first[at]!) * Math.sqrt(strength[at]!);
  const kept = rules
    .map((at) => ({ at, by: importance(at) }))
    .filter(({ by }) => by > 0)
    .sort((a, b) => b.by - a.by || a.at - b.at)
    .slice(0, MOST)
    .map(({ at }) => at);
  const model = fitKept(
    examples,
    [...kept, ...words].sort((a, b) => a - b),
    penalty,
    raises,
  );
  return model.map((weight, at) => (raises[at] ? Math.max(0, weight) : weight));
}

function fitKept(
  examples: readonly Example[],
  kept: readonly number[],
  penalty: Float64Array,
  raises?: readonly boolean[],
): Model {
  const placeOf = new Map(kept.map((index, place) => [index, place]));
  const fewer = examples.map((example) => ({ ...example, row: restrict(example.row, placeOf) }));
  const fitted = fitLogistic(
    fewer,
    Float64Array.from(kept, (index) => penalty[index]!),
    raises && kept.map((index) => raises[index]!),
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
