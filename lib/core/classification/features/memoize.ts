import type { Numbered } from "../lexicon/numbered";
import { Explanations, type Explanation } from "./observation";

type Entry = Numbered<object> | undefined;
type Made<A, B, C, T> = (a: A, b: B, c: C) => T;
type Recall<A, B, C, T> = (a: A, b?: B, c?: C) => T;

/**
 * Memoizes a function of up to three entries of the ontology (`undefined` for none): a table that fills up as it is used, and can become
 * no larger than the ontology.
 */
export function memoized<A extends Entry, B extends Entry, C extends Entry, T>(
  make: Made<A, B, C, T>,
): Recall<A, B, C, T> {
  if (make.length < 2) return memoizedOne(make as Made<A, undefined, undefined, T>);
  if (make.length < 3) return memoizedTwo(make as Made<A, B, undefined, T>);
  const table: T[][][] = [];
  return (a, b, c) => {
    const row = (table[placeOf(a)] ??= []);
    const cells = (row[placeOf(b)] ??= []);
    return (cells[placeOf(c)] ??= make(a, b as B, c as C));
  };
}

function memoizedOne<A extends Entry, T>(make: Made<A, undefined, undefined, T>): (a: A) => T {
  const table: T[] = [];
  return (a) => (table[placeOf(a)] ??= make(a, undefined, undefined));
}

function memoizedTwo<A extends Entry, B extends Entry, T>(make: Made<A, B, undefined, T>): (a: A, b?: B) => T {
  const table: T[][] = [];
  return (a, b) => ((table[placeOf(a)] ??= [])[placeOf(b)] ??= make(a, b as B, undefined));
}

/** As `remembered`, of what is told of a place: see `Tellings`. */
export function explanations<A extends Entry, B extends Entry, C extends Entry>(
  make: Made<A, B, C, readonly Explanation[]>,
): Recall<A, B, C, Explanations> {
  const made: Made<A, B, C, Explanations> = (a, b, c) => new Explanations(make(a, b, c));
  Object.defineProperty(made, "length", { value: make.length });
  return memoized(made);
}

const placeOf = (entry: Entry) => (entry === undefined ? 0 : entry.index + 1);
