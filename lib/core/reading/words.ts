import { hashed, small, termAt, termOf, type Term } from "./terms";

/** One word of a text: what is known of it, and where it stands (UTF-16 units). */
export type Word = { term: Term; stem: string; start: number; end: number };

const enum Kind { Other, Lower, Upper, Digit, Wide, Letter }

const ASCII = Uint8Array.from({ length: 128 }, (_, code) =>
  code >= 97 && code <= 122 ? Kind.Lower : code >= 65 && code <= 90 ? Kind.Upper : code >= 48 && code <= 57 ? Kind.Digit : Kind.Other,
);

/** Scripts written without spaces: cut into pieces by the dictionary later. Other letters beyond ASCII form words. */
function kindBeyond(code: number): Kind {
  if ((code >= 0x3040 && code <= 0x30ff) || (code >= 0x3400 && code <= 0x9fff) || (code >= 0xf900 && code <= 0xfaff)) return Kind.Wide;
  if (code < 0xc0 || code === 0xd7 || code === 0xf7) return Kind.Other;
  // Punctuation, symbols, invisible and direction marks, private use and surrogates end a word.
  if ((code >= 0x2000 && code <= 0x2bff) || (code >= 0x3000 && code <= 0x303f) || (code >= 0xd800 && code <= 0xf8ff) || code >= 0xfe00) return Kind.Other;
  return Kind.Letter;
}

/**
 * Cuts a text into words at white space, punctuation and case changes (`listPullRequests`, `list_pull_requests` and "List
 * pull requests" give the same stems). Runs of Chinese and Japanese come out as one word each. Linear; reads at most `limit` units.
 */
export function wordsOf(text: string, limit: number): Word[] {
  const words: Word[] = [];
  const end = Math.min(text.length, limit);
  let start = -1;
  let kind: number = Kind.Other;
  /** Of the word that is open, and of it without its last unit. */
  let hash = 0;
  let before = 0;
  for (let at = 0; at < end; at++) {
    const code = text.charCodeAt(at);
    const next = code < 128 ? ASCII[code]! : kindBeyond(code);
    if (next !== kind && start >= 0) {
      if (next === Kind.Other || parts(kind, next)) {
        words.push(wordOf(text, start, at, hash));
        start = -1;
      } else if (next === Kind.Lower && kind === Kind.Upper && at - start > 1) {
        words.push(wordOf(text, start, at - 1, before));
        start = at - 1;
        hash = hashed(0, small(text.charCodeAt(start)));
      }
    }
    kind = next;
    if (next === Kind.Other) continue;
    if (start < 0) {
      start = at;
      hash = 0;
    }
    before = hash;
    hash = hashed(hash, next === Kind.Upper ? code | 32 : code);
  }
  if (start >= 0) words.push(wordOf(text, start, end, hash));
  return joinCompounds(text, words);
}

/** Whether a new word begins where one kind of letter follows another. */
function parts(kind: number, next: number): boolean {
  return next === Kind.Wide || kind === Kind.Wide || (next === Kind.Upper && (kind === Kind.Lower || kind === Kind.Digit));
}

function wordOf(text: string, start: number, end: number, hash: number): Word {
  const term = termOf(text, start, end, hash);
  return { term, stem: term.stem, start, end };
}

/** Puts names such as "GitHub" and "MySQL" together again, which the case changes have cut. */
function joinCompounds(text: string, words: Word[]): Word[] {
  let kept = 0;
  for (let at = 0; at < words.length; at++, kept++) {
    const word = words[at]!;
    words[kept] = word;
    if (words[at + 1]?.start !== word.end) continue;
    for (let parts = 3; parts > 1; parts--) {
      const last = words[at + parts - 1];
      if (!last || last.end - word.start > 24 || words[at + parts - 2]!.end !== last.start) continue;
      const term = termAt(text, word.start, last.end);
      if (!term.compound) continue;
      words[kept] = { term, stem: term.stem, start: word.start, end: last.end };
      at += parts - 1;
      break;
    }
  }
  words.length = kept;
  return words;
}
