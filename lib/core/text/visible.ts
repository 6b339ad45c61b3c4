/**
 * Characters that change or hide what is read: controls, zero-width, bidirectional marks, fillers, tags, variation selectors, lone
 * surrogates; and those that are no characters, of which XML 1.0 refuses two.
 */
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\u3164\ufe00-\ufe0e\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e0fff}]|\p{Noncharacter_Code_Point}|\p{Surrogate}/gu;
const TAGS = /[\u{e0020}-\u{e007e}]+/gu;
/** U+FE0F only asks for the coloured drawing of a symbol, so it says nothing and is dropped. */
const EMOJI_STYLE = /\ufe0f/gu;

/** Spaces that pass for the plain one, and what showing a text drops. */
const PASSES_UNSEEN = /[^\S ]|\ufe0f/gu;

const spellOut = (char: string): string => `⟨U+${char.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}⟩`;

const spellHidden = (text: string): string =>
  text
    .replace(
      TAGS,
      (run) => `⟨hidden: ${[...run].map((char) => String.fromCodePoint(char.codePointAt(0)! - 0xe0000)).join("")}⟩`,
    )
    .replace(HIDDEN, spellOut);

/**
 * The text on one line with nothing hidden in it: white space is collapsed, words written in invisible tag characters
 * are spelled out, every other hidden character is shown as `⟨U+202E⟩`. Safe for a terminal; markup still needs escaping.
 */
export function showHidden(text: string): string {
  return spellHidden(text.replace(/[\t\n\v\f\r ]+/g, " ").replace(EMOJI_STYLE, "")).trim();
}

/** As `showHidden`, but nothing is collapsed, dropped or left looking like a plain space: for what is agreed to as it stands. */
export function showExactly(text: string): string {
  return spellHidden(text).replace(PASSES_UNSEEN, spellOut);
}

/** JSON that means the same and shows what is hidden in it, as `\\u202e`. */
export function escapeHiddenJson(json: string): string {
  return json.replace(HIDDEN, (char) =>
    char < " "
      ? char
      : [...Array(char.length).keys()].map((at) => `\\u${char.charCodeAt(at).toString(16).padStart(4, "0")}`).join(""),
  );
}

/** How many characters of a text are hidden from a reader; tabs and line breaks are not. */
export function countHidden(text: string): number {
  return [...text.replace(/[\t\n\r]/g, "").matchAll(HIDDEN)].length;
}

/** At most `length` UTF-16 units, cut between characters, with an ellipsis when something is missing. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
}
