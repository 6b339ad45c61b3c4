import { termAt, type Term } from "./terms";

/** One word of a text: what is known of it, and where it stands (UTF-16 units). */
export type Word = { term: Term; stem: string; start: number; end: number };

/** A word where it stands. */
export type Standing = { term: Term; place: { field: string; text: string; start: number; end: number } };

/** A text cut into words, side by side: the term of each, and where it stands (UTF-16 units). */
export type CutText = {
  text: string;
  count: number;
  terms: Term[];
  starts: number[];
  ends: number[];
  /** Of each, the lexicons in which something may begin with it: the bits of `Term.known`. */
  known: number[];
};

const enum Kind {
  Other,
  Lower,
  Upper,
  Digit,
  Wide,
  Letter,
}

const ASCII = Uint8Array.from({ length: 128 }, (_, code) =>
  code >= 97 && code <= 122
    ? Kind.Lower
    : code >= 65 && code <= 90
      ? Kind.Upper
      : code >= 48 && code <= 57
        ? Kind.Digit
        : Kind.Other,
);

/** Scripts written without spaces: cut into pieces by the dictionary later. Other letters beyond ASCII form words. */
function kindBeyond(code: number): Kind {
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff))
    return Kind.Wide;
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return Kind.Other;
  // Punctuation, symbols, invisible and direction marks, private use and surrogates end a word.
  if (
    (code >= 0x2000 && code <= 0x2bff) ||
    (code >= 0x3000 && code <= 0x303f) ||
    (code >= 0xd800 && code <= 0xf8ff) ||
    code >= 0xfe00
  )
    return Kind.Other;
  return Kind.Letter;
}

/**
 * Cuts a text into words at white space, punctuation and case changes (`listPullRequests`, `list_pull_requests` and "List
 * pull requests" give the same stems). Runs of Chinese and Japanese come out as one word each. Linear; reads at most `limit`
 * units.
 */
export function cut(text: string, limit: number): CutText {
  const end = Math.min(text.length, limit);
  const words: CutText = { text, count: 0, terms: [], starts: [], ends: [], known: [] };
  let touching = false;
  let start = -1;
  let kind: number = Kind.Other;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    const next = code < 128 ? ASCII[code]! : kindBeyond(code);
    if (next !== kind && start >= 0) {
      if (next === Kind.Other || parts(kind, next)) {
        put(words, start, at);
        touching ||= next !== Kind.Other;
        start = -1;
      } else if (next === Kind.Lower && kind === Kind.Upper && at - start > 1) {
        put(words, start, at - 1);
        touching = true;
        start = at - 1;
      }
    }
    kind = next;
    if (next === Kind.Other) continue;
    if (start < 0) start = at;
  }
  if (start >= 0) put(words, start, end);
  if (touching) joinCompounds(words);
  return words;
}

/** The words of a short text, to be kept. */
export function wordsOf(text: string, limit: number): Word[] {
  return keptWords(cut(text, limit));
}

export function keptWords(text: CutText): Word[] {
  const words: Word[] = [];
  for (let at = 0; at < text.count; at++) words.push(wordAt(text, at));
  return words;
}

/** One word of a text that was cut, to be kept. */
export function wordAt({ terms, starts, ends }: CutText, at: number): Word {
  return { term: terms[at]!, stem: terms[at]!.stem, start: starts[at]!, end: ends[at]! };
}

/** Whether a new word begins where one kind of letter follows another. */
function parts(kind: number, next: number): boolean {
  return (
    next === Kind.Wide || kind === Kind.Wide || (next === Kind.Upper && (kind === Kind.Lower || kind === Kind.Digit))
  );
}

function put(words: CutText, start: number, end: number): void {
  const term = termAt(words.text, start, end);
  words.count++;
  words.terms.push(term);
  words.known.push(term.known);
  words.starts.push(start);
  words.ends.push(end);
}

/** UTF-16 units of a name that is put together again, at most. */
export const LONGEST_COMPOUND = 24;

/** Puts names such as "GitHub" and "MySQL" together again, which the case changes have cut. */
function joinCompounds(words: CutText): void {
  const { text, count, terms, starts, ends, known } = words;
  let kept = 0;
  for (let at = 0; at < count; at++, kept++) {
    const start = starts[at]!;
    let term = terms[at]!;
    let end = ends[at]!;
    for (let parts = starts[at + 1] === end ? 3 : 1; parts > 1; parts--) {
      const last = at + parts - 1;
      if (last >= count || ends[last]! - start > LONGEST_COMPOUND || ends[last - 1] !== starts[last]) continue;
      const whole = termAt(text, start, ends[last]!);
      if (!whole.compound) continue;
      term = whole;
      end = ends[last]!;
      at = last;
      break;
    }
    terms[kept] = term;
    known[kept] = term.known;
    starts[kept] = start;
    ends[kept] = end;
  }
  words.count = kept;
}
