/**
 * Remembers what a function of up to four arguments gives. For arguments of which there are few: entries of the ontology and
 * words of the code, never texts of a tool, so that what is remembered stays bounded.
 */
export function remembered<A, B, C, D, T extends object>(make: (a: A, b: B, c: C, d: D) => T): (a: A, b?: B, c?: C, d?: D) => T {
  const known = new Map<A, Map<B, Map<C, Map<D, T>>>>();
  return (a, b, c, d) => {
    const last = inner(inner(inner(known, a), b as B), c as C);
    let found = last.get(d as D);
    if (found === undefined) last.set(d as D, (found = make(a, b as B, c as C, d as D)));
    return found;
  };
}

function inner<K, L, V>(outer: Map<K, Map<L, V>>, key: K): Map<L, V> {
  let found = outer.get(key);
  if (found === undefined) outer.set(key, (found = new Map<L, V>()));
  return found;
}
