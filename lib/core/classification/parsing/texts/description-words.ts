import { JOINING } from "../../lexicon/name-words";
import { WORD_KINDS } from "../../lexicon/word-kinds";
import { termAt } from "../terms";
import { wordAt, type CutText, type Word } from "../words";

/** The first `count` words of a text less those that only join others, with pairs of characters where no spaces are written. */
export function tellingWords(cut: CutText, count: number): Word[] {
  const { text, terms, starts, ends } = cut;
  const words: Word[] = [];
  for (let at = 0; at < count; at++) {
    const term = terms[at]!;
    if (term.script === "wide") {
      for (let start = starts[at]!; start + 2 <= ends[at]!; start++) {
        const pair = termAt(text, start, start + 2);
        words.push({ term: pair, stem: pair.stem, start, end: start + 2 });
      }
    } else if (!JOINING.has(term.stem)) words.push(wordAt(cut, at));
  }
  return words;
}

/** So many words behind the first sentence are looked at for their kind. */
const MOST_BEHIND = 300;
const NO_KINDS: readonly undefined[] = [];

/** Of each kind of words, by its number, the first that stands behind the first sentence, which has `sentence` words. */
export function kindsBehind(cut: CutText, sentence: number): readonly (Word | undefined)[] {
  let found: (Word | undefined)[] | undefined;
  const most = Math.min(cut.count, sentence + MOST_BEHIND);
  for (let at = sentence; at < most; at++)
    for (const kind of cut.terms[at]!.kinds) {
      found ??= WORD_KINDS.map(() => undefined);
      found[kind] ??= wordAt(cut, at);
    }
  return found ?? NO_KINDS;
}
