import type { Question } from "../core/classification/scoring/question";
import type { Feature } from "../core/classification/features/feature";
import { MANUAL_WEIGHTS } from "../core/classification/scoring/manual-weights";
import { SIGNALS } from "../core/classification/signals";
import type { SparseRow } from "./logistic";

/**
 * A feature as one signal (for effects, one group) weighs it: each has one weight. `at` is its column of the matrix; `manual` its weight
 * if that is set by hand, which the fit leaves alone.
 */
export type WeightColumn = { signal: string; feature: Feature; at: number; manual: number | undefined };

/** The columns that a question may use, in a fixed order. */
export function columnsFor(question: Question, columns: readonly Feature[]): WeightColumn[] {
  const heard = (feature: Feature): readonly string[] =>
    question === "writes" || question === "destructive"
      ? [feature.group]
      : SIGNALS.flatMap(({ id, leg, group }) => (leg === question && group === feature.group ? [id] : []));
  const keyOf = ({ signal, feature }: WeightColumn) => `${signal}:${feature.name}`;
  return columns
    .flatMap((feature, at) =>
      heard(feature).map((signal) => ({
        signal,
        feature,
        at,
        manual: MANUAL_WEIGHTS[question][signal]?.[feature.name],
      })),
    )
    .sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The rows of the matrix, restricted to these columns. */
export function rowsOf(columns: readonly WeightColumn[], rows: readonly SparseRow[]): SparseRow[] {
  const places = new Map(columns.map(({ at }, place) => [at, place]));
  return rows.map(({ indices, values }) => {
    const row: SparseRow = { indices: [], values: [] };
    indices.forEach((index, at) => {
      const place = places.get(index);
      if (place === undefined) return;
      row.indices.push(place);
      row.values.push(values[at]!);
    });
    return row;
  });
}

/** What weights set by hand add to the log-odds of each row. */
export function offsetsOf(columns: readonly WeightColumn[], rows: readonly SparseRow[]): number[] {
  return rowsOf(columns, rows).map(({ indices, values }) =>
    indices.reduce((sum, place, at) => sum + columns[place]!.manual! * values[at]!, 0),
  );
}
