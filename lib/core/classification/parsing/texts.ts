import { NOUNS_THAT_OPEN, AFTER_NOUNS, BEFORE_CLAUSES, BEFORE_OBJECTS, JOINING } from "../lexicon/name-words";
import { WORD_KINDS } from "../lexicon/word-kinds";
import { LIMITS } from "../limits";
import type { Tool } from "../../model/tool";
import { lexicons } from "../lexicon";
import type { Action } from "../lexicon/actions";
import type { ClauseWord } from "../lexicon/clause-words";
import type { Cue } from "../lexicon/cues";
import type { Numbered } from "../lexicon/numbered";
import type { Resource } from "../lexicon/resource";
import type { Service } from "../lexicon/service";
import { headLength } from "./head";
import { matchesIn, type TextField, type Match } from "./match";
import { paramsOf } from "./params";
import type { Param } from "./params/param";
import { plainOf, type Plain } from "./plain";
import { statedSendings, type StatedSending } from "./stated-sending";
import { termAt } from "./terms";
import { withoutVouching, type WithoutVouching } from "./vouching";
import { cut, keptWords, LONGEST_COMPOUND, type CutText, type Word } from "./words";

type NumberedAction = Numbered<Action>;
type NumberedClauseWord = Numbered<ClauseWord>;
type NumberedCue = Numbered<Cue>;
type NumberedResource = Numbered<Resource>;
type NumberedService = Numbered<Service>;

/** A text of a tool, or a part of one, cut and matched once. Indices of matches count from the first word of the part. */
export type ReadText = {
  field: "name" | "title" | "description";
  /** The whole field, in which matches stand; the part that was read ends at `end`. */
  text: string;
  end: number;
  actions: Match<NumberedAction>[];
  resources: Match<NumberedResource>[];
  cues: Match<NumberedCue>[];
  clauses: Match<NumberedClauseWord>[];
};

/** All that is read of a tool by itself. */
export type Texts = {
  tool: Tool;
  name: ReadText & { words: Word[] };
  title: ReadText;
  /** The first sentence of the description, as far as it does not talk to the judge. */
  description: ReadText;
  /**
   * The rest of the description. Whoever wrote it may have added it to talk a verdict down, so all that is read here counts
   * only for a leg: features made of it have names that begin with `later`, whose weights are never negative, and nothing else
   * may depend on it. So no text that is added behind the first sentence can lower a probability.
   */
  later: ReadText;
  /** Of each kind of words (`lexicon/word-kinds`), by its number, the first that stands behind the first sentence. */
  kindsBehind: readonly (Word | undefined)[];
  /** The words of the first sentence that tell something, as far as it is read as one. */
  prose: Word[];
  params: Param[];
  plain: Plain;
  /** What the first sentence says that it returns: things soon after a form of "return". */
  returned: Match<NumberedResource>[];
  /** What the rest of the description says that it returns. */
  returnedLater: Match<NumberedResource>[];
  /** Clauses anywhere that say that it sends something to somewhere outside. */
  sendings: StatedSending[];
  /** Its description without what vouches for it, by which its server is profiled. */
  without: WithoutVouching | undefined;
  /** The kinds of services that its name and its first sentence speak of. */
  services: Match<NumberedService>[];
};

/** What a server is profiled by. */
export type ProfiledTexts = Pick<Texts, "name" | "services">;

const text = (value: unknown) => (typeof value === "string" ? value : "");

