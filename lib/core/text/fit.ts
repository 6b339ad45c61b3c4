const NARROW = /[ijl.,:;'|!()[\]{}`]/;
const SLIM = /[ \-frtI/\\"]/;
const WIDE = /[mwMWG@%—…]/;
const UPPER = /[A-Z0-9_<>=+~?#$&]/;

/** The width of a text in a common sans-serif typeface, estimated generously from its characters; `size` in pixels. */
export function widthOf(text: string, size: number): number {
  let ems = 0;
  for (const character of text) {
    if (NARROW.test(character)) ems += 0.28;
    else if (SLIM.test(character)) ems += 0.38;
    else if (WIDE.test(character)) ems += 0.92;
    else if (UPPER.test(character)) ems += 0.7;
    else ems += character.codePointAt(0)! > 0x2e7f ? 1.05 : 0.6;
  }
  return ems * size;
}

/**
 * The text, or its beginning and its end around an ellipsis, so that it fits into `width` pixels: names that differ only at
 * the end stay different.
 */
export function fit(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const characters = [...text];
  const room = width - widthOf("…", size);
  let start = 0;
  let end = characters.length;
  let used = 0;
  while (start < end) {
    const fromStart = start <= 1.5 * (characters.length - end);
    used += widthOf(characters[fromStart ? start : end - 1]!, size);
    if (used > room) break;
    if (fromStart) start++;
    else end--;
  }
  return `${characters.slice(0, start).join("").trimEnd()}…${characters.slice(end).join("").trimStart()}`;
}
