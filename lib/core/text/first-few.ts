/** Names in one line: all of a few, and of many the first with how many more there are. */
export function firstFew(names: readonly string[], noun = ""): string {
  const more = names.length - MOST;
  return names.slice(0, MOST).join(", ") + (more > 0 ? ` and ${more} more${noun}` : "");
}

const MOST = 8;
