/** What browsers and Node both have, declared here since the pure core compiles without their types. */
const { TextDecoder } = globalThis as unknown as {
  TextDecoder: new (label: "utf-8" | "utf-16le" | "utf-16be") => { decode(bytes: Uint8Array): string };
};

/** How many bytes are examined when no mark at the beginning says the encoding. */
const LOOKED_AT = 512;

/**
 * The bytes of a file as text: UTF-8, or UTF-16 as some editors and shells on Windows write it, recognised by the mark at the beginning or by the zero bytes of plain letters. The mark itself is left out; bytes that are not text become U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, LOOKED_AT);
  const pairs = head.length >> 1;
  const zeros = [0, 0];
  for (let at = 0; at < pairs * 2; at++) if (head[at] === 0) zeros[at & 1]!++;
  if (pairs > 1 && zeros[1]! > pairs / 2 && zeros[0] === 0) return "utf-16le";
  if (pairs > 1 && zeros[0]! > pairs / 2 && zeros[1] === 0) return "utf-16be";
  return "utf-8";
}
