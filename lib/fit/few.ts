import type { Column } from "./gather";
import { fitLogistic, type Example, type Model, type Row } from "./logistic";

/** Weights of rules that a question may have, learned words aside: few enough to be read by a person, and cross-validation finds nothing gained by more. */
const MOST = 300;
/** Shares of the way from all features down to `MOST` at which the rest is fitted again. */
const STEPS = [1 / 3, 2 / 3, 1];

/**
 * A logistic regression with few weights: fitted with all features, then again and again without those that moved the
 * examples least (their weight times the root mean square of their values). A feature that may only raise and came out
 * negative goes too. Gives weights for all features, 0 for those that were dropped. The choice is part of the fit, so
 * cross-validation must choose anew in every fold. `penalty` holds one strength of shrinkage for each feature.
 */
export function fitFew(examples: readonly Example[], columns: readonly Column[], penalty: Float64Array): Model {
  const isWord = ({ feature }: Column) => feature.group === "word";
  const words = columns.flatMap((column, at) => (isWord(column) ? [at] : []));
  const raises = columns.map(({ feature }) => feature.scope === "rest");
  const strength = new Float64Array(columns.length);
  for (const { row } of examples) row.indices.forEach((index, at) => (strength[index]! += row.values[at]! ** 2));
  let kept = columns.flatMap((column, at) => (isWord(column) ? [] : [at]));
  let model = fitKept(examples, kept, penalty);
  const all = kept.length;
  const shrink = Math.max(1, all / MOST);
  for (const step of STEPS) {
    const size = Math.round(all / shrink ** step);
    const importance = (at: number) =>
      raises[at] && model[at]! <= 0 ? 0 : Math.abs(model[at]!) * Math.sqrt(strength[at]!);
    kept = kept
      .map((at) => ({ at, by: importance(at) }))
      .filter(({ by }) => by > 0)
      .sort((a, b) => b.by - a.by || a.at - b.at)
      .slice(0, size)
      .map(({ at }) => at)
      .sort((a, b) => a - b);
    if (step < 1) model = fitKept(examples, kept, penalty);
  }
  model = fitKept(
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

function restrict({ indices, values }: Row, placeOf: ReadonlyMap<number, number>): Row {
  const row: Row = { indices: [], values: [] };
  indices.forEach((index, at) => {
    const place = placeOf.get(index);
    if (place === undefined) return;
    row.indices.push(place);
    row.values.push(values[at]!);
  });
  return row;
}
