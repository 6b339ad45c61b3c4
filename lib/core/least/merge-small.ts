/** Fewer tools than these, those of its parts included, do not make a resource of their own when there is a larger one nearby. */
const OWN_RESOURCE = 3;
/** How many words of a resource are read. */
const MOST_WORDS = 8;

/**
 * Names the resource of each tool from its words. One that has few tools joins a larger one that is named by its last words
 * (`project issue` joins `issue`) or its first (`phone number local` joins `phone number`): the one with more words in
 * common, at a tie the last words, which name the thing itself. Linear; the order does not matter.
 */
export function mergeSmall(read: readonly (readonly string[])[]): string[] {
  const all = read.map((words) => words.slice(0, MOST_WORDS));
  const sizes = new Map<string, number>();
  const starts = new Map<string, number>();
  for (const words of all) {
    add(sizes, words.join(" "));
    for (let length = 1; length <= words.length; length++) add(starts, words.slice(0, length).join(" "));
  }
  const joined = new Map<string, string>();
  return all.map((words) => {
    const whole = words.join(" ");
    const known = joined.get(whole);
    if (known !== undefined) return known;
    const found = (starts.get(whole) ?? 0) >= OWN_RESOURCE ? whole : nearest(words, sizes, starts);
    joined.set(whole, found);
    return found;
  });
}

function nearest(
  words: readonly string[],
  sizes: ReadonlyMap<string, number>,
  starts: ReadonlyMap<string, number>,
): string {
  const whole = words.join(" ");
  const here = sizes.get(whole) ?? 0;
  for (let length = words.length - 1; length > 0; length--) {
    const end = words.slice(-length).join(" ");
    if ((sizes.get(end) ?? 0) > here || (sizes.get(end) ?? 0) >= OWN_RESOURCE) return end;
    const start = words.slice(0, length).join(" ");
    if ((starts.get(start) ?? 0) >= OWN_RESOURCE && (starts.get(start) ?? 0) > (starts.get(whole) ?? 0)) return start;
  }
  return whole;
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
