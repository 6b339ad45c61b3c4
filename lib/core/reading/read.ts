import { LIMITS } from "../limits";
import type { Tool } from "../model/tool";
import { lexicons, sensesOn } from "../ontology";
import type { Action as AnyAction } from "../ontology/actions";
import type { Cue as AnyCue } from "../ontology/cues";
import type { Numbered } from "../ontology/numbered";
import type { Resource as AnyResource } from "../ontology/resource";
import { matchesIn, type Match } from "./match";
import { headLength } from "./head";
import { paramsOf, type Param } from "./params";
import { plainOf, type Plain } from "./plain";
import type { Profile, ServerTexts } from "./profile";
import { stem } from "./stem";
import { phraseAt } from "./terms";
import { wordsOf, type Word } from "./words";

type Action = Numbered<AnyAction>;
type Cue = Numbered<AnyCue>;
type Resource = Numbered<AnyResource>;

/** A text of a tool, or a part of one, cut and matched once. Indices of matches count from the first word of the part. */
export type Read = {
  field: "name" | "title" | "description";
  /** The whole field, in which matches stand; the part that was read ends at `end`. */
  text: string;
  end: number;
  words: Word[];
  actions: Match<Action>[];
  resources: Match<Resource>[];
  cues: Match<Cue>[];
};

/** A match with the text it stands in. */
export type Found<T> = Match<T> & { field: Read["field"]; text: string };

/** All that signals look at: the tool's texts and arguments, what it does to what, and the server it belongs to. */
export type Reading = {
  tool: Tool;
  server: ServerTexts;
  profile: Profile;
  name: Read;
  title: Read;
  /** The first sentence of the description, as far as it does not talk to the judge. */
  description: Read;
  /**
   * The rest of the description. Whoever wrote it may have added it to talk a verdict down, so all that is read here counts
   * only for a leg: clues made of it have names that begin with `later`, whose weights are never negative, and nothing else
   * may depend on it. So no text that is added behind the first sentence can lower a probability.
   */
  later: Read;
  params: Param[];
  plain: Plain;
  /** What it does: by its name, else by its first sentence, else by its title. */
  action?: Found<Action>;
  /** What its first sentence says that it does. */
  said?: Found<Action>;
  /** What it acts on: the last thing named in the name, else the first in the first sentence, else in the title. */
  thing?: Found<Resource>;
  /** The first thing in the first sentence. */
  saidThing?: Found<Resource>;
  /** What the first sentence says that it returns: things soon after a form of "return". */
  returned: Found<Resource>[];
  /** What the rest of the description says that it returns. */
  returnedLater: Found<Resource>[];
};

const text = (value: unknown) => (typeof value === "string" ? value : "");

type Senses = ReadonlyMap<string, Resource> | undefined;

function read(field: Read["field"], value: string, words: Word[], senses: Senses): Read {
  return {
    field,
    text: value,
    end: words.at(-1)?.end ?? 0,
    words,
    actions: field === "name" ? matchesIn(value, words, lexicons.actionNames) : saidActions(value, words),
    resources: inSense(matchesIn(value, words, lexicons.resources), senses),
    cues: matchesIn(value, words, lexicons.cues),
  };
}

/** Verbs of a sentence. The word that it opens with may be any that is a verb in a name: "Log a meal", "Set the volume". */
function saidActions(value: string, words: Word[]): Match<Action>[] {
  const actions = matchesIn(value, words, lexicons.actions);
  if (words.length < 2 || actions[0]?.at === 0) return actions;
  const opening = matchesIn(value, words.slice(0, 1), lexicons.actionNames).filter(({ word }) => !NOUNS_FIRST.has(word));
  return opening.length > 0 ? [...opening, ...actions] : actions;
}

