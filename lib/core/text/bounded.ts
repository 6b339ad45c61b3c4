import { shorten } from "./visible";

/** Nothing that a person reads is longer; a name of a megabyte would only take time to render. */
const LONGEST_TEXT = 2000;

/** The same value with every text in it shortened to what can be read. The value itself when nothing was too long. */
export function bounded<T>(value: T): T {
  return shortened(value) as T;
}

function shortened(value: unknown): unknown {
  if (typeof value === "string") return value.length > LONGEST_TEXT ? shorten(value, LONGEST_TEXT) : value;
  if (Array.isArray(value)) return unchanged(value, value.map(shortened));
  if (value === null || typeof value !== "object") return value;
  let changed: Record<string, unknown> | undefined;
  for (const [key, member] of Object.entries(value)) {
    const short = shortened(member);
    if (short === member) continue;
    changed ??= { ...value };
    // As `Object.fromEntries` would: a key may be called `__proto__`.
    Object.defineProperty(changed, key, { value: short, writable: true, enumerable: true, configurable: true });
  }
  return changed ?? value;
}

function unchanged(before: unknown[], after: unknown[]): unknown[] {
  return after.every((member, at) => member === before[at]) ? before : after;
}
