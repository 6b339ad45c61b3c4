import type { Action } from "../../lexicon/actions";
import { operationOf } from "../params/options";
import type { Param } from "../params/param";

/** An operation that a text offers: what it does, its name in small letters, and where that stands (UTF-16 units). */
export type OfferedOperation = { action: Action; text: string; start: number; end: number };

/** UTF-16 units of a description that are read. */
const READ = 4_000;
/** A line of a list that begins with a word: “- delete: …”, “2. `create`”. */
const LINE =
  /^[ \t]{0,8}(?:[-*•–]|\d{1,2}[.)])[ \t]{0,4}[`*"']{0,3}([a-z][\w-]{1,40})[`*"']{0,3}[ \t]{0,4}(?:[:–—=]|-[ \t]|$)/gim;
/** UTF-16 units before a list in which its heading is looked for. */
const HEADING = 60;
/** Before a list of arguments, or of parts of a result. */
const HEADS_ARGUMENTS =
  /\b(?:arg|argument|param|parameter|input|field|propert|return|output|result)(?:s|y|ies)?\b[^\n]{0,20}\n\W*$/i;
/** A list within a sentence: “Actions: list, create, delete”, “manages tasks (list, create, delete)”. */
const LIST =
  /\b(?:(?:sub)?(?:commands?|operations?|actions?)|methods?|modes?|supports?|supported|one of|manag(?:e|es|ing|ement))\b[^:.(\n]{0,30}[:(]([^.)\n]{5,300})/gi;
/** Asked first, since walking through all matches costs much more than to find that there is none. */
const LINE_AT_ALL = new RegExp(LINE.source, "im");
const LIST_AT_ALL = new RegExp(LIST.source, "i");
/** What parts the items of such a list. It is kept, so that places can be counted. */
const PARTED = /([,;|/]|\b(?:and|or)\b)/i;
/** One word, perhaps in quotes. */
const WORD = /^[\s`"'[]{0,8}([a-z][\w-]{1,40})[\s`"'\]]{0,8}$/i;

/**
 * The operations that a description lists for the caller to choose from: at least two verbs, which are more than half of a list without the names of arguments.
 * Linear: one pass, with bounded windows.
 */
export function offeredOperations(description: string, params: readonly Param[]): OfferedOperation[] {
  const text = description.slice(0, READ);
  if (!LINE_AT_ALL.test(text) && !LIST_AT_ALL.test(text)) return [];
  const names = new Set(params.map(({ name }) => name.toLowerCase()));
  const lines = [...text.matchAll(LINE)].map((match): Item => ({
    text: match[1]!,
    start: match.index + match[0].indexOf(match[1]!),
  }));
  const first = lines[0]?.start ?? 0;
  const ofArguments = HEADS_ARGUMENTS.test(text.slice(Math.max(0, first - HEADING), first));
  const lists = [...text.matchAll(LIST)].map((match) =>
    itemsOf(match[1]!, match.index + match[0].lastIndexOf(match[1]!)),
  );
  return [ofArguments ? [] : lines, ...lists].flatMap((items) => verbsOf(items, names));
}

type Item = { text: string; start: number };

/** The items of a list that are one word. */
function itemsOf(list: string, from: number): Item[] {
  let at = from;
  return list.split(PARTED).flatMap((part) => {
    const start = at;
    at += part.length;
    const word = WORD.exec(part)?.[1];
    return word === undefined ? [] : [{ text: word, start: start + part.indexOf(word) }];
  });
}

/** Arguments are no operations, though some of their names are verbs. */
function verbsOf(items: readonly Item[], names: ReadonlySet<string>): OfferedOperation[] {
  const others = items.filter(({ text }) => !names.has(text.toLowerCase()));
  const offered = others.flatMap(({ text, start }): OfferedOperation[] => {
    const action = operationOf(text);
    return action ? [{ action, text: text.toLowerCase(), start, end: start + text.length }] : [];
  });
  const different = new Set(offered.map(({ text }) => text)).size;
  return different > 1 && offered.length * 2 > others.length ? offered : [];
}
