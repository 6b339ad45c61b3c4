/** An entry of a list and its place in it, by which tables over the list are read. */
export type Numbered<T> = T & { readonly index: number };

export function numbered<T extends object>(entries: readonly T[]): readonly Numbered<T>[] {
  return entries.map((entry, index) => ({ ...entry, index }));
}
