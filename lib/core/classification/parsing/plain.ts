import type { Word } from "./words";

/** The texts of a tool in which plain words are looked for, up to the limits of what is read. */
export type Plain = {
  /** The name as it stands. */
  name: string;
  /** The name in words: "listPages" and "list_pages" are "list Pages" and "list pages". */
  words: string;
  /** The first sentence of the description. */
  sentence: string;
  /** The name in words, the title and the first sentence. */
  head: string;
  /** What follows the first sentence. */
  rest: string;
};

/** How much of the rest of a description is searched, in UTF-16 units. */
const REST = 2_000;

/** `end` is up to where the text of a field was read. */
type Part = { text: string; end: number };
type Name = Part & { words: readonly Word[] };

export function plainOf(name: Name, title: Part, description: Part, later: Part): Plain {
  const bare = name.text.slice(0, name.end);
  const words = name.words.map(({ start, end }) => bare.slice(start, end)).join(" ");
  const sentence = description.text.slice(0, description.end);
  const rest = description.text.slice(description.end, Math.min(later.end, description.end + REST));
  return {
    name: bare,
    words,
    sentence,
    head: `${words}. ${title.text.slice(0, title.end)}. ${sentence}`,
    rest,
  };
}
