import type { Secrets } from "@/lib/core/model/secret";

/** Shorter values are found in ordinary words. */
const SHORTEST = 6;
const MASK = "••••••";

/** The same value with every secret of these servers masked wherever it occurs in a text: a server may repeat the key that it was given. */
export function withoutSecrets<T>(value: T, secrets: readonly Secrets[]): T {
  const values = new Set(secrets.flatMap((some) => Object.values(some).map((secret) => secret.reveal())));
  const hidden = [...values].filter((one) => one.length >= SHORTEST).sort((a, b) => b.length - a.length);
  if (hidden.length === 0) return value;
  const mask = (text: string): string => hidden.reduce((masked, one) => masked.replaceAll(one, MASK), text);
  const walk = (inner: unknown): unknown => {
    if (typeof inner === "string") return mask(inner);
    if (Array.isArray(inner)) return inner.map(walk);
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [mask(key), walk(one)]));
  };
  return walk(value) as T;
}
