import { showHidden, shorten } from "./visible";

const MARKUP = /[&<>"'`*_~[\](){}|\\!@#:$^=+]/g;
/** What GitHub links after Markdown is done, in plain text: addresses, `www.`, mentions, `#1`, `GH-1`, `:emoji:`. */
const LINKED = /(?<=&#64;|&#35;)|(?<=&#58;)(?=\/\/|[\w+-]+&#58;)|(?<=\bwww)(?=\.)|(?<=\bgh)(?=-\d)/gi;

/**
 * A text as it stands in Markdown, read literally: every character that could begin markup becomes a numeric entity,
 * which Markdown never takes for structure, and an empty comment breaks what would be linked afterwards.
 */
export function md(text: string, length = 160): string {
  return shorten(showHidden(text), length)
    .replace(MARKUP, (char) => `&#${char.charCodeAt(0)};`)
    .replace(LINKED, "<!-- -->")
    .replace(/^[-\d]+/, (start) => [...start].map((char) => `&#${char.charCodeAt(0)};`).join(""));
}
