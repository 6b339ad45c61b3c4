import type { Numbered } from "../lexicon/numbered";
import { Explanations, type Explanation } from "./observation";

type Entry = Numbered<object> | undefined;
type Made<A, B, T> = (a: A, b: B) => T;
type Recall<A, B, T> = (a: A, b?: B) => T;

/**
 * Memoizes a function of up to two entries of the ontology (`undefined` for none): a table that fills up as it is used, and can become
 * no larger than the ontology.
 */
export function memoized<A extends Entry, B extends Entry, T>(make: Made<A, B, T>): Recall<A, B, T> {
  const table: T[][] = [];
  return (a, b) => ((table[placeOf(a)] ??= [])[placeOf(b)] ??= make(a, b as B));
}

/** As `memoized`, of what is said of a place: see `Explanations`. */
export const explanations = <A extends Entry, B extends Entry>(
  make: Made<A, B, readonly Explanation[]>,
): Recall<A, B, Explanations> => memoized((a: A, b: B) => new Explanations(make(a, b)));

const placeOf = (entry: Entry) => (entry === undefined ? 0 : entry.index + 1);