/** Words that open a sentence as nouns or adjectives. */
const NOUNS_FIRST = new Set(["open", "close", "all", "new", "health", "code", "query", "mous", "key", "branch", "index", "average", "averag", "sum", "usag", "usage", "prompt", "design", "draft", "image", "stat", "statistic", "detail", "info", "information", "load", "time", "profil", "hash", "form", "host", "page", "score", "rank", "can", "next", "previous"]);

/** A server must be so likely of a kind for words to be taken in its sense. */
const SENSE_SHARE = 0.3;

function sensesOf({ kinds }: Profile): Senses {
  const kind = kinds[0];
  return kind && kind.share > SENSE_SHARE ? sensesOn.get(kind.service.id) : undefined;
}

function inSense(matches: Match<Resource>[], senses: Senses): Match<Resource>[] {
  return senses === undefined ? matches : matches.map((match) => ({ ...match, meaning: senses.get(match.meaning.id) ?? match.meaning }));
}

/** Reads one tool in the light of its server. */
export function readTool(server: ServerTexts, profile: Profile, tool: Tool): Reading {
  const titleText = text(tool.title) || text(tool.annotations?.title);
  const descriptionText = text(tool.description);
  const senses = sensesOf(profile);
  const name = read("name", tool.name, wordsOf(tool.name, LIMITS.name), senses);
  const title = read("title", titleText, wordsOf(titleText, LIMITS.name), senses);
  const words = wordsOf(descriptionText, LIMITS.description);
  const sentence = headLength(descriptionText, words);
  const description = read("description", descriptionText, words.slice(0, sentence), senses);
  const later = read("description", descriptionText, words.slice(sentence), senses);
  const reading: Reading = { tool, server, profile, name, title, description, later, params: paramsOf(tool.inputSchema), plain: plainOf(name, title, description), returned: returnedThings(description), returnedLater: returnedThings(later) };
  const prefix = prefixLength(name.words, profile.ownWords);
  reading.said = found(description, description.actions[0]);
  const named = namedAction(name, prefix, reading.said, reading.params);
  const titled = found(title, title.actions[0]);
  reading.action = found(name, named) ?? reading.said ?? titled;
  const own = name.resources.filter((match) => match.at >= prefix);
  reading.saidThing = found(description, description.resources[0]);
  reading.thing = found(name, own.at(-1)) ?? reading.saidThing ?? found(title, title.resources.at(-1)) ?? found(name, name.resources.at(-1));
  return reading;
}

/**
 * The verb of a name. Some words are nouns as often as verbs ("comment_list", "git_log", "latest_updates"): they count only
 * when there is no plain verb in the name and none in the first sentence.
 */
function namedAction(name: Read, prefix: number, said: Found<Action> | undefined, params: readonly Param[]): Match<Action> | undefined {
  const actions = name.actions.filter((match) => match.at >= prefix && isVerb(match, name) && (!LETTERS.has(match.word) || writesTo(match, name, params)));
  const plain = actions.find((match) => (match.at === prefix && VERBS_FIRST.has(match.word)) || (!AMBIGUOUS.has(match.word) && !(match.at > prefix && name.text[match.end - 1] === "s")));
  if (plain && plain.at > prefix && said && said.at <= OPENING && NOUNS_TOO.has(plain.word)) return undefined;
  if (plain?.word === "add" && said?.meaning.id === "compute") return undefined;
  if (plain) return plain;
  const first = actions[0];
  return first && said && (first.at === name.words.length - 1 || AMBIGUOUS_NOUNS.has(first.word)) ? undefined : (first ?? name.actions.find((match) => isVerb(match, name)));
}

/** What one writes to people: a verb only before those who are written to, or alone with a recipient and words to choose. */
const LETTERS = new Set(["mail", "text", "page", "sms", "fax", "ring"]);
const WRITTEN_TO = new Set(["customer", "client", "user", "contact", "team", "oncall", "on", "member", "someone", "somebody", "person", "me", "us", "owner", "subscriber", "everyone", "all", "guest", "patient", "parent", "student", "engineer", "responder", "staff", "manager", "friend", "number", "phone", "them", "admin", "driver", "doctor", "support", "lead"].map(stem));

