import type { Reading } from "../parsing/read";
import type { ObservedPlace } from "./observation";

/** The whole name: the place of features that are about the tool as such. */
export function wholeName({ name: { text } }: Reading): ObservedPlace {
  return { field: "name", text, start: 0, end: text.length };
}

/** The description, as far as it is read. */
export function wholeDescription({ description, later }: Reading): ObservedPlace {
  return { field: "description", text: description.text, start: 0, end: later.end };
}

/** What follows the first sentence of the description, as far as it is read. */
export function restOfDescription({ description, later }: Reading): ObservedPlace {
  return { field: "description", text: later.text, start: description.end, end: later.end };
}
