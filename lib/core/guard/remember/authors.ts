import { isRecord } from "../../text/is-record";
import { readJson } from "../../text/read-json";
import { findMentions } from "../destinations/mentions";
import { LONGEST_TEXT } from "../destinations/pieces";
import { plainName, wordsOf } from "../destinations/plain";
import type { Writing } from "./writing";

const IDS = /(?:^|[_-])(?:id|iid|ts|number|key|uid)$|[a-z](?:Id|Key|Number)$/;
const SENDER_KEY = /"(?:from|sender|author|user|creator|organi[sz]er|requester|reply[_-]?to)"\s{0,20}:/i;
/** Words that many senders share. */
const COMMON = new Set(
  "com org net info mail email reply noreply no via the and team support news hello contact".split(" "),
);
const MOST_WORDS = 10;
const MOST_RECORDS = 2_000;
const LONGEST_SENDER = 200;

/** Among what was brought: a message of which the record of a service says who wrote it. */
export const RECORDED = 2;

/**
 * Of messages that strangers wrote, by their ids, who wrote them. A text that says more senders only adds to them. `recorded` when what came
 * back is a record that a service made, and not a file or a page that somebody may have written so.
 */
export function keepAuthors(writing: Writing, result: string, recorded: boolean): void {
  // Once there is more than is remembered no answer passes any more, whoever wrote.
  if (writing.now.full) return;
  if (result.length > LONGEST_TEXT) return writing.set({ full: true });
  const read = readJson(result);
  const value = read.ok ? read.value : undefined;
  if (typeof value !== "object" || value === null) {
    // Records that cannot be read may name others than the lines do.
    if (/^[ \t]{0,100}[[{]/m.test(result) && SENDER_KEY.test(result)) writing.set({ full: true });
    return keepLines(writing, result);
  }
  let left = MOST_RECORDS;
  const visit = (one: unknown, depth: number): void => {
    if (depth > 6 || left-- <= 0) return writing.set({ full: true });
    if (Array.isArray(one)) return one.forEach((item) => visit(item, depth + 1));
    if (typeof one === "string" && one.includes("\n")) return keepLines(writing, one);
    if (!isRecord(one)) return;
    const entries = Object.entries(one);
    const ids = entries.flatMap(([key, id]) =>
      IDS.test(key) && (typeof id === "string" || typeof id === "number") ? [String(id)] : [],
    );
    for (const [key, said] of entries) {
      if (SENDER_KEY.test(`"${key}":`)) {
        const saying = sayingOf(said).slice(0, LONGEST_SENDER);
        // Whoever writes a name may write an address into it.
        const { emails } = findMentions(saying);
        const isSaid = recorded && emails.length === 1 && !saying.includes("\n");
        for (const id of ids) {
          tell(writing, id, saying, isSaid ? emails : []);
          if (isSaid) writing.put("brought", `n:${plainName(id)}`, RECORDED);
        }
      }
      if (typeof said === "object" || typeof said === "string") visit(said, depth + 1);
    }
  };
  visit(value, 0);
}

const sayingOf = (said: unknown): string =>
  typeof said === "string"
    ? said
    : isRecord(said)
      ? Object.values(said)
          .filter((one) => typeof one === "string")
          .join(" ")
      : "";

const ID_LINE =
  /^[\s>*-]{0,8}(?:(?:message|mail|thread|issue|ticket)[ _-]?)?(?:id|ts|number|#)\s{0,3}[:=]?\s{0,3}(\S{1,120})/i;
const SENDER_LINE = /^[\s>*-]{0,8}(?:from|sender|author|reply-to)\s{0,3}:(.{1,200})/i;
const FIRST = /^[\s>*-]{0,8}[#[(]?([\w-]{0,60}\d[\w-]{0,60})\b/;

function keepLines(writing: Writing, text: string): void {
  let id: string | undefined;
  for (const line of text.slice(0, LONGEST_TEXT).split("\n")) {
    if (writing.now.full) return;
    const said = SENDER_LINE.exec(line)?.[1];
    if (said !== undefined && id !== undefined) tell(writing, id, said);
    id = ID_LINE.exec(line)?.[1] ?? id;
    const first = line.includes("@") ? FIRST.exec(line)?.[1] : undefined;
    const email = first === undefined ? undefined : findMentions(line.slice(0, 400)).emails[0];
    if (first !== undefined && email !== undefined) tell(writing, first, email);
  }
}

function tell(writing: Writing, id: string, said: string, emails: readonly string[] = []): void {
  const words = wordsOf(said.slice(0, LONGEST_SENDER).replace(/\.[a-z]{2,12}\b(?![.@])/gi, " ")).filter(
    (word) => word.length > 2 && !COMMON.has(word),
  );
  if (words.length > 0) writing.author(plainName(id), words.slice(0, MOST_WORDS), emails);
}
