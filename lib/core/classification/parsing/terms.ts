import { followsIn, phrasesOf } from "../lexicon";
import { isCompound } from "../lexicon/compounds";
import type { Lexicon, Phrase } from "../lexicon/lexicon";
import { stem } from "../lexicon/stem";
import { kindsOfWord } from "../lexicon/word-kinds";
import { memo } from "../../text/memo";
import { bySpelling } from "./spelling";

/** How a word is looked up: by its stem, piece by piece where no spaces are written, or with particles at its end. */
export type Script = "stems" | "wide" | "hangul";

/** A word in any of its capitals, and what is known of it. */
export type Term = {
  stem: string;
  script: Script;
  /** What begins with it in each lexicon, by the number of the lexicon. */
  phrases: readonly (Phrase<unknown> | undefined)[] | undefined;
  /** Whether it is one word of the ontology, whatever its capitals. */
  compound: boolean;
  /** One bit for each lexicon in which it may begin something: all of them where it is of a script that is looked up piece by piece. */
  known: number;
  /** Whether it goes on with a phrase. */
  follows: boolean;
  /** What was learned of it (`features/learned-words`), kept here once somebody has asked; null where that is nothing. */
  learned: object | null | undefined;
  /** The numbers of its kinds (`lexicon/word-kinds`). */
  kinds: readonly number[];
};

/** What begins with a term in a lexicon. */
export function phraseAt<T>(term: Term, lexicon: Lexicon<T>): Phrase<T> | undefined {
  return term.phrases?.[lexicon.number] as Phrase<T> | undefined;
}

/** Longer words are known by so many of their first units. */
const LONGEST = 60;
const EVERY_LEXICON = 0xffff;
/** Terms that are remembered. The vocabulary of tool definitions is small; that of somebody who floods it is forgotten. */
const MOST = 30_000;

const termSpelled = bySpelling(memo(MOST, termFor));

/** The term of the word that stands at `start` and ends before `end`. */
export const termAt = (text: string, start: number, end: number): Term =>
  termSpelled(text, start, Math.min(end, start + LONGEST));

function termFor(raw: string): Term {
  const stemmed = stem(raw);
  const script = scriptOf(raw.charCodeAt(0));
  const phrases = phrasesOf(stemmed);
  return {
    stem: stemmed,
    script,
    phrases,
    known: script === "stems" ? lexiconsOf(phrases) : EVERY_LEXICON,
    follows: followsIn(stemmed),
    compound: isCompound(stemmed),
    learned: undefined,
    kinds: kindsOfWord(raw),
  };
}

function lexiconsOf(phrases: Term["phrases"]): number {
  return phrases?.reduce((all, phrase, at) => (phrase === undefined ? all : all | (1 << at)), 0) ?? 0;
}

function scriptOf(code: number): Script {
  if (code >= 0x3040 && code <= 0x9fff) return "wide";
  return code >= 0xac00 && code <= 0xd7a3 ? "hangul" : "stems";
}
