import type { Word } from "./words";

/** Words of a first sentence that are read as such, at most. */
const LONGEST = 40;

/** How many words come before the first full stop or blank line; at most forty. */
export function headLength(text: string, words: readonly Word[]): number {
  const most = Math.min(words.length, LONGEST);
  for (let at = 1; at < most; at++) {
    const gap = text.slice(words[at - 1]!.end, words[at]!.start);
    if (gap.length > 1 && /[.!?。！？:：]\s|[。！？]|\n/.test(gap)) return at;
  }
  return most;
}
