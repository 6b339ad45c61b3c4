import { lexicons } from "../../lexicon";
import type { Action } from "../../lexicon/actions";
import { AFTER_NOUNS, BEFORE_CLAUSES, BEFORE_OBJECTS, NOUNS_THAT_OPEN } from "../../lexicon/name-words";
import type { Numbered } from "../../lexicon/numbered";
import { matchesIn, type Match, type TextField } from "../match";
import type { CutText } from "../words";

type NumberedAction = Numbered<Action>;

/**
 * Verbs of a sentence. The word that it opens with may be any that is a verb in a name: "Log a meal", "Set the volume"; and
 * so may a word that begins a later clause, where an article or the like follows: "…, then post it".
 */
export function saidActions(words: CutText, from: number, to: number, field: TextField): Match<NumberedAction>[] {
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
