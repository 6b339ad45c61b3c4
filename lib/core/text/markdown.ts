import { showHidden, shorten } from "./visible";

/**
 * What can be markup in its position: most characters anywhere, a colon before anything but a blank, an underscore that is not within a word,
 * and at the beginning what makes a list, a heading or a definition of a line (CommonMark 0.31.2, GitHub Flavored Markdown 0.29).
 */
const MARKUP =
  /[&<>`*~[\]{}|\\@#$^]|:(?=\S)(?<!\d:(?=\d))|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|^[-+=:]|^\d{1,9}(?=[.)])/gu;
/** What GitHub links after Markdown is done, in plain text: addresses, `www.`, mentions, `#1`, `GH-1`, `:emoji:`. */
const LINKED =
  /(?<=&#64;|&#35;)|(?<=&#58;)(?=\/\/|[\w+-]+(?:&#58;|:))|(?<=(?<![\p{L}\p{N}])www)(?=\.)|(?<=(?<![\p{L}\p{N}])gh)(?=-\d)/giu;

/**
 * A text escaped for Markdown: every character that could be markup in its position becomes a numeric entity, which
 * Markdown never takes for structure, and an empty comment breaks what would be linked afterwards. All else stays legible in the source.
 */
export function md(text: string, length = 160): string {
  return shorten(showHidden(text), length)
    .replace(MARKUP, (found) => [...found].map((char) => `&#${char.codePointAt(0)};`).join(""))
    .replace(LINKED, "<!-- -->");
}
