import type { Match } from "../reading/match";
import type { Found, Read, Reading } from "../reading/read";
import type { Place } from "./clue";

/** Where a match stands. */
export function placeOf<T>(match: Match<T>, read: Pick<Read, "field" | "text"> = match as Found<T>): Place {
  return { field: read.field, text: read.text, start: match.start, end: match.end };
}

/** The whole name: the place of clues that are about the tool as such. */
export function nowhere(reading: Reading): Place {
  return { field: "name", text: reading.name.text, start: 0, end: reading.name.text.length };
}
