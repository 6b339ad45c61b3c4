const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const VALUES = new Map([...ALPHABET].map((char, value) => [char, value]));

/** RFC 4648 section 5, without padding. */
export function toBase64Url(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const [a, b = 0, c = 0] = bytes.subarray(at, at + 3) as unknown as [number, number?, number?];
    const word = (a << 16) | (b << 8) | c;
    const chars = Math.min(bytes.length - at, 3) + 1;
    for (let nth = 0; nth < chars; nth++) text += ALPHABET[(word >> (18 - 6 * nth)) & 63];
  }
  return text;
}

/** `undefined` for anything that `toBase64Url` would not have written: other characters, a wrong length, or stray bits. */
export function fromBase64Url(text: string): Uint8Array | undefined {
  if (text.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let word = 0;
  let bits = 0;
  let at = 0;
  for (const char of text) {
    const value = VALUES.get(char);
    if (value === undefined) return undefined;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (word >> bits) & 0xff;
    }
  }
  return (word & ((1 << bits) - 1)) === 0 ? bytes : undefined;
}
