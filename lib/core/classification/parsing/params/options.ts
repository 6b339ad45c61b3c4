import { lexicons } from "../../lexicon";
import type { Action } from "../../lexicon/actions";
import { matchesIn } from "../match";
import { cut, type Standing } from "../words";

/** UTF-16 units of an item that are read. */
const ITEM = 60;
/** Items that are read of a list in a description. */
const ITEMS = 40;

/** The operation that an item begins with. */
export function operationOf(item: string): Action | undefined {
  const words = cut(item, ITEM);
  const first = matchesIn(words, 0, words.count, lexicons.actionNames, "name")[0];
  return first?.at === 0 ? first.meaning : undefined;
}

/** The operations that the items of a fixed list begin with: "get" and "delete_all". */
export const operationsOf = (items: readonly string[]): Action[] =>
  items.length === 0 ? [] : [...new Set(items.slice(0, ITEMS).flatMap((item) => operationOf(item) ?? []))];

/** The words of the items of the fixed list of an argument. They are cut anew each time: kept for all arguments of a server they are many. */
export const wordsOfItems = ({ items, field }: { items: readonly string[]; field: string }): Standing[] =>
  items.flatMap((text) => {
    const words = cut(text, ITEM);
    return Array.from({ length: words.count }, (_, at) => ({
      term: words.terms[at]!,
      place: { field: `${field}.enum`, text, start: words.starts[at]!, end: words.ends[at]! },
    }));
  });

/** How much of the description of an argument that picks an operation is read, in UTF-16 units. */
const LISTED = 400;

/** The operations that a description lists: "create-job, get-job or delete-job". */
export function listedOptions(description: unknown): Action[] {
  if (typeof description !== "string") return [];
  const items = description
    .slice(0, LISTED)
    .split(/[,;:|()\n"'`]+|\bor\b|\band\b/)
    .map((item) => item.trim());
  return operationsOf(items.filter((item) => /^[a-z][\w-]{1,40}$/i.test(item)));
}
