import { lexicons } from "../../lexicon";
import type { Action } from "../../lexicon/actions";
import { matchesIn } from "../match";
import { cut } from "../words";

/** Items of a fixed list that are read. */
const OPTIONS = 40;

/** The operations that the items of a fixed list begin with: "get" and "delete_all". */
export function optionsOf(list: readonly unknown[]): Action[] {
  const found = new Set<Action>();
  for (const item of list.slice(0, OPTIONS)) {
    if (typeof item !== "string") continue;
    const words = cut(item, 60);
    const first = matchesIn(words, 0, words.count, lexicons.actionNames, "name")[0];
    if (first?.at === 0) found.add(first.meaning);
  }
  return [...found];
}

/** How much of the description of an argument that picks an operation is read, in UTF-16 units. */
const LISTED = 400;

/** The operations that a description lists: "create-job, get-job or delete-job". */
export function listedOptions(description: unknown): Action[] {
  if (typeof description !== "string") return [];
  const items = description
    .slice(0, LISTED)
    .split(/[,;:|()\n"'`]+|\bor\b|\band\b/)
    .map((item) => item.trim());
  return optionsOf(items.filter((item) => /^[a-z][\w-]{1,40}$/i.test(item)));
}
