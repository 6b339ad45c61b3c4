/** What replaces a secret in texts that came back from a server. */
const MASK = "••••••";

/** Replaces every known value in a text, even where it is encoded for a URL or as base64 (Basic authorization). */
export function maskValues(text: string, values: readonly string[]): string {
  return replaceForms(text, forms(values.filter((value) => value.length >= 4)));
}

/**
 * The same for a whole listing, keys included: a server may show a person's token in a description. Values that could be ordinary words,
 * addresses or paths are left alone, since tools are judged by their words.
 */
export function maskListing<T>(listing: T, values: readonly string[]): T {
  const known = forms(values.filter((value) => value.length >= 8 && !isOrdinary(value)));
  const text = JSON.stringify(listing) ?? "";
  if (!known.some((form) => text.includes(form))) return listing;
  const walk = (inner: unknown): unknown => {
    if (typeof inner === "string") return replaceForms(inner, known);
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, member]) => [replaceForms(key, known), walk(member)]));
  };
  return walk(listing) as T;
}

function isOrdinary(value: string): boolean {
  return (
    /^[A-Za-z]?[a-z]{0,13}$/.test(value) || /^https?:\/\/[^@?#]*$/i.test(value) || /^([~.]?\/|[A-Z]:\\)\S*$/.test(value)
  );
}

const replaceForms = (text: string, known: readonly string[]): string =>
  known.reduce((masked, form) => masked.replaceAll(form, MASK), text);

/** The forms in which a value may come back: plain, in a URL, inside JSON text, in base64. Longest first. */
function forms(values: readonly string[]): string[] {
  const all = values.flatMap((value) => [
    value,
    encodeURIComponent(value),
    JSON.stringify(value).slice(1, -1),
    Buffer.from(value)
      .toString("base64")
      .replace(/={1,2}$/, ""),
  ]);
  return [...new Set(all)].sort((a, b) => b.length - a.length);
}
