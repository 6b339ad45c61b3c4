const SLOTS_FOR_EACH = 2;
/** How many slots are tried; then the content of the last one is dropped. No choice of words makes a look-up slow. */
const TRIES = 16;

/**
 * As `memo`, for a piece of a text: its result is found without cutting the piece out. ASCII letters are the same in
 * either case, so `make` is called once for `List` and `list`.
 */
export function memoOfPiece<V>(
  limit: number,
  make: (piece: string) => V,
): (text: string, start: number, end: number) => V {
  const slots = 2 ** Math.ceil(Math.log2(limit * SLOTS_FOR_EACH));
  let places: Int32Array | undefined;
  let keys: string[] = [];
  let values: V[] = [];
  return (text, start, end) => {
    places ??= new Int32Array(slots);
    let slot = hashOf(text, start, end) & (slots - 1);
    for (let tries = 1; places[slot] !== 0; tries++, slot = (slot + 1) & (slots - 1)) {
      const known = places[slot]! - 1;
      if (isPiece(keys[known]!, text, start, end)) return values[known]!;
      if (tries === TRIES) break;
    }
    const key = text.slice(start, end);
    const made = make(key);
    if (keys.length >= limit) {
      places.fill(0);
      [keys, values] = [[], []];
    }
    values.push(made);
    places[slot] = keys.push(key);
    return made;
  };
}

/** A UTF-16 unit, with ASCII letters in lower case. */
const small = (code: number) => (code >= 65 && code <= 90 ? code + 32 : code);

/** FNV-1a over the units, folded so that its low bits depend on all of them. */
function hashOf(text: string, start: number, end: number): number {
  let hash = 0x811c9dc5;
  for (let at = start; at < end; at++) hash = Math.imul(hash ^ small(text.charCodeAt(at)), 0x01000193);
  return hash ^ (hash >>> 15);
}

function isPiece(key: string, text: string, start: number, end: number): boolean {
  if (key.length !== end - start) return false;
  for (let at = 0; at < key.length; at++)
    if (small(key.charCodeAt(at)) !== small(text.charCodeAt(start + at))) return false;
  return true;
}
