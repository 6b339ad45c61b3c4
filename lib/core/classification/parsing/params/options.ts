import { lexicons } from "../../lexicon";
import type { Action } from "../../lexicon/actions";
import { matchesIn } from "../match";
import { cut, type CutText, type Standing } from "../words";

/** UTF-16 units of an item that are read. */
const ITEM = 60;
/** Items that are read. */
const ITEMS = 40;

/** The operation that an item begins with. */
export const operationOf = (item: string): Action | undefined => operationIn(cut(item, ITEM));

function operationIn(words: CutText): Action | undefined {
  const first = matchesIn(words, 0, words.count, lexicons.actionNames, "name")[0];
  return first?.at === 0 ? first.meaning : undefined;
}

/** What the items of a fixed list say: the operations that they begin with ("get" and "delete_all"), and all their words. */
export type ListRead = { options: Action[]; picks: Standing[] };
const NOTHING_LISTED: ListRead = { options: [], picks: [] };

export function readItems(items: readonly string[], field: string): ListRead {
  if (items.length === 0) return NOTHING_LISTED;
  const options = new Set<Action>();
  const picks: Standing[] = [];
  for (const text of items.slice(0, ITEMS)) {
    const words = cut(text, ITEM);
    const operation = operationIn(words);
    if (operation) options.add(operation);
    for (let at = 0; at < words.count; at++)
      picks.push({ term: words.terms[at]!, place: { field, text, start: words.starts[at]!, end: words.ends[at]! } });
  }
  return { options: [...options], picks };
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
  return readItems(
    items.filter((item) => /^[a-z][\w-]{1,40}$/i.test(item)),
    "",
  ).options;
}
