import { lexicons } from "../ontology";
import { matchesIn } from "./match";
import type { Word } from "./words";

/** Words of a first sentence that are read as such, at most. */
const LONGEST = 40;

/**
 * How many words of a description say what the tool does: up to the first full stop or blank line, at most forty, and only
 * up to where the text begins to talk to its judge or to vouch for itself (`ontology/pleas`). What is cut off is not lost:
 * it is read as the rest of the description is, for a leg and never against one.
 */
export function headLength(text: string, words: readonly Word[]): number {
  const sentence = words.slice(0, sentenceLength(text, words));
  return matchesIn(text, sentence, lexicons.pleas)[0]?.at ?? sentence.length;
}

function sentenceLength(text: string, words: readonly Word[]): number {
  const most = Math.min(words.length, LONGEST);
  for (let at = 1; at < most; at++) {
    const gap = text.slice(words[at - 1]!.end, words[at]!.start);
    if (/[。！？]/.test(gap) || (gap.length > 1 && /[.!?：:]\s|\n/.test(gap))) return at;
  }
  return most;
}
