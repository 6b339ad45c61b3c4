import { lexicons } from "../../lexicon";
import type { Numbered } from "../../lexicon/numbered";
import type { Service } from "../../lexicon/service";
import { LIMITS } from "../../limits";
import { headLength } from "../head";
import { matchesIn, type Match } from "../match";
import { cut, LONGEST_COMPOUND, type CutText } from "../words";

/** Kinds of services that the first units of a description name in its first sentence. */
export function servicesSaid(description: string): Match<Numbered<Service>>[] {
  const head = cut(description, LIMITS.head);
  return matchesIn(head, 0, headLength(head), lexicons.services, "description");
}

/** As `servicesSaid`, of a description that was cut already, whose first sentence has `sentence` words: mostly it need not be cut again. */
export function servicesInHead(words: CutText, sentence: number): Match<Numbered<Service>>[] {
  const next = Math.min(sentence, words.count - 1);
  const wholly = words.text.length <= LIMITS.head || (next >= 0 && words.ends[next]! <= LIMITS.head - LONGEST_COMPOUND);
  return wholly ? matchesIn(words, 0, sentence, lexicons.services, "description") : servicesSaid(words.text);
}
