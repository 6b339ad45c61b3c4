import { JOINING } from "../../lexicon/name-words";
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
