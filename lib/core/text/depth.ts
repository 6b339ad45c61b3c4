/**
 * The value with everything below `limit` levels replaced by null, and whether something was. It does not recurse,
 * so that no nesting exhausts the stack; all later recursion over the value is bounded by it.
 */
export function cutDepth(value: unknown, limit: number): { value: unknown; cut: boolean } {
  let cut = false;
  const root = { value };
  const open: { holder: Record<string, unknown>; key: string; depth: number }[] = [
    { holder: root, key: "value", depth: 0 },
  ];
  for (let next = open.pop(); next; next = open.pop()) {
    const inner = next.holder[next.key];
    if (typeof inner !== "object" || inner === null) continue;
    if (next.depth >= limit) {
      next.holder[next.key] = null;
      cut = true;
      continue;
    }
    const holder = inner as Record<string, unknown>;
    for (const key of Object.keys(inner))
      if (typeof holder[key] === "object" && holder[key] !== null) open.push({ holder, key, depth: next.depth + 1 });
  }
  return { value: root.value, cut };
}
