import { phrasesOf } from "../ontology";
import { isCompound } from "../ontology/compounds";
import type { Lexicon, Phrase } from "../ontology/lexicon";
import { stem } from "./stem";

/** How a word is looked up: by its stem, piece by piece where no spaces are written, or with particles at its end. */
export type Script = "stems" | "wide" | "hangul";

/** A word in any of its capitals, and what is known of it. */
export type Term = {
  raw: string;
  stem: string;
  script: Script;
  /** What begins with it in each lexicon, by the number of the lexicon. */
  phrases: readonly (Phrase<unknown> | undefined)[] | undefined;
  /** Whether it is one word of the ontology, whatever its capitals. */
  compound: boolean;
};

/** What begins with a term in a lexicon. */
export function phraseAt<T>(term: Term, lexicon: Lexicon<T>): Phrase<T> | undefined {
  return term.phrases?.[lexicon.number] as Phrase<T> | undefined;
}

/** Longer words are known by so many of their first units. */
const LONGEST = 60;
/** Terms that are remembered. The vocabulary of tool definitions is small; that of somebody who floods it is forgotten. */
const MOST = 30_000;
const SLOTS = 1 << 16;

/** A hash table, so that a word that was met before is found in a text without cutting it out: numbers of terms, by hash; 0 for none. */
const slots = new Uint16Array(SLOTS);
const hashes = new Int32Array(MOST + 1);
let terms: Term[] = [];

/** The term of the word that stands at `start` and ends before `end`. */
export function termAt(text: string, start: number, end: number): Term {
  const last = Math.min(end, start + LONGEST);
  let hash = last - start;
  for (let at = start; at < last; at++) hash = (Math.imul(hash, 31) + small(text.charCodeAt(at))) | 0;
  let slot = (hash ^ (hash >>> 16)) & (SLOTS - 1);
  for (let number = slots[slot]!; number !== 0; number = slots[slot]!) {
    if (hashes[number] === hash && stands(terms[number - 1]!.raw, text, start, last)) return terms[number - 1]!;
    slot = (slot + 1) & (SLOTS - 1);
  }
  return learn(text.slice(start, last), hash, slot);
}

/** Lower case for ASCII letters. */
const small = (code: number) => (code >= 65 && code <= 90 ? code | 32 : code);

function stands(raw: string, text: string, start: number, end: number): boolean {
  if (raw.length !== end - start) return false;
  for (let at = 0; at < raw.length; at++) if (small(raw.charCodeAt(at)) !== small(text.charCodeAt(start + at))) return false;
  return true;
}

function learn(raw: string, hash: number, slot: number): Term {
  const stemmed = stem(raw.toLowerCase());
  const term: Term = { raw, stem: stemmed, script: scriptOf(raw.charCodeAt(0)), phrases: phrasesOf(stemmed), compound: isCompound(stemmed) };
  if (terms.length >= MOST) {
    slots.fill(0);
    terms = [];
    return term;
  }
  terms.push(term);
  hashes[terms.length] = hash;
  slots[slot] = terms.length;
  return term;
}

function scriptOf(code: number): Script {
  if (code >= 0x3040 && code <= 0x9fff) return "wide";
  return code >= 0xac00 && code <= 0xd7a3 ? "hangul" : "stems";
}
