import { stem } from "./stem";

/** The terms of a list, written one per line. The words of a longer term are joined by `_`. */
export const termsOf = (list: string): string[] => list.split(/\s+/).filter((term) => term !== "");

/** The stems of a list of single words, for looking up the words of a text. */
export const stems = (list: string): ReadonlySet<string> => new Set(termsOf(list).map(stem));
