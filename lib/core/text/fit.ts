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
    else if (UPPER.test(character)) ems += 0.66;
    else ems += character.codePointAt(0)! > 0x2e7f ? 1.05 : 0.57;
  }
  return ems * size;
}

/** The text, or as much of its beginning as fits into `width` pixels with an ellipsis. */
export function fit(text: string, width: number, size: number): string {
  if (widthOf(text, size) <= width) return text;
  const room = width - widthOf("…", size);
  let kept = "";
  let used = 0;
  for (const character of text) {
    used += widthOf(character, size);
    if (used > room) break;
    kept += character;
  }
  return `${kept.trimEnd()}…`;
}
