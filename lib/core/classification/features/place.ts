import type { Reading } from "../parsing/read";
import type { Place } from "./clue";

/** The whole name: the place of clues that are about the tool as such. */
export function nowhere({ name: { text } }: Reading): Place {
  return { field: "name", text, start: 0, end: text.length };
}
