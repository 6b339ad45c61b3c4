/** Runs of invisible characters that can hide a text: variation selectors as bytes, tags as letters, zero-width ones as bits. */
const SELECTORS = /[\ufe00-\ufe0f\u{e0100}-\u{e01ef}]{4,4000}/gu;
const TAGS = /[\u{e0020}-\u{e007e}]{2,4000}/gu;
const BITS = /[\u200b-\u200d\u2060\ufeff]{16,8000}/gu;

const byteOf = (char: string) => {
  const code = char.codePointAt(0)!;
  return code <= 0xfe0f ? code - 0xfe00 : code - 0xe0100 + 16;
};

/** What invisible characters in a text spell, if anything: each run as words. Nothing is guessed: what is not text is left out. */
export function smuggledIn(text: string): string[] {
  const found: string[] = [];
  for (const [run] of text.matchAll(TAGS))
    found.push([...run].map((char) => String.fromCodePoint(char.codePointAt(0)! - 0xe0000)).join(""));
  for (const [run] of text.matchAll(SELECTORS)) found.push(fromBytes([...run].map(byteOf)));
  for (const [run] of text.matchAll(BITS)) found.push(fromBits([...run]));
  return found.filter((one) => one.length > 1 && /^[\p{L}\p{N}\p{P}\p{S}\s]+$/u.test(one));
}

function fromBytes(bytes: readonly number[]): string {
  try {
    return decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join(""));
  } catch {
    return "";
  }
}

/** Two kinds of characters as bits, eight a letter; which of the two is one is tried both ways. */
function fromBits(chars: readonly string[]): string {
  const [zero, one, ...others] = [...new Set(chars)];
  if (one === undefined || others.length > 0) return "";
  for (const high of [zero, one]) {
    const bytes: number[] = [];
    for (let at = 0; at + 8 <= chars.length; at += 8)
      bytes.push(chars.slice(at, at + 8).reduce((sum, char) => sum * 2 + (char === high ? 1 : 0), 0));
    const said = fromBytes(bytes);
    if (/^[\x20-\x7e]{2,}$/.test(said)) return said;
  }
  return "";
}
