/** White space, as `\s` has it. */
function isSpace(code: number): boolean {
  if (code < 128) return code === 32 || (code >= 9 && code <= 13);
  return (
    code === 0xa0 ||
    code === 0x1680 ||
    (code >= 0x2000 && code <= 0x200a) ||
    code === 0x2028 ||
    code === 0x2029 ||
    code === 0x202f ||
    code === 0x205f ||
    code === 0x3000 ||
    code === 0xfeff
  );
}

const NEWLINE = 10;
const isStop = (code: number) => code === 46 || code === 33 || code === 63;
const isColon = (code: number) => code === 58 || code === 0xff1a;
const isSmall = (code: number) => code >= 97 && code <= 122;
const isWideStop = (code: number) => code === 0x3002 || code === 0xff01 || code === 0xff1f;

/** Whether a stop before white space, or a blank line, stands in this part of a text. */
export function endsSentence(text: string, from: number, to: number): boolean {
  let lines = 0;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (isStop(code) && at + 1 < to && isSpace(text.charCodeAt(at + 1))) return true;
    if (code === NEWLINE) {
      if (++lines === 2) return true;
    } else if (!isSpace(code)) lines = 0;
  }
  return false;
}

/**
 * Whether a first sentence ends in what stands between two words: at a full stop of any script, a stop or colon before white
 * space, or a line's end, unless the next line goes on with a small letter, as wrapped text does.
 */
export function endsHead(text: string, from: number, to: number): boolean {
  if (to - from === 1) return isWideStop(text.charCodeAt(from));
  let lines = 0;
  let broken = false;
  for (let at = from; at < to; at++) {
    const code = text.charCodeAt(at);
    if (isWideStop(code)) return true;
    if ((isStop(code) || isColon(code)) && at + 1 < to && isSpace(text.charCodeAt(at + 1))) return true;
    if (code === NEWLINE) {
      broken = true;
      if (++lines === 2) return true;
    } else if (!isSpace(code)) lines = 0;
  }
  return broken && !(/^,?[^\S\n]*\n\s*$/.test(text.slice(from, to)) && isSmall(text.charCodeAt(to)));
}
