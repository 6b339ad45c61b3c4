/**
 * Canonical JSON (RFC 8785): keys sorted by UTF-16 units, no white space, so that equal values have equal bytes.
 * `undefined` members are left out, as in `JSON.stringify`. Recursion is bounded by the depth limit of the reader
 * that produced the value. Not the package `canonicalize`: it throws on half a surrogate pair and on a number too large for a
 * double, and a server that lists either must have a digest all the same.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value !== "object") return JSON.stringify(value) ?? "null";
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  const members = value as Readonly<Record<string, unknown>>;
  let text = "";
  for (const key of Object.keys(members).sort()) {
    const member = members[key];
    if (member !== undefined) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonicalJson(member)}`;
  }
  return `{${text}}`;
}
