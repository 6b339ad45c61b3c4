/** The word among the known ones that was probably meant; undefined when none is near. Capitals do not count. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const wanted = word.toLowerCase().slice(0, LONGEST);
  const ranked = known
    .map((one) => ({ one, steps: stepsBetween(wanted, one.toLowerCase()) }))
    .sort((a, b) => a.steps - b.steps);
  const best = ranked[0];
  return best && best.steps <= Math.max(1, Math.floor(best.one.length / 3)) ? best.one : undefined;
}

/** How many characters of a word are compared. */
const LONGEST = 60;

/**
 * How many letters to put in, take out, change or swap with the next to make one word of the other. Not `fastest-levenshtein`:
 * it counts a swap as two steps, so that `sacn` would no longer be taken for `scan`.
 */
function stepsBetween(a: string, b: string): number {
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let steps = Math.min(rows[i - 1]![j]! + 1, row[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        steps = Math.min(steps, rows[i - 2]![j - 2]! + 1);
      row.push(steps);
    }
    rows.push(row);
  }
  return rows[a.length]![b.length]!;
}
