import {
  AMBIGUOUS_VERBS,
  NOUNS_EVEN_FIRST,
  VERBS_FIRST,
  NOUNS_BEHIND,
  VERBS_IN_NOUNS,
  NOUNS_BEFORE_NOUNS,
  BEFORE_NOUNS,
  LETTERS,
  WRITTEN_TO,
} from "../lexicon/name-words";
import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { Match } from "./match";
import type { Param } from "./params/param";
import type { Texts } from "./texts";

type NumberedAction = Numbered<Action>;

/**
 * The verb of a name. Some words are nouns as often as verbs ("comment_list", "git_log", "latest_updates"): they count only
 * when there is no plain verb in the name and none in the first sentence.
 */
export function namedAction(
  name: Texts["name"],
  prefix: number,
  said: Match<NumberedAction> | undefined,
  params: readonly Param[],
): Match<NumberedAction> | undefined {
  const verbs = name.actions.filter(
    (match) => isVerb(match, name) && (!LETTERS.has(match.word) || writesTo(match, name, params)),
  );
  const actions = verbs.filter((match) => match.at >= prefix);
  const plain = actions.find(
    (match) =>
      (match.at === prefix && VERBS_FIRST.has(match.word)) ||
      (!AMBIGUOUS_VERBS.has(match.word) && !(match.at > prefix && name.text[match.end - 1] === "s")),
  );
  if (plain && plain.at > prefix && said && said.at <= OPENING && NOUNS_BEHIND.has(plain.word)) return undefined;
  if (plain?.word === "add" && said?.meaning.id === "compute") return undefined;
  if (plain) return plain;
  const first = actions[0];
  if (first && standsAsNoun(first, name, prefix, said)) return undefined;
  return first && said && (first.at === name.words.length - 1 || NOUNS_EVEN_FIRST.has(first.word))
    ? undefined
    : (first ?? verbs[0]);
}

/** Whether a word that may be a verb is a noun by where it stands: at the end in the plural, or before a noun in the plural. */
function standsAsNoun(
  { at, word, end }: Match<NumberedAction>,
  name: Texts["name"],
  prefix: number,
  said: Match<NumberedAction> | undefined,
): boolean {
  const last = name.words.length - 1;
  if (at === last && last > 0 && AMBIGUOUS_VERBS.has(word)) return isPlural(name.text, end);
  return (
    at === prefix &&
    at < last &&
    !(said && said.at <= 1) &&
    NOUNS_BEFORE_NOUNS.has(word) &&
    isPlural(name.text, name.words[last]!.end)
  );
}

const isPlural = (text: string, end: number) => text[end - 1] === "s" && text[end - 2] !== "s";

function writesTo({ at, width }: Match<NumberedAction>, name: Texts["name"], params: readonly Param[]): boolean {
  const next = name.words[at + width];
  if (next) return WRITTEN_TO.has(next.stem);
  const roles = params.flatMap((param) => (param.free ? param.roles.map(({ id }) => id) : []));
  return roles.includes("recipient") && roles.includes("content");
}

/** The "pull" of "pull request" is no verb, nor the "read" of "mark as read", nor the "saved" of "saved_query". */
function isVerb(match: Match<NumberedAction>, name: Texts["name"]): boolean {
  const { at, width } = match;
  if (isPast(match)) return false;
  if (BEFORE_NOUNS.has(name.words[at - 1]?.stem ?? "") || name.words[at - 2]?.stem === "to") return false;
  return !name.resources.some(
    (thing) =>
      thing.at <= at &&
      thing.at + thing.width > at &&
      thing.width > width &&
      VERBS_IN_NOUNS.has(name.words[thing.at]!.stem),
  );
}

/** Words of a sentence up to where its verb stands when it opens with it: "Retrieve …", "This tool retrieves …". */
const OPENING = 2;

/** Whether a word stands in its past form, which in a name or within a sentence says what a thing is: "saved", "adjusted". */
export function isPast({ text, start, end, width, word }: Match<unknown>): boolean {
  return width === 1 && end - start > 4 && text.slice(end - 2, end).toLowerCase() === "ed" && !word.endsWith("ed");
}