/** The texts of one tool. */
export function readTexts(tool: Tool): Texts {
  const inName = cut(tool.name, LIMITS.name);
  const services = matchesIn(inName, 0, inName.count, lexicons.services, "name");
  const name = readName(inName);
  const title = readTitle(text(tool.title) || text(tool.annotations?.title));
  const said = describing(text(tool.description));
  const without = withoutVouching(said);
  const words = cut(said, LIMITS.description);
  const sentence = headLength(words);
  const description = read("description", words, 0, sentence);
  const later = read("description", words, sentence);
  const prose = tellingWords(words, sentence);
  const returned = returnedThings(words, 0, sentence, description.resources);
  const returnedLater = returnedThings(words, sentence, words.count, later.resources);
  if (without?.dropped === undefined) for (const match of servicesInHead(words, sentence)) services.push(match);
  const params = paramsOf(tool.inputSchema);
  const results = tool.outputSchema === undefined ? [] : paramsOf(tool.outputSchema, "outputSchema");
  const texts = {
    tool,
    name,
    title,
    description,
    later,
    kindsBehind: kindsBehind(words, sentence),
    prose,
    params,
    sendings: statedSendings(tool, params, results),
    plain: plainOf(name, title, description, later),
    returned,
    returnedLater: results.length === 0 ? returnedLater : [...returnedLater, ...thingsOf(results)],
    services,
    without,
  };
  if (without?.dropped !== undefined) services.push(...servicesSaid(without.dropped));
  return texts;
}

/** Results whose names and descriptions are read. */
const MOST_RESULTS = 40;
const ABOUT_RESULT = 200;

/** What an output schema says that a result is made of. */
function thingsOf(results: readonly Param[]): Match<NumberedResource>[] {
  return results.slice(0, MOST_RESULTS).flatMap(({ name, about }) => {
    const [named, described] = [cut(name, LIMITS.name), cut(about, ABOUT_RESULT)];
    return [
      ...matchesIn(named, 0, named.count, lexicons.resources, "outputSchema"),
      ...matchesIn(described, 0, described.count, lexicons.resources, "outputSchema.description"),
    ];
  });
}

/** The words of a sentence less those that only join others, with pairs of characters where no spaces are written. */
function tellingWords({ text, terms, starts, ends }: CutText, count: number): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < count; at++) {
    const term = terms[at]!;
    if (term.script === "wide") {
      for (let start = starts[at]!; start + 2 <= ends[at]!; start++) {
        const pair = termAt(text, start, start + 2);
        words.push({ term: pair, stem: pair.stem, start, end: start + 2 });
      }
    } else if (!JOINING.has(term.stem)) words.push({ term, stem: term.stem, start: starts[at]!, end: ends[at]! });
  }
  return words;
}

/** So many words behind the first sentence are looked at for their kind. */
const MOST_BEHIND = 300;
const NO_KINDS: readonly undefined[] = [];

function kindsBehind({ terms, starts, ends, count }: CutText, sentence: number): readonly (Word | undefined)[] {
  let found: (Word | undefined)[] | undefined;
  const most = Math.min(count, sentence + MOST_BEHIND);
  for (let at = sentence; at < most; at++) {
    const term = terms[at]!;
    for (const kind of term.kinds) {
      found ??= WORD_KINDS.map(() => undefined);
      found[kind] ??= { term, stem: term.stem, start: starts[at]!, end: ends[at]! };
    }
  }
  return found ?? NO_KINDS;
}

/** What generators write where nobody has said anything. */
const PLACEHOLDER =
  /^(?:(?:no |tool )?description (?:is )?(?:not |un)(?:available|provided|set)|no (?:tool )?description\b|n\/?a|none|null|undefined|todo)[\s\w]{0,20}\.?$/i;
const describing = (description: string) =>
  description.length < 60 && PLACEHOLDER.test(description.trim()) ? "" : description;

/** Of one tool, only what its server is profiled by. */
export function readOpening(tool: Tool): ProfiledTexts {
  const inName = cut(tool.name, LIMITS.name);
  const services = matchesIn(inName, 0, inName.count, lexicons.services, "name");
  const name = readName(inName);
  const described = describing(text(tool.description));
  return { name, services: services.concat(servicesSaid(withoutVouching(described)?.dropped ?? described)) };
}

/** Kinds of services that the first sentence of a description speaks of. */
function servicesSaid(described: string): Match<NumberedService>[] {
  const head = cut(described, LIMITS.head);
  return matchesIn(head, 0, headLength(head), lexicons.services, "description");
}

