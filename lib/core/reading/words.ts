import { lexiconsOf } from "../ontology";
import { isCompound } from "../ontology/compounds";
import { stem } from "./stem";

/** One word of a text: its stem, the lexicons in which something begins with it, and where it stands (UTF-16 units). */
export type Word = { stem: string; lexicons: number; start: number; end: number };

type Known = { stem: string; lexicons: number; compound: boolean };

const cache = new Map<string, Known>();
const CACHE_LIMIT = 60_000;

/** What is known of a raw word, remembered: the vocabulary of tool definitions is small. */
function know(raw: string): Known {
  let found = cache.get(raw);
  if (found === undefined) {
    const stemmed = stem(raw.toLowerCase());
    found = { stem: stemmed, lexicons: lexiconsOf(stemmed), compound: isCompound(stemmed) };
    if (cache.size >= CACHE_LIMIT) cache.clear();
    cache.set(raw, found);
  }
  return found;
}

const enum Kind { Other, Lower, Upper, Digit, Wide, Letter }

const ASCII: Kind[] = Array.from({ length: 128 }, (_, code) =>
  code >= 97 && code <= 122 ? Kind.Lower : code >= 65 && code <= 90 ? Kind.Upper : code >= 48 && code <= 57 ? Kind.Digit : Kind.Other,
);

/** Scripts written without spaces: cut into pieces by the dictionary later. Other letters beyond ASCII form words. */
function kindOf(code: number): Kind {
  if (code < 128) return ASCII[code]!;
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
  let kind: Kind = Kind.Other;
  const close = (at: number) => {
    if (start < 0) return;
    const { stem, lexicons } = know(text.slice(start, Math.min(at, start + 60)));
    words.push({ stem, lexicons, start, end: at });
    start = -1;
  };
  for (let at = 0; at < end; at++) {
    const next = kindOf(text.charCodeAt(at));
    if (next === Kind.Other) close(at);
    else if (start < 0) start = at;
    else if (next !== kind) {
      if (next === Kind.Wide || kind === Kind.Wide) { close(at); start = at; }
      else if (next === Kind.Upper && (kind === Kind.Lower || kind === Kind.Digit)) { close(at); start = at; }
      else if (next === Kind.Lower && kind === Kind.Upper && at - start > 1) { close(at - 1); start = at - 1; }
    }
    kind = next;
  }
  close(end);
  return joinCompounds(text, words);
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
      const { stem, lexicons, compound } = know(text.slice(word.start, last.end));
      if (!compound) continue;
      words[kept] = { stem, lexicons, start: word.start, end: last.end };
      at += parts - 1;
      break;
    }
  }
  words.length = kept;
  return words;
}
