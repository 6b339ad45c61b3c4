import { wordsOf } from "../classification/parsing/words";
import { LIMITS } from "../classification/limits";

/** The words of a name in lower case, cut as everywhere else. */
export function nameWords(name: string): string[] {
  return wordsOf(name, LIMITS.name).map(({ start, end }) => name.slice(start, end).toLowerCase());
}
