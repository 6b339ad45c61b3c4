import type { Lexicon } from "../ontology";
import type { Word } from "./words";

/** A word or phrase of the ontology in a text. `at` is the index of its first word, `width` how many words it spans. */
export type Match<T> = { meaning: T; at: number; width: number; start: number; end: number; /** Stem of the first word, without what follows it in Korean. */ word: string };

/** Every known word and phrase in `words`, longest first at each place, left to right, without overlap. */
export function matchesIn<T>(text: string, words: readonly Word[], lexicon: Lexicon<T>): Match<T>[] {
  const found: Match<T>[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at]!;
    const code = text.charCodeAt(word.start);
    if (code >= 0x3040 && code <= 0x9fff) matchWide(text, word, at, lexicon, found);
    else if (code >= 0xac00 && code <= 0xd7a3) matchHangul(word, at, lexicon, found);
    else if ((word.lexicons & lexicon.bit) !== 0) at += matchPhrase(text, words, at, lexicon, found);
  }
  return found;
}

/** What no phrase spans: the end of a sentence or of a paragraph. */
const BREAK = /[.!?]\s|\n\s*\n/;

/** Adds the longest phrase that begins at `at`; gives how many further words it took. */
function matchPhrase<T>(text: string, words: readonly Word[], at: number, lexicon: Lexicon<T>, found: Match<T>[]): number {
  const first = words[at]!;
  for (let width = Math.min(lexicon.longest(first.stem), words.length - at); width > 0; width--) {
    let key = first.stem;
    for (let next = 1; next < width; next++) key += ` ${words[at + next]!.stem}`;
    const meanings = lexicon.get(key);
    if (!meanings) continue;
    const end = words[at + width - 1]!.end;
    if (width > 1 && BREAK.test(text.slice(first.start, end))) continue;
    for (const meaning of meanings) found.push({ meaning, at, width, start: first.start, end, word: first.stem });
    return width - 1;
  }
  return 0;
}

function matchWide<T>(text: string, word: Word, at: number, lexicon: Lexicon<T>, found: Match<T>[]): void {
  for (let start = word.start; start < word.end; start++) {
    const known = lexicon.wide.get(text[start]!)?.find((candidate) => text.startsWith(candidate, start));
    if (!known) continue;
    for (const meaning of lexicon.get(known)!) found.push({ meaning, at, width: 1, start, end: start + known.length, word: known });
    start += known.length - 1;
  }
}

/** Korean words carry their particles at the end: one to three syllables are tried off. */
function matchHangul<T>(word: Word, at: number, lexicon: Lexicon<T>, found: Match<T>[]): void {
  for (let cut = 0; cut <= 3 && cut < word.stem.length - 1; cut++) {
    const known = word.stem.slice(0, word.stem.length - cut);
    const meanings = lexicon.get(known);
    if (!meanings) continue;
    for (const meaning of meanings) found.push({ meaning, at, width: 1, start: word.start, end: word.end, word: known });
    return;
  }
}
