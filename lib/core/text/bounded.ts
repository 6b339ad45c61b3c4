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
  const members = Object.entries(value).map(([key, member]) => [key, shortened(member)] as const);
  return members.every(([key, member]) => (value as Record<string, unknown>)[key] === member)
    ? value
    : Object.fromEntries(members);
}

function unchanged(before: unknown[], after: unknown[]): unknown[] {
  return after.every((member, at) => member === before[at]) ? before : after;
}
