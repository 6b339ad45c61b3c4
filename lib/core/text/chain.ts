import { digestOf } from "./digest";

/** An entry of an append-only log. `prev` is the name of the entry before it, empty for the first: nothing can be taken out, changed or moved unseen. */
type Linked = { prev: string };

/** The digest by which other entries name this one. */
export function nameOf(entry: Linked): string {
  return digestOf(entry);
}
