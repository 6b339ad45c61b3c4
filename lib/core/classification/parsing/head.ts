import { lexicons } from "../lexicon";
import { matchesIn } from "./match";
import { endsHead } from "./stops";
import { phraseAt } from "./terms";
import type { CutText } from "./words";

/** Words of a first sentence that are read as such, at most. */
const LONGEST = 40;

/**
 * How many words of a description say what the tool does: up to the first full stop or blank line, at most forty, and only
 * up to where the text begins to talk to its judge or to vouch for itself (`lexicon/injection-phrases`). What is cut off is not lost:
 * it is read as the rest of the description is, for a leg and never against one.
 */
export function headLength(cut: CutText): number {
  const length = sentenceLength(cut);
  for (let at = 0; at < length; at++) {
    if (cut.known[at] === 0) continue;
    const term = cut.terms[at]!;
    if (term.script !== "stems" || phraseAt(term, lexicons.injections) !== undefined)
      return matchesIn(cut, 0, length, lexicons.injections, "description")[0]?.at ?? length;
  }
  return length;
}

function sentenceLength({ text, count, starts, ends }: CutText): number {
  const most = Math.min(count, LONGEST);
  for (let at = 1; at < most; at++) if (endsHead(text, ends[at - 1]!, starts[at]!)) return at;
  return most;
}
