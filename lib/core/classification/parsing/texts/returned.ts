import { lexicons } from "../../lexicon";
import type { Numbered } from "../../lexicon/numbered";
import type { Resource } from "../../lexicon/resource";
import { LIMITS } from "../../limits";
import { matchesIn, type Match } from "../match";
import type { Param } from "../params/param";
import { cut, type CutText } from "../words";

type NumberedResource = Numbered<Resource>;

/** Words after "returns" within which a thing counts as returned. */
const RETURN_WINDOW = 12;

/** Of the things that a part of a text names, those that it says are returned. */
export function returnedThings(
  { terms }: CutText,
  from: number,
  to: number,
  things: readonly Match<NumberedResource>[],
): Match<NumberedResource>[] {
  const found: Match<NumberedResource>[] = [];
  if (things.length === 0) return found;
  let next = 0;
  let start = from - RETURN_WINDOW - 1;
  for (let at = from; at < to && next < things.length; at++) {
    for (; next < things.length && things[next]!.at === at - from; next++)
      if (at - start <= RETURN_WINDOW) found.push(things[next]!);
    if (terms[at]!.returns) start = at;
  }
  return found;
}

/** Results whose names and descriptions are read. */
const MOST_RESULTS = 40;
const ABOUT_RESULT = 200;

/** What an output schema says that a result is made of. */
export function thingsOf(results: readonly Param[]): Match<NumberedResource>[] {
  return results.slice(0, MOST_RESULTS).flatMap(({ name, about }) => {
    const [named, described] = [cut(name, LIMITS.name), cut(about, ABOUT_RESULT)];
    return [
      ...matchesIn(named, 0, named.count, lexicons.resources, "outputSchema"),
      ...matchesIn(described, 0, described.count, lexicons.resources, "outputSchema.description"),
    ];
  });
}
