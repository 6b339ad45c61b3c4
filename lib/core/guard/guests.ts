import { isRecord } from "../text/is-record";
import { roleOf } from "./destinations/arguments";

const GUESTS = /^(?:attendee|guest|invitee|participant)s?(?:_?emails?)?$/i;
const ELSEWHERE = new Set(["receiver", "address", "repository", "command"]);

/**
 * Whether a tool makes something in a place of the user's own to which others may be invited: guests are the only receivers that its
 * arguments can name, and need not be named. A call without any goes to nobody.
 */
export function mayHaveGuests(schema: unknown): boolean {
  if (!isRecord(schema) || !isRecord(schema["properties"])) return false;
  const names = Object.keys(schema["properties"]);
  const required = Array.isArray(schema["required"]) ? (schema["required"] as unknown[]) : [];
  const guests = names.filter((name) => GUESTS.test(name));
  return (
    guests.length > 0 &&
    guests.every((name) => !required.includes(name)) &&
    names.every((name) => guests.includes(name) || !ELSEWHERE.has(roleOf(wordsOfKey(name))))
  );
}

const wordsOfKey = (name: string): string[] =>
  name
    .slice(0, 80)
    .replace(/(?<=[a-z\d])(?=[A-Z])/g, " ")
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word !== "");
