import { once } from "./memo";

/** “a, b and c”, as British English writes lists: without a comma before the last word. */
const LISTS = {
  and: once(() => new Intl.ListFormat("en-GB", { type: "conjunction" })),
  or: once(() => new Intl.ListFormat("en-GB", { type: "disjunction" })),
};

export function joinWords(words: readonly string[], last: "and" | "or" = "and"): string {
  return LISTS[last]().format(words);
}
