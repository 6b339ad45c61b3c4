import type { Numbered } from "../ontology/numbered";

type Entry = Numbered<object> | undefined;

/**
 * Remembers what a function of up to three entries of the ontology (or of none, `undefined`) gives: a table that fills up as
 * it is used, as large as the ontology at most.
 */
export function remembered<A extends Entry, B extends Entry, C extends Entry, T>(make: (a: A, b: B, c: C) => T): (a: A, b?: B, c?: C) => T {
  const table: T[][][] = [];
  return (a, b, c) => {
    const row = (table[placeOf(a)] ??= []);
    const cells = (row[placeOf(b)] ??= []);
    return (cells[placeOf(c)] ??= make(a, b as B, c as C));
  };
}

const placeOf = (entry: Entry) => (entry === undefined ? 0 : entry.index + 1);
