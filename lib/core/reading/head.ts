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
  for (let at = 1; at < most; at++) if (endsBetween(text, words[at - 1]!.end, words[at]!.start)) return at;
  return most;
}

/**
 * Whether a sentence ends in what stands between two words: at a full stop of any script, a stop before white space, or a
 * line's end, unless the next line goes on with a small letter, as wrapped text does.
 */
function endsBetween(text: string, from: number, to: number): boolean {
  if (to - from === 1) {
    const code = text.charCodeAt(from);
    return code === 0x3002 || code === 0xff01 || code === 0xff1f;
  }
  if (to <= from) return false;
  const between = text.slice(from, to);
  if (/[。！？]|[.!?：:]\s|\n\s*\n/.test(between)) return true;
  return between.includes("\n") && !(/^,?[^\S\n]*\n\s*$/.test(between) && isSmall(text.charCodeAt(to)));
}

const isSmall = (code: number) => code >= 97 && code <= 122;
