import { CAPABILITIES, type Capability } from "../model/capability";
import { isRecord } from "../text/is-record";
import type { GuardFinding } from "./finding";
import { DESTINATION_KINDS, PROVENANCES, type DestinationKind, type Provenance } from "./provenance/examined";

export const LOG_SCHEMA = "trefoil-guard-log/1";

/** The files of the log in the order of their age: when the newer one is long, it takes the place of the older. */
export const LOG_FILES = ["log.old.jsonl", "log.jsonl"] as const;

/**
 * What happened: a call was decided on, ran, ran after a person was asked, or the guard itself could not do its work; `part` begins a file
 * of the log.
 */
export const LOG_EVENTS = ["decided", "ran", "approved", "broken", "part"] as const;
export type LogEvent = (typeof LOG_EVENTS)[number];

/** Why a call was not simply let through. */
export const LOG_CAUSES = ["completes", "unknown tool", "own files"] as const;
export type LogCause = (typeof LOG_CAUSES)[number];

/** One line of the guard's log: names, digests, legs and times, never a word of what was said, told or returned. */
export type LogEntry = {
  schema: typeof LOG_SCHEMA;
  /** ISO 8601, UTC. */
  at: string;
  event: LogEvent;
  client: string;
  /** Digest of the client's id of the session. */
  session: string;
  /** `server/tool`, or the client's name of a tool that the lock does not have. */
  tool: string;
  /** Of an unknown tool the server of the lock that its name speaks of. */
  server?: string;
  /** Keyed digest of the call, by which what ran is known from what was decided. */
  call?: string;
  answer?: "allow" | "ask" | "deny";
  /** It would have been a question, but the client cannot ask. */
  question?: true;
  cause?: LogCause;
  /** What the call would have completed, and whether without anything uncertain. */
  policy?: string;
  sure?: boolean;
  /** What the call itself does towards it, and what came before by which tool. */
  own?: Capability[];
  before?: GuardFinding["before"];
  /** The kind of what it sends to, how that came about, and a keyed digest of what an administrator would allow. */
  destination?: DestinationKind;
  provenance?: Provenance;
  to?: string;
  /** Had that been allowed, there would have been no question. */
  allowable?: true;
  /** What a call that ran has touched, and which of it for certain. */
  touched?: Capability[];
  certain?: Capability[];
  /** Nothing was known of the session before: the guard was not asked from its beginning on. */
  past?: "unknown";
  /** Digest of the lock, and of the snapshot of the tool's server that it holds. */
  lock?: string;
  snapshot?: string;
  /** Who let it pass: the account that the client runs under. */
  by?: string;
  /** What was broken. */
  problem?: string;
  /** Which file of the log begins, counted from 1. */
  part?: number;
};

/** UTF-16 units: of a line that is read at all, and of a text in it. */
export const LONGEST_LINE = 8_000;
const LONGEST_TEXT = 300;
const MOST_BEFORE = 8;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** Reads a line of the log; undefined when it is none. What is longer than the guard writes is cut, and what it does not write is left out. */
export function parseLogLine(line: string): LogEntry | undefined {
  // What is none of the guard's lines is told from them without being parsed.
  if (line.length > LONGEST_LINE || !line.includes(LOG_SCHEMA)) return undefined;
  try {
    const value: unknown = JSON.parse(line);
    return isLogEntry(value) ? only(value) : undefined;
  } catch {
    return undefined;
  }
}

export function isLogEntry(value: unknown): value is LogEntry {
  return (
    isRecord(value) &&
    value["schema"] === LOG_SCHEMA &&
    typeof value["at"] === "string" &&
    TIME.test(value["at"]) &&
    !Number.isNaN(Date.parse(value["at"])) &&
    ["client", "session", "tool"].every((key) => typeof value[key] === "string") &&
    LOG_EVENTS.some((event) => event === value["event"])
  );
}

const text = (value: unknown): string | undefined =>
  typeof value === "string" ? value.slice(0, LONGEST_TEXT) : undefined;
const oneOf = <T extends string>(list: readonly T[], value: unknown): T | undefined =>
  list.find((one) => one === value);
const capabilities = (value: unknown): Capability[] | undefined =>
  Array.isArray(value) ? CAPABILITIES.filter((one) => value.includes(one)) : undefined;

function before(value: unknown): GuardFinding["before"] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.slice(0, MOST_BEFORE).flatMap((one: unknown) => {
    const capability = isRecord(one) ? oneOf(CAPABILITIES, one["capability"]) : undefined;
    return isRecord(one) && capability && typeof one["tool"] === "string"
      ? [{ capability, tool: one["tool"].slice(0, LONGEST_TEXT), sure: one["sure"] === true }]
      : [];
  });
}

function only(entry: LogEntry): LogEntry {
  const read: LogEntry = {
    schema: LOG_SCHEMA,
    at: entry.at,
    event: entry.event,
    client: entry.client.slice(0, LONGEST_TEXT),
    session: entry.session.slice(0, LONGEST_TEXT),
    tool: entry.tool.slice(0, LONGEST_TEXT),
    server: text(entry.server),
    call: text(entry.call),
    answer: oneOf(["allow", "ask", "deny"] as const, entry.answer),
    question: entry.question === true ? true : undefined,
    cause: oneOf(LOG_CAUSES, entry.cause),
    policy: text(entry.policy),
    sure: typeof entry.sure === "boolean" ? entry.sure : undefined,
    own: capabilities(entry.own),
    before: before(entry.before),
    destination: oneOf(DESTINATION_KINDS, entry.destination),
    provenance: oneOf(PROVENANCES, entry.provenance),
    to: text(entry.to),
    allowable: entry.allowable === true ? true : undefined,
    touched: capabilities(entry.touched),
    certain: capabilities(entry.certain),
    past: entry.past === "unknown" ? "unknown" : undefined,
    lock: text(entry.lock),
    snapshot: text(entry.snapshot),
    by: text(entry.by),
    problem: text(entry.problem),
    part: Number.isSafeInteger(entry.part) ? entry.part : undefined,
  };
  return Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined)) as LogEntry;
}

/** Whether the entry stands for a question that a person was asked, or would have been asked by a client that can. */
export const isQuestion = ({ event, answer, question }: LogEntry): boolean =>
  event === "decided" && (answer === "ask" || question === true);
