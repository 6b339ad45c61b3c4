import { isRecord } from "../../text/is-record";
import { findMentions, plainEmail, plainName, plainNumber } from "../destinations/mentions";
import type { Writing } from "../memory";
import { heardName } from "./hear";

const NAMING = new Set(
  "name title label displayname realname fullname login handle username email slug subject".split(" "),
);
const MOST_RECORDS = 2_000;

/** What own records say of somebody or something whom the user named, and of anybody else. */
const NAMED = 2;
const OTHER = 1;

/** Of records that no stranger writes, those about somebody or something that the user named: by their other short values they are known, too. */
export function keepOwn(writing: Writing, result: string): void {
  for (const email of findMentions(result).emails) writing.put("own", `e:${email}`, OTHER);
  let left = MOST_RECORDS;
  const visit = (value: unknown, depth: number): void => {
    if (depth > 6 || left-- <= 0) return;
    if (Array.isArray(value)) return value.forEach((one) => visit(one, depth + 1));
    if (typeof value === "string" && /^\s*[[{]/.test(value)) return visit(jsonIn(value), depth + 1);
    if (!isRecord(value)) return;
    const entries = Object.entries(value);
    const named = entries.some(
      ([key, one]) =>
        typeof one === "string" &&
        NAMING.has(key.toLowerCase().replace(/[^a-z]/g, "")) &&
        heardName(writing.now, one, writing.keyed) > 0,
    );
    for (const [, one] of entries) {
      if (typeof one === "object" || typeof one === "string") visit(one, depth + 1);
      if (named && (typeof one === "string" || typeof one === "number") && isShort(String(one)))
        for (const key of [
          `e:${plainEmail(String(one))}`,
          `n:${plainName(String(one))}`,
          `d:${plainNumber(String(one))}`,
        ])
          writing.put("own", key, NAMED);
    }
  };
  const value = jsonIn(result);
  if (value === undefined) return keepLines(writing, result);
  visit(value, 0);
}

const MOST_LINES = 2_000;
const LONGEST_LINE = 300;

/** The same of records that stand in lines: a name that the user spoke of, and beside it addresses and numbers. */
function keepLines(writing: Writing, result: string): void {
  for (const line of result.split("\n", MOST_LINES)) {
    if (line.length > LONGEST_LINE) continue;
    const name = line.split(/[,;\t|<(:]/, 1)[0]!.trim();
    const [given = ""] = name.split(" ", 1);
    const isNamed =
      /^\p{Lu}/u.test(name) &&
      (heardName(writing.now, name, writing.keyed) > 0 || heardName(writing.now, given, writing.keyed) > 0);
    if (!isNamed) continue;
    const { emails, numbers } = findMentions(line);
    for (const email of emails) writing.put("own", `e:${email}`, NAMED);
    for (const number of numbers) writing.put("own", `d:${number}`, NAMED);
  }
}

const isShort = (text: string): boolean => text.length > 1 && text.length <= 80 && !/\s/.test(text.trim());

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
