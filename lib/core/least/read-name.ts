import { methodOf } from "../annotations/methods";
import { LIMITS } from "../classification/limits";
import { lexicons } from "../classification/lexicon";
import type { Reading } from "../classification/parsing/read";
import { phraseAt } from "../classification/parsing/terms";
import { wordsOf, type Word } from "../classification/parsing/words";
import { singular } from "./singular";
import { verbOfAction, verbOfMethod, verbOfOpener, type Verb } from "./verbs";

/** A name taken apart: what is done, and the words of what it is done to, singular and in lower case. */
export type NameRead = {
  verb: Verb;
  words: string[];
  /** Whether the last of these words was plural. */ plural: boolean;
};

type Span = { start: number; end: number };

/** What follows one of these says how or for whom, not what: `searchIssuesByProject`. */
const TURNS = new Set("by for from to in into with on across via at as per within between and".split(" "));
/** Words that say how many or which of a thing, and never name one. */
const MANY = new Set("all any bulk batch many multiple single one new full current".split(" "));
/** Words that say what form a thing has; alone they may be the thing. */
const FORMS = new Set("page pages info information detail details data list lists summary overview id ids".split(" "));
/** Verbs that end a name, whatever its texts say. */
const ENDERS = new Set(
  "get list create update delete set add remove search read write put find run execute".split(" "),
);
const VERSION = /^v\d+(?:p\d+)?(?:(?:alpha|beta)\d*)?$/;
const HTTP = new Set("get head options post put patch delete".split(" "));
/** A method and a path as a name: `POST /v1/charges`. */
const REQUEST = /^(GET|HEAD|OPTIONS|POST|PUT|PATCH|DELETE)\s{1,3}\//i;

/** Takes a tool's name apart. The first `prefix` words are common to all tools of the server and say nothing. */
export function readName(reading: Reading, prefix: number): NameRead {
  const { name } = reading.tool;
  const words = reading.name.words.slice(Math.min(prefix, reading.name.words.length - 1));
  const { verb, span } = verbIn(reading, words);
  const object = cutAtTurn(words.flatMap((word) => without(name, word, span)).filter((text) => text !== ""));
  const kept = bare(object);
  const last = kept.at(-1);
  return { verb, words: kept.map(singular), plural: last !== undefined && singular(last) !== last };
}

/** Words of a thing without those that only say how many or in what form. */
export function bare(words: readonly string[]): string[] {
  const things = words.filter((word) => !MANY.has(word) && !VERSION.test(word));
  const named = things.filter((word) => !FORMS.has(word));
  return named.length > 0 ? named : things;
}

/** The verb and where it stands in the name: an HTTP method, else an opening verb, else what was read, else a verb at the end. */
function verbIn({ tool, action }: Reading, words: readonly Word[]): { verb: Verb; span?: Span } {
  const [first] = words;
  const last = words.at(-1);
  if (!first || !last) return { verb: verbOfAction(action?.meaning.id) };
  const method = REQUEST.exec(tool.name)?.[1]?.toUpperCase() ?? methodOf(tool)?.word;
  if (method) return { verb: verbOfMethod(method), span: words.find((word) => HTTP.has(lower(tool.name, word))) };
  const opener =
    words.length > 1 || lower(tool.name, first) === "aggregate" ? verbOfOpener(lower(tool.name, first)) : undefined;
  if (opener) return { verb: opener, span: first };
  const named = action?.field === "name" && action.start >= first.start ? action : undefined;
  // In "handle_dialog" only the first word is the verb.
  if (named)
    return {
      verb: verbOfAction(named.meaning.id),
      span: named.width > 1 ? (words.find(({ start }) => start === named.start) ?? named) : named,
    };
  const [known] =
    words.length === 1 || ENDERS.has(lower(tool.name, last))
      ? (phraseAt(last.term, lexicons.actionNames)?.meanings ?? [])
      : [];
  return known
    ? { verb: verbOfAction((action?.meaning ?? known).id), span: last }
    : { verb: verbOfAction(action?.meaning.id) };
}

function lower(text: string, { start, end }: Span): string {
  return text.slice(start, end).toLowerCase();
}

/** What is left of a word beside the verb: nothing, all of it, or in scripts without spaces a part. */
function without(text: string, word: Word, span: Span | undefined): string[] {
  if (!span || span.end <= word.start || span.start >= word.end) return [lower(text, word)];
  return [
    lower(text, { start: word.start, end: Math.max(word.start, span.start) }),
    lower(text, { start: Math.min(word.end, span.end), end: word.end }),
  ];
}

function cutAtTurn(words: readonly string[]): readonly string[] {
  const turn = words.findIndex((word) => TURNS.has(word));
  if (turn < 0) return words;
  return turn > 0 ? words.slice(0, turn) : words.filter((word) => !TURNS.has(word));
}

/** How many leading words all names share; at least one word of each is left. One tool alone shares nothing. */
export function commonPrefix(names: readonly string[]): number {
  if (names.length < 2) return 0;
  const split = names.map((name) => wordsOf(name, LIMITS.name).map((word) => lower(name, word)));
  const [first] = split;
  let length = 0;
  while (split.every((words) => words.length > length + 1 && words[length] === first![length])) length++;
  return length;
}
