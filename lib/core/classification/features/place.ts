import type { Reading } from "../parsing/read";
import type { Place } from "./observation";

/** The whole name: the place of features that are about the tool as such. */
export function wholeName({ name: { text } }: Reading): Place {
  return { field: "name", text, start: 0, end: text.length };
}
