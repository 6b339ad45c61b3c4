import type { Action as AnyAction } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Match } from "./match";
import type { Param } from "./params";
import { stem } from "../lexicon/stem";
import type { Texts } from "./texts";

type Action = Numbered<AnyAction>;

/**
 * The verb of a name. Some words are nouns as often as verbs ("comment_list", "git_log", "latest_updates"): they count only
 * when there is no plain verb in the name and none in the first sentence.
 */
export function namedAction(
  name: Texts["name"],
  prefix: number,
  said: Match<Action> | undefined,
  params: readonly Param[],
): Match<Action> | undefined {
  const verbs = name.actions.filter(
    (match) => isVerb(match, name) && (!LETTERS.has(match.word) || writesTo(match, name, params)),
  );
  const actions = verbs.filter((match) => match.at >= prefix);
  const plain = actions.find(
    (match) =>
      (match.at === prefix && VERBS_FIRST.has(match.word)) ||
      (!AMBIGUOUS.has(match.word) && !(match.at > prefix && name.text[match.end - 1] === "s")),
  );
  if (plain && plain.at > prefix && said && said.at <= OPENING && NOUNS_TOO.has(plain.word)) return undefined;
  if (plain?.word === "add" && said?.meaning.id === "compute") return undefined;
  if (plain) return plain;
  const first = actions[0];
  if (first && standsAsNoun(first, name, prefix, said)) return undefined;
  return first && said && (first.at === name.words.length - 1 || AMBIGUOUS_NOUNS.has(first.word))
    ? undefined
    : (first ?? verbs[0]);
}

/** Whether a word that may be a verb is a noun by where it stands: at the end in the plural, or before a noun in the plural. */
function standsAsNoun(
  { at, word, end }: Match<Action>,
  name: Texts["name"],
  prefix: number,
  said: Match<Action> | undefined,
): boolean {
  const last = name.words.length - 1;
  if (at === last && last > 0 && AMBIGUOUS.has(word)) return isPlural(name.text, end);
  return (
    at === prefix &&
    at < last &&
    !(said && said.at <= 1) &&
    COMPOUNDS.has(word) &&
    isPlural(name.text, name.words[last]!.end)
  );
}

const isPlural = (text: string, end: number) => text[end - 1] === "s" && text[end - 2] !== "s";

/** Nouns that stand before others in names, verbs though they may be: "book_reviews", "order_items". */
const COMPOUNDS = new Set(
  [
    "book",
    "order",
    "chat",
    "log",
    "form",
    "page",
    "comment",
    "message",
    "email",
    "call",
    "record",
    "trade",
    "score",
    "mail",
    "text",
    "prompt",
  ].map(stem),
);

/** What one writes to people: a verb only before those who are written to, or alone with a recipient and words to choose. */
const LETTERS = new Set(["mail", "text", "page", "sms", "fax", "ring"]);
const WRITTEN_TO = new Set(
  [
    "customer",
    "client",
    "user",
    "contact",
    "team",
    "oncall",
    "on",
    "member",
    "someone",
    "somebody",
    "person",
    "me",
    "us",
    "owner",
    "subscriber",
    "everyone",
    "all",
    "guest",
    "patient",
    "parent",
    "student",
    "engineer",
    "responder",
    "staff",
    "manager",
    "friend",
    "number",
    "phone",
    "them",
    "admin",
    "driver",
    "doctor",
    "support",
    "lead",
  ].map(stem),
);

function writesTo({ at, width }: Match<Action>, name: Texts["name"], params: readonly Param[]): boolean {
  const next = name.words[at + width];
  if (next) return WRITTEN_TO.has(next.stem);
  const roles = params.flatMap((param) => (param.free ? param.roles.map(({ id }) => id) : []));
  return roles.includes("recipient") && roles.includes("content");
}

/** The "pull" of "pull request" is no verb, nor the "read" of "mark as read", nor the "saved" of "saved_query". */
function isVerb(match: Match<Action>, name: Texts["name"]): boolean {
  const { at, width } = match;
  if (isPast(match)) return false;
  if (BEFORE_NOUNS.has(name.words[at - 1]?.stem ?? "") || name.words[at - 2]?.stem === "to") return false;
  return !name.resources.some(
    (thing) =>
      thing.at <= at &&
      thing.at + thing.width > at &&
      thing.width > width &&
      NOUN_FIRST.has(name.words[thing.at]!.stem),
  );
}

/** What follows one of these in a name is no verb: "mark_as_read", "pokemon_by_type", "how_to_use". */
const BEFORE_NOUNS = new Set(["as", "to", "by", "of", "for", "per", "from", "with"]);

/** Words that are verbs at the start of a name, whatever they are elsewhere. */
const VERBS_FIRST = new Set(["check", "view", "display", "export", "load", "trigger", "mark", "track"].map(stem));

/** Verbs that begin the names of things: "pull request", "merge request", "build log". */
const NOUN_FIRST = new Set(
  [
    "pull",
    "merge",
    "build",
    "test",
    "search",
    "check",
    "change",
    "watch",
    "call",
    "review",
    "run",
    "log",
    "post",
    "read",
  ].map(stem),
);

/** Words of a sentence up to where its verb stands when it opens with it: "Retrieve …", "This tool retrieves …". */
const OPENING = 2;

/** Plain verbs that are nouns as well where something stands before them: "pipelines_build" retrieves build data when its sentence says so. */
const NOUNS_TOO = new Set(
  [
    "build",
    "query",
    "upload",
    "download",
    "import",
    "monitor",
    "alert",
    "change",
    "broadcast",
    "record",
    "transfer",
    "update",
    "run",
    "search",
    "find",
    "write",
    "watch",
    "insert",
    "add",
    "match",
    "explain",
    "estimate",
    "register",
    "resume",
    "switch",
    "clone",
    "evaluat",
  ].map(stem),
);

const AMBIGUOUS = new Set(
  "text mail sms fax ring comment post message email call report review order trade record tag label schedul log share shar mark score rate plan plot design branch stag index releas request test check count transfer deposit charg tip load stor cach backup export track watch stream display view detail info information status stats draft draw link pin star like vote follow form format hash round sum averag rank profil prompt chat plan reason total book answer help guide health all about overview screenshot snapshot tap mous press type open clos close play next previous trigger invit grant bid stake commit page".split(
    " ",
  ),
);

/** Of these, words that are nouns even at the start of a name: "store_list". */
const AMBIGUOUS_NOUNS = new Set([
  "text",
  "mail",
  "sms",
  "fax",
  "ring",
  "stor",
  "store",
  "log",
  "index",
  "form",
  "review",
  "report",
]);

/** Whether a word stands in its past form, which in a name or within a sentence says what a thing is: "saved", "adjusted". */
export function isPast({ text, start, end, width, word }: Match<unknown>): boolean {
  return width === 1 && end - start > 4 && text.slice(end - 2, end).toLowerCase() === "ed" && !word.endsWith("ed");
}
