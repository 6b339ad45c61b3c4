/** The anchor of a heading as code hosts make it, so that one link works there and in the app. `taken` holds those of the page so far. */
export function anchorOf(heading: string, taken: Map<string, number>): string {
  const plain = heading
    .toLowerCase()
    .trim()
    .replace(/[^\p{L}\p{N}\p{M}\p{Pc} -]/gu, "")
    .replaceAll(" ", "-");
  const before = taken.get(plain);
  taken.set(plain, (before ?? -1) + 1);
  return before === undefined ? plain : `${plain}-${before + 1}`;
}
