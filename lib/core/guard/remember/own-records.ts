import { isRecord } from "../../text/is-record";
import { readJson } from "../../text/read-json";
import { ownerOf } from "../destinations/address";
import { findMentions } from "../destinations/mentions";
import { plainEmail, plainName, plainNumber } from "../destinations/plain";
import { repositoryOf } from "./hear";
import { heardName } from "./heard";
import { namedRecord, withoutNamesakes, type NamedRecord } from "./namesakes";
import type { Writing } from "./writing";

const NAMING = new Set(
  "name title label displayname realname fullname login handle username email slug subject".split(" "),
);
/** Keys that name a person, and no appointment or document. */
const PERSON = /name$|^(?:handle|login)$/;
const MOST_RECORDS = 2_000;

/** What own records say of somebody or something whom the user named, and of anybody else. */
const NAMED = 2;
const OTHER = 1;

/**
 * Of records that no stranger writes, those about somebody or something that the user named: by their other short values they are known, too.
 * Of namesakes nothing is. `made` when the agent made what came back, so that an address in it says nothing.
 */
export function keepOwn(writing: Writing, result: string, made = false): void {
  const { emails, addresses } = findMentions(result);
  if (!made) for (const { whole } of addresses) writing.put("own", `u:${whole}`, OTHER);
  const read = readJson(result);
  const records = read.ok ? namedRecords(read.value, writing) : [];
  const meant = withoutNamesakes(records);
  const doubtful = new Set(records.filter((one) => !meant.includes(one)).flatMap((one) => [...one.emails]));
  for (const email of emails) if (!doubtful.has(email)) writing.put("own", `e:${email}`, OTHER);
  if (!read.ok) return keepLines(writing, result);
  for (const { entries } of meant)
    for (const [key, one] of entries) {
      const values: unknown[] = Array.isArray(one) && REACHING.test(key) ? one.slice(0, MOST_VALUES) : [one];
      for (const value of values) keepValue(writing, value);
    }
}

function namedRecords(value: unknown, writing: Writing): NamedRecord[] {
  const records: NamedRecord[] = [];
  forEachRecord(value, { texts: true }, (entries) => {
    const names = entries.flatMap(([key, one]) => {
      const naming = key.toLowerCase().replace(/[^a-z]/g, "");
      return typeof one === "string" && NAMING.has(naming) && isNamed(one, writing) ? [{ naming, one }] : [];
    });
    if (names.length === 0) return;
    const people = names.filter(({ naming }) => PERSON.test(naming)).map(({ one }) => one);
    records.push(namedRecord(entries, people, writing));
  });
  return records;
}

/** Accounts that were paid before, of which a bank has records: whoever says that they are meant cannot have them entered there. */
export function keepPaid(writing: Writing, result: string): void {
  const read = readJson(result);
  if (!read.ok) return;
  forEachRecord(read.value, { texts: false }, (entries) => {
    const isPaid = entries.some(([key, one]) => AMOUNT.test(key) && typeof one === "number" && one < 0);
    for (const [key, one] of isPaid ? entries : [])
      if (ACCOUNT.test(key) && typeof one === "string" && one.length <= LONGEST_NUMBER)
        writing.put("own", `d:${plainNumber(one)}`, NAMED);
  });
}

const AMOUNT = /^(?:amount|value|sum|total|betrag|montant|importe)$/i;
const ACCOUNT = /iban|account|card|wallet/i;

/** Every record of a value; with `texts` also of what stands as JSON within its texts. */
function forEachRecord(
  value: unknown,
  { texts }: { texts: boolean },
  tell: (entries: readonly [key: string, one: unknown][]) => void,
): void {
  let left = MOST_RECORDS;
  const visit = (value: unknown, depth: number): void => {
    if (depth > 6 || left-- <= 0) return;
    if (Array.isArray(value)) return value.forEach((one) => visit(one, depth + 1));
    if (texts && typeof value === "string" && /^\s*[[{]/.test(value)) {
      const inner = readJson(value);
      return visit(inner.ok ? inner.value : undefined, depth + 1);
    }
    if (!isRecord(value)) return;
    const entries = Object.entries(value);
    for (const [, one] of entries) if (typeof one === "object" || typeof one === "string") visit(one, depth + 1);
    tell(entries);
  };
  visit(value, 0);
}

/** The code hosts that a project is set up for, by the addresses of its remotes: places of the user's own, when they name no other. */
export function keepRemotes(writing: Writing, addresses: readonly string[]): void {
  for (const address of addresses.flatMap((one) => findMentions(one).addresses)) {
    writing.put("own", `h:${ownerOf(address)}`, OTHER);
    const repository = repositoryOf(address);
    if (repository !== undefined) writing.put("own", `n:${repository}`, OTHER);
  }
}

/** Keys of lists of how somebody can be reached; who else stands in a record has lists, too. */
const REACHING = /^(?:e_?)?mails?$|address(?:es)?$|phones?$|mobiles?$|numbers?$|accounts?$|ibans?$|handles?$/i;
const MOST_VALUES = 20;

function keepValue(writing: Writing, value: unknown): void {
  if (typeof value !== "string" && typeof value !== "number") return;
  const text = String(value);
  if (isShort(text))
    for (const key of [`e:${plainEmail(text)}`, `n:${plainName(text)}`]) writing.put("own", key, NAMED);
  if (/\d/.test(text) && text.length <= LONGEST_NUMBER) writing.put("own", `d:${plainNumber(text)}`, NAMED);
}

/** All of a name stands in the user's words, or a person's given or family name. */
function isNamed(name: string, { now, keyed }: Writing): boolean {
  if (heardName(now, name, keyed) > 0) return true;
  const words = name.length > LONGEST_LINE ? [] : name.trim().split(/\s+/);
  return (
    words.length > 1 &&
    words.length <= MOST_WORDS &&
    [words[0]!, words.at(-1)!].some((one) => /^\p{Lu}[\p{L}'’-]+$/u.test(one) && heardName(now, one, keyed) > 0)
  );
}
const MOST_WORDS = 4;
const LONGEST_NUMBER = 60;

const MOST_LINES = 2_000;
const LONGEST_LINE = 300;

/** The same of records that stand in lines: a name that the user spoke of, and beside it addresses and numbers. */
function keepLines(writing: Writing, result: string): void {
  for (const line of result.split("\n", MOST_LINES)) {
    if (line.length > LONGEST_LINE) continue;
    const name = line.split(/[,;\t|<(:]/, 1)[0]!.trim();
    if (!/^\p{Lu}/u.test(name) || !isNamed(name, writing)) continue;
    const { emails, numbers } = findMentions(line);
    for (const email of emails) writing.put("own", `e:${email}`, NAMED);
    for (const number of numbers) writing.put("own", `d:${number}`, NAMED);
  }
}

const isShort = (text: string): boolean => text.length > 1 && text.length <= 80 && !/\s/.test(text.trim());
