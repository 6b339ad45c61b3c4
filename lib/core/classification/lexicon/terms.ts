import { stem } from "./stem";

/** The terms of a list that is written one a line. A term of several words has them joined by `_`. */
export const termsOf = (list: string): string[] => list.split(/\s+/).filter((term) => term !== "");

/** The stems of a list of single words, by which words of a text are looked up. */
export const stems = (list: string): ReadonlySet<string> => new Set(termsOf(list).map(stem));
