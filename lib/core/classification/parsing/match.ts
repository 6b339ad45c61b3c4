import type { Lexicon } from "../lexicon/lexicon";
import { endsSentence } from "./stops";
import { phraseAt } from "./terms";
import type { CutText } from "./words";

/** The text of a tool or of its server in which something was read. */
export type TextField = "name" | "title" | "description" | `server.${string}` | `outputSchema${string}`;

/**
 * A word or phrase of the ontology in a text, and its place there. `at` is the index of its first word, `width` how many words
 * it spans, `start` and `end` are UTF-16 units in `text`.
 */
export type Match<T> = {
  meaning: T;
  at: number;
  width: number;
  field: TextField;
  text: string;
  start: number;
  end: number;
  /** Stem of the first word, without what follows it in Korean. */ word: string;
};

/** Every known word and phrase of a text from word `from` up to word `to`, longest first at each place, left to right, without overlap. */
export function matchesIn<T>(
  cut: CutText,
  from: number,
  to: number,
  lexicon: Lexicon<T>,
  field: TextField,
): Match<T>[] {
  const found: Match<T>[] = [];
  const within = 1 << lexicon.number;
  for (let at = from; at < to; at++) {
    if ((cut.known[at]! & within) === 0) continue;
    const { script } = cut.terms[at]!;
    if (script === "wide") matchWide(cut, at, from, lexicon, field, found);
    else if (script === "hangul") matchHangul(cut, at, from, lexicon, field, found);
    else at += matchPhrase(cut, at, from, to, lexicon, field, found);
  }
  return found;
}

/** Adds the longest phrase that begins at `at`; gives how many further words it took. */
function matchPhrase<T>(
  { text, terms, starts, ends }: CutText,
  at: number,
  from: number,
  to: number,
  lexicon: Lexicon<T>,
  field: TextField,
  found: Match<T>[],
): number {
  const first = terms[at]!;
  let phrase = phraseAt(first, lexicon)!;
  let meanings = phrase.meanings;
  let width = 1;
  for (let next = at + 1; phrase.next !== undefined && next < to; next++) {
    if (!terms[next]!.follows) break;
    const longer = phrase.next.get(terms[next]!.stem);
    if (longer === undefined || breaks(text, ends[next - 1]!, starts[next]!)) break;
    phrase = longer;
    if (phrase.meanings === undefined) continue;
    meanings = phrase.meanings;
    width = next - at + 1;
  }
  if (meanings === undefined) return 0;
  for (const meaning of meanings)
    found.push({
      meaning,
      at: at - from,
      width,
      field,
      text,
      start: starts[at]!,
      end: ends[at + width - 1]!,
      word: first.stem,
    });
  return width - 1;
}

/** Whether what stands between two words is the end of a sentence or of a paragraph, which no phrase spans. */
function breaks(text: string, from: number, to: number): boolean {
  return to - from > 1 && endsSentence(text, from, to);
}

function matchWide<T>(
  { text, starts, ends }: CutText,
  at: number,
  from: number,
  lexicon: Lexicon<T>,
  field: TextField,
  found: Match<T>[],
): void {
  for (let start = starts[at]!; start < ends[at]!; start++) {
    const known = lexicon.wide.get(text[start]!)?.find((candidate) => text.startsWith(candidate, start));
    if (!known) continue;
    for (const meaning of lexicon.phrase(known)!.meanings!)
      found.push({ meaning, at: at - from, width: 1, field, text, start, end: start + known.length, word: known });
    start += known.length - 1;
  }
}

/** Korean words carry their particles at the end: one to three syllables are tried off. */
function matchHangul<T>(
  { text, terms, starts, ends }: CutText,
  at: number,
  from: number,
  lexicon: Lexicon<T>,
  field: TextField,
  found: Match<T>[],
): void {
  const { stem } = terms[at]!;
  for (let cut = 0; cut <= 3 && cut < stem.length - 1; cut++) {
    const known = stem.slice(0, stem.length - cut);
    const meanings = lexicon.phrase(known)?.meanings;
    if (!meanings) continue;
    for (const meaning of meanings)
      found.push({ meaning, at: at - from, width: 1, field, text, start: starts[at]!, end: ends[at]!, word: known });
    return;
  }
}