function writesTo({ at, width }: Match<Action>, name: Read, params: readonly Param[]): boolean {
  const next = name.words[at + width];
  if (next) return WRITTEN_TO.has(next.stem);
  const reaches = params.flatMap((param) => (param.free ? param.reaches.map(({ id }) => id) : []));
  return reaches.includes("recipient") && reaches.includes("content");
}

/** The "pull" of "pull request" is no verb, nor the "read" of "mark as read". */
function isVerb({ at, width }: Match<Action>, name: Read): boolean {
  if (BEFORE_NOUNS.has(name.words[at - 1]?.stem ?? "") || name.words[at - 2]?.stem === "to") return false;
  return !name.resources.some((thing) => thing.at <= at && thing.at + thing.width > at && thing.width > width && NOUN_FIRST.has(name.words[thing.at]!.stem));
}

/** What follows one of these in a name is no verb: "mark_as_read", "pokemon_by_type", "how_to_use". */
const BEFORE_NOUNS = new Set(["as", "to", "by", "of", "for", "per", "from", "with"]);

/** Words that are verbs at the start of a name, whatever they are elsewhere. */
const VERBS_FIRST = new Set(["check", "view", "display", "export", "load", "trigger", "mark", "track"].map(stem));

/** Verbs that begin the names of things: "pull request", "merge request", "build log". */
const NOUN_FIRST = new Set(["pull", "merge", "build", "test", "search", "check", "change", "watch", "call", "review", "run", "log", "post", "read"].map(stem));

/** Words of a sentence up to where its verb stands when it opens with it: "Retrieve …", "This tool retrieves …". */
const OPENING = 2;

/** Plain verbs that are nouns as well where something stands before them: "pipelines_build" retrieves build data when its sentence says so. */
const NOUNS_TOO = new Set(["build", "query", "upload", "download", "import", "monitor", "alert", "change", "broadcast", "record", "transfer", "update", "run", "search", "find", "write", "watch", "insert", "add", "match", "explain", "estimate", "register", "resume", "switch", "clone", "evaluat"].map(stem));

const AMBIGUOUS = new Set(
  "comment post message email call report review order trade record tag label schedul log share shar mark score rate plan plot design branch stag index releas request test check count transfer deposit charg tip load stor cach backup export track watch stream display view detail info information status stats draft draw link pin star like vote follow form format hash round sum averag rank profil prompt chat plan reason total book answer help guide health all about overview screenshot snapshot tap mous press type open clos close play next previous trigger invit grant bid stake commit page".split(" "),
);

/** Of these, words that are nouns even at the start of a name: "store_list". */
const AMBIGUOUS_NOUNS = new Set(["stor", "store", "log", "index", "form", "review", "report"]);

/** Words after "returns" within which a thing counts as returned. */
const RETURN_WINDOW = 12;

function returnedThings(description: Read): Found<Resource>[] {
  const starts: number[] = [];
  description.words.forEach((word, at) => {
    if (word.stem === "return" || word.stem === "返回") starts.push(at);
  });
  if (starts.length === 0) return [];
  return description.resources.filter((match) => starts.some((start) => match.at > start && match.at <= start + RETURN_WINDOW)).map((match) => ({ ...match, field: description.field, text: description.text }));
}

/** How many leading words of a tool's name only repeat the server's own name. A verb is never such a word. */
function prefixLength(words: readonly Word[], ownWords: ReadonlySet<string>): number {
  let length = 0;
  while (length < words.length - 1 && ownWords.has(words[length]!.stem) && !phraseAt(words[length]!.term, lexicons.actions)?.meanings) length++;
  return length;
}

function found<T>(read: Read, match: Match<T> | undefined): Found<T> | undefined {
  return match && { meaning: match.meaning, at: match.at, width: match.width, start: match.start, end: match.end, word: match.word, field: read.field, text: read.text };
}