/** Kinds of services that the first units of a description name in its first sentence. */
function servicesInHead(words: CutText, sentence: number): Match<NumberedService>[] {
  const next = Math.min(sentence, words.count - 1);
  const wholly = words.text.length <= LIMITS.head || (next >= 0 && words.ends[next]! <= LIMITS.head - LONGEST_COMPOUND);
  if (wholly) return matchesIn(words, 0, sentence, lexicons.services, "description");
  const head = cut(words.text, LIMITS.head);
  return matchesIn(head, 0, headLength(head), lexicons.services, "description");
}

const NO_TITLE: ReadText = { field: "title", text: "", end: 0, actions: [], resources: [], cues: [], clauses: [] };
const readTitle = (title: string) => (title === "" ? NO_TITLE : read("title", cut(title, LIMITS.name), 0));

function readName(words: CutText): Texts["name"] {
  const { field, text, end, actions, resources, cues, clauses } = read("name", words, 0);
  return { field, text, end, words: keptWords(words), actions, resources, cues, clauses };
}

function read(field: ReadText["field"], words: CutText, from: number, to = words.count): ReadText {
  return {
    field,
    text: words.text,
    end: to > from ? words.ends[to - 1]! : 0,
    actions:
      field === "name" ? matchesIn(words, from, to, lexicons.actionNames, field) : saidActions(words, from, to, field),
    resources: matchesIn(words, from, to, lexicons.resources, field),
    cues: matchesIn(words, from, to, lexicons.cues, field),
    clauses: matchesIn(words, from, to, lexicons.clauses, field),
  };
}

/**
 * Verbs of a sentence. The word that it opens with may be any that is a verb in a name: "Log a meal", "Set the volume"; and
 * so may a word that begins a later clause, where an article or the like follows: "…, then post it".
 */
function saidActions(words: CutText, from: number, to: number, field: TextField): Match<NumberedAction>[] {
  const plain = matchesIn(words, from, to, lexicons.actions, field);
  const more: Match<NumberedAction>[] = [];
  for (let at = from, next = 0; at < to - 1; at++) {
    while (next < plain.length && plain[next]!.at < at - from) next++;
    if ((words.known[at]! & NAMES_OF_ACTIONS) === 0 || plain[next]?.at === at - from) continue;
    if (at > from && !(beginsClause(words, at) && opensObject(words, at + 1))) continue;
    for (const match of matchesIn(words, at, at + 1, lexicons.actionNames, field))
      if (at > from || isOpeningVerb(match, words, from)) more.push({ ...match, at: at - from });
  }
  return more.length === 0 ? plain : [...more, ...plain].sort((a, b) => a.at - b.at);
}

const NAMES_OF_ACTIONS = 1 << lexicons.actionNames.number;
const opensObject = ({ terms }: CutText, at: number) => BEFORE_OBJECTS.has(terms[at]!.stem);

/** Some words are nouns as often where they open a sentence; they are verbs before an article: "Load a page". */
function isOpeningVerb({ word, text, end }: Match<NumberedAction>, words: CutText, from: number): boolean {
  if (NOUNS_THAT_OPEN.has(word)) return word !== "open" && opensObject(words, from + 1);
  return !(text[end - 1] === "s" && AFTER_NOUNS.has(words.terms[from + 1]!.stem));
}

/** Whether a word stands behind “and”, “then” or the like, or behind a comma or colon. */
function beginsClause({ text, terms, starts, ends }: CutText, at: number): boolean {
  return BEFORE_CLAUSES.has(terms[at - 1]!.stem) || /[,;:–—]/.test(text.slice(ends[at - 1], starts[at]));
}

/** Words after "returns" within which a thing counts as returned. */
const RETURN_WINDOW = 12;

function returnedThings(
  { terms }: CutText,
  from: number,
  to: number,
  things: readonly Match<NumberedResource>[],
): Match<NumberedResource>[] {
  const found: Match<NumberedResource>[] = [];
  if (things.length === 0) return found;
  let next = 0;
  let start = from - RETURN_WINDOW - 1;
  for (let at = from; at < to && next < things.length; at++) {
    for (; next < things.length && things[next]!.at === at - from; next++)
      if (at - start <= RETURN_WINDOW) found.push(things[next]!);
    if (terms[at]!.returns) start = at;
  }
  return found;
}
