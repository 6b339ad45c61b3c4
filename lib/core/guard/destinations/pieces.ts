import { trimmed } from "./trim";

/** Of one text no more characters are read. */
export const LONGEST_TEXT = 400_000;

const SEPARATOR = 1;
const MARK = 2;
/** Of each character of ASCII whether it ends a piece, or makes it more than a word. */
const KIND = Uint8Array.from({ length: 128 }, (_, code) => {
  const char = String.fromCharCode(code);
  return /[\s<>"'`|{}^,;()[\]]/.test(char) ? SEPARATOR : /[#@~\d._/:!?*=\\-]/.test(char) ? MARK : 0;
});
const isSpace = (code: number): boolean => code > 127 && /\s/.test(String.fromCharCode(code));
/** What can go on with a number that was begun: a few capital letters. */
const LONGEST_GROUP = 4;

/**
 * Tells every piece that may be more than a word; for a stretch of plain words nothing is cut out of the text, and `undefined` is told
 * once.
 */
export function forEachPiece(text: string, tell: (piece: string | undefined) => "enough" | void): void {
  const length = Math.min(text.length, LONGEST_TEXT);
  let quiet = false;
  for (let from = 0; from < length;) {
    let to = from;
    let kinds = 0;
    for (; to < length; to++) {
      const code = text.charCodeAt(to);
      const kind = code < 128 ? KIND[code]! : isSpace(code) ? SEPARATOR : 0;
      if (kind === SEPARATOR || (code === BACKSLASH && isEscape(text.charCodeAt(to + 1)))) break;
      kinds |= kind;
    }
    if (to > from) {
      const isPlain: boolean = kinds === 0 && (quiet || to - from > LONGEST_GROUP);
      const piece = isPlain ? undefined : trimmed(text.slice(from, to), ENDS, ENDS);
      if (piece === "" || (piece === undefined && quiet)) {
        // Nothing to tell, or told already.
      } else if (tell(piece) === "enough") return;
      if (piece !== "") quiet = isPlain;
    }
    from = to + (text.charCodeAt(to) === BACKSLASH ? 2 : 1);
  }
}

const BACKSLASH = 92;
/** `\\n`, `\\r`, `\\t`: white space as a text within JSON has it. */
const isEscape = (code: number): boolean => code === 110 || code === 114 || code === 116;

/** What ends the sentence around a piece, or marks it. */
const ENDS = ".:!?*_=\\";
