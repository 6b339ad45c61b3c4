import { phrasesOf } from "../lexicon";
import { isCompound } from "../lexicon/compounds";
import { followsIn, type Lexicon, type Phrase } from "../lexicon/lexicon";
import { stem } from "../lexicon/stem";

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
  /** Whether anything may be known of it: it begins a phrase, or is of a script that is looked up piece by piece. */
  known: boolean;
  /** Whether it goes on with a phrase. */
  follows: boolean;
  /** Whether it says that something is returned. */
  returns: boolean;
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

/** ASCII letters in lower case. */
export const small = (code: number) => (code >= 65 && code <= 90 ? code | 32 : code);

/** The hash of a word with one more unit, in lower case. */
export const hashed = (hash: number, code: number) => (Math.imul(hash, 31) + code) | 0;

/**
 * Remembers words that were met before in a hash table, so that they are found in a text without cutting them out. Whatever
 * it remembers, a word means the same. Numbers of terms stand by hash, 0 for none; and by number the hash, and where the
 * units of the word begin in `units`.
 */
class TermMemo {
  readonly #slots = new Uint16Array(SLOTS);
  readonly #hashes = new Int32Array(MOST + 1);
  readonly #begins = new Int32Array(MOST + 2);
  readonly #units = new Uint16Array(MOST * 16);
  #terms: Term[] = [];

  find(text: string, start: number, end: number, hash: number): Term {
    let slot = (hash ^ (hash >>> 15)) & (SLOTS - 1);
    for (let number = this.#slots[slot]!; number !== 0; number = this.#slots[slot]!) {
      if (this.#hashes[number] === hash && this.#stands(number, text, start, end)) return this.#terms[number - 1]!;
      slot = (slot + 1) & (SLOTS - 1);
    }
    const raw = text.slice(start, end);
    const term = termFor(raw);
    this.#keep(raw, term, hash, slot);
    return term;
  }

  #stands(number: number, text: string, start: number, end: number): boolean {
    const begin = this.#begins[number]!;
    if (this.#begins[number + 1]! - begin !== end - start) return false;
    for (let at = start; at < end; at++)
      if (this.#units[begin + at - start] !== small(text.charCodeAt(at))) return false;
    return true;
  }

  #keep(raw: string, term: Term, hash: number, slot: number): void {
    const begin = this.#begins[this.#terms.length + 1]!;
    if (this.#terms.length === MOST || begin + raw.length > this.#units.length) {
      this.#slots.fill(0);
      this.#terms = [];
      return;
    }
    this.#terms.push(term);
    const number = this.#terms.length;
    this.#hashes[number] = hash;
    for (let at = 0; at < raw.length; at++) this.#units[begin + at] = small(raw.charCodeAt(at));
    this.#begins[number + 1] = begin + raw.length;
    this.#slots[slot] = number;
  }
}

const memo = new TermMemo();

/** The term of the word that stands at `start` and ends before `end`. */
export function termAt(text: string, start: number, end: number): Term {
  const last = Math.min(end, start + LONGEST);
  let hash = 0;
  for (let at = start; at < last; at++) hash = hashed(hash, small(text.charCodeAt(at)));
  return memo.find(text, start, last, hash);
}

/** As `termAt`, when its hash is known already. */
export function termOf(text: string, start: number, end: number, hash: number): Term {
  return end - start > LONGEST ? termAt(text, start, end) : memo.find(text, start, end, hash);
}

function termFor(raw: string): Term {
  const stemmed = stem(raw.toLowerCase());
  const script = scriptOf(raw.charCodeAt(0));
  const phrases = phrasesOf(stemmed);
  return {
    stem: stemmed,
    script,
    phrases,
    known: phrases !== undefined || script !== "stems",
    follows: followsIn(stemmed),
    compound: isCompound(stemmed),
    returns: stemmed === "return" || stemmed === "返回",
  };
}

function scriptOf(code: number): Script {
  if (code >= 0x3040 && code <= 0x9fff) return "wide";
  return code >= 0xac00 && code <= 0xd7a3 ? "hangul" : "stems";
}
