/**
 * What a clue is called within its family, which is the key of its weights. There is one object for each name; `id` counts
 * them. `slot` is where the collector that saw it last keeps it.
 */
export type Feature = { readonly name: string; readonly id: number; slot: number };

type Node = { feature?: Feature; next?: Map<string | number, Node> };

const byName = new Map<string, Feature>();
const root: Node = {};

/** The feature of this name. */
export function named(name: string): Feature {
  const known = byName.get(name);
  if (known) return known;
  const made = { name, id: byName.size, slot: 0 };
  byName.set(name, made);
  return made;
}

/**
 * The feature whose name is these words, blank-separated. The way from the words to the feature is remembered, so that names
 * are not put together again for every tool. Give words of the ontology and of the code only, never of a tool: there must be
 * few of them.
 */
export function feature(
  a: string | number,
  b?: string | number,
  c?: string | number,
  d?: string | number,
  e?: string | number,
): Feature {
  let node = step(root, a);
  if (b !== undefined) node = step(node, b);
  if (c !== undefined) node = step(node, c);
  if (d !== undefined) node = step(node, d);
  if (e !== undefined) node = step(node, e);
  return (node.feature ??= named([a, b, c, d, e].filter((word) => word !== undefined).join(" ")));
}

function step(node: Node, word: string | number): Node {
  node.next ??= new Map();
  let next = node.next.get(word);
  if (!next) node.next.set(word, (next = {}));
  return next;
}
