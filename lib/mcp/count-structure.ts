/** How many commas and opening brackets the bytes hold, in texts as well: no fewer than the values they can become when parsed, but one. */
export function countStructure(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x2c || byte === 0x5b || byte === 0x7b) count += 1;
  }
  return count;
}
