import { findMentions } from "../destinations/mentions";
import { plainName } from "../destinations/plain";
import type { Writing } from "./writing";

/** A record about somebody or something that the user named: the words of a person's name that they said, and the mail addresses in it. */
export type NamedRecord = {
  entries: readonly [key: string, one: unknown][];
  words: ReadonlySet<string>;
  emails: ReadonlySet<string>;
};

/** `names` are those of a person; what names an appointment or a document makes nobody a namesake. */
export function namedRecord(
  entries: NamedRecord["entries"],
  names: readonly string[],
  { now, keyed }: Writing,
): NamedRecord {
  const words = names.flatMap((name) => plainName(name).split(/[\s_-]+/));
  const texts = entries.flatMap(([, one]) => (typeof one === "string" ? [one] : []));
  return {
    entries,
    words: new Set(words.filter((word) => now.heard[keyed(`w:${word}`)] !== undefined)),
    emails: new Set(texts.flatMap((text) => findMentions(text).emails).slice(0, MOST_EMAILS)),
  };
}

/**
 * Without records that share the name which the user said with a record of somebody else: a card may have come with a mail, so that which
 * of the two is meant is for the user to say.
 */
export const withoutNamesakes = (records: readonly NamedRecord[]): NamedRecord[] =>
  records.slice(0, MOST).filter((one, at, all) => !all.some((other, place) => place !== at && isRival(one, other)));

/** Records that are compared with each other, and mail addresses of each that are. */
const MOST = 200;
const MOST_EMAILS = 20;

const isRival = (one: NamedRecord, other: NamedRecord): boolean =>
  one.emails.size > 0 &&
  other.emails.size > 0 &&
  ![...one.emails].some((email) => other.emails.has(email)) &&
  [...one.words].some((word) => other.words.has(word));
