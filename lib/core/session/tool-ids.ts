/**
 * Tool ids in listing order: `server/tool`, and `server/tool#2` for a second tool of the same name. No id is given twice,
 * nor one that is in `taken`, even when a server chooses names that look like ids of others. Adds to `taken`.
 */
export function toolIds(server: string, names: readonly string[], taken: Set<string> = new Set()): string[] {
  const numbers = new Map<string, number>();
  return names.map((name) => {
    const plain = `${server}/${name}`;
    let id = plain;
    for (let nth = numbers.get(name) ?? 2; taken.has(id); nth++) {
      id = `${plain}#${nth}`;
      numbers.set(name, nth + 1);
    }
    taken.add(id);
    return id;
  });
}
