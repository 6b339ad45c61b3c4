/** What a function gave for a key, kept for the next time: at most `limit` of them, after which all are forgotten. */
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

/** As `memo`, of an object as it is, for as long as somebody else holds it. */
export function memoOfObject<K extends object, V>(make: (key: K) => V): (key: K) => V {
  const kept = new WeakMap<K, { value: V }>();
  return (key) => {
    const known = kept.get(key) ?? { value: make(key) };
    kept.set(key, known);
    return known.value;
  };
}

/** A function that works only when it is called for the first time, and gives the same ever after. */
export function once<V>(make: () => V): () => V {
  let made: { value: V } | undefined;
  return () => (made ??= { value: make() }).value;
}
