/** How many commas and opening brackets the bytes hold, those within strings included: at most one fewer than the values that parsing can yield. */
export function countStructure(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (byte === 0x2c || byte === 0x5b || byte === 0x7b) count += 1;
  }
  return count;
}
