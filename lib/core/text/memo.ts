/** Remembers the results of a function by key: at most `limit` of them, after which all are dropped. */
export function memo<K, V>(limit: number, make: (key: K) => V): (key: K) => V {
  const kept = new Map<K, V>();
  return (key) => {
    const known = kept.get(key);
    if (known !== undefined) return known;
    if (kept.size >= limit) kept.clear();
    const made = make(key);
    kept.set(key, made);
    return made;
  };
}

/** As `memo`, by object identity, for as long as somebody else holds the object. */
export function memoOfObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = kept.get(key) ?? { value: make(key) };
    kept.set(key, known);
    return known.value;
  };
}

/** A function that computes its result at the first call, and returns the same from then on. */
export function once<V>(make: () => V): () => V {
  let made: { value: V } | undefined;
  return () => (made ??= { value: make() }).value;
}
