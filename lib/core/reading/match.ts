import type { Lexicon } from "../ontology/lexicon";
import { phraseAt } from "./terms";
import type { Word } from "./words";

/** A word or phrase of the ontology in a text. `at` is the index of its first word, `width` how many words it spans. */
export type Match<T> = { meaning: T; at: number; width: number; start: number; end: number; /** Stem of the first word, without what follows it in Korean. */ word: string };

/** Every known word and phrase in `words`, longest first at each place, left to right, without overlap. */
export function matchesIn<T>(text: string, words: readonly Word[], lexicon: Lexicon<T>): Match<T>[] {
  const found: Match<T>[] = [];
  for (let at = 0; at < words.length; at++) {
    const { term } = words[at]!;
    if (term.script === "wide") matchWide(text, words[at]!, at, lexicon, found);
    else if (term.script === "hangul") matchHangul(words[at]!, at, lexicon, found);
    else if (phraseAt(term, lexicon) !== undefined) at += matchPhrase(text, words, at, lexicon, found);
  }
  return found;
}

/** Adds the longest phrase that begins at `at`; gives how many further words it took. */
function matchPhrase<T>(text: string, words: readonly Word[], at: number, lexicon: Lexicon<T>, found: Match<T>[]): number {
  const first = words[at]!;
  let phrase = phraseAt(first.term, lexicon)!;
  let meanings = phrase.meanings;
  let width = 1;
  for (let next = at + 1; phrase.next !== undefined && next < words.length; next++) {
    const longer = phrase.next.get(words[next]!.stem);
    if (longer === undefined || breaks(text, words[next - 1]!.end, words[next]!.start)) break;
    phrase = longer;
    if (phrase.meanings === undefined) continue;
    meanings = phrase.meanings;
    width = next - at + 1;
  }
  if (meanings === undefined) return 0;
  for (const meaning of meanings) found.push({ meaning, at, width, start: first.start, end: words[at + width - 1]!.end, word: first.stem });
  return width - 1;
}

/** Whether what stands between two words is the end of a sentence or of a paragraph, which no phrase spans. */
function breaks(text: string, from: number, to: number): boolean {
  return to - from > 1 && /[.!?]\s|\n\s*\n/.test(text.slice(from, to));
}

function matchWide<T>(text: string, word: Word, at: number, lexicon: Lexicon<T>, found: Match<T>[]): void {
  for (let start = word.start; start < word.end; start++) {
    const known = lexicon.wide.get(text[start]!)?.find((candidate) => text.startsWith(candidate, start));
    if (!known) continue;
    for (const meaning of lexicon.phrase(known)!.meanings!) found.push({ meaning, at, width: 1, start, end: start + known.length, word: known });
    start += known.length - 1;
  }
}

/** Korean words carry their particles at the end: one to three syllables are tried off. */
function matchHangul<T>(word: Word, at: number, lexicon: Lexicon<T>, found: Match<T>[]): void {
  for (let cut = 0; cut <= 3 && cut < word.stem.length - 1; cut++) {
    const known = word.stem.slice(0, word.stem.length - cut);
    const meanings = lexicon.phrase(known)?.meanings;
    if (!meanings) continue;
    for (const meaning of meanings) found.push({ meaning, at, width: 1, start: word.start, end: word.end, word: known });
    return;
  }
}
