/** The order of every list in any output: by UTF-16 units, whatever the locale. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Shorter lists first, then item by item. */
export function bySizeThenText(a: readonly string[], b: readonly string[]): number {
  if (a.length !== b.length) return a.length - b.length;
  for (let at = 0; at < a.length; at++) {
    const order = byText(a[at]!, b[at]!);
    if (order !== 0) return order;
  }
  return 0;
}
