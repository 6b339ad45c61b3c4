import { isRecord } from "../text/is-record";
import type { DestinationKind, Provenance } from "./provenance/examined";

export const LOG_SCHEMA = "trefoil-guard-log/1";

/** What happened: a call was decided on, ran, ran after a person was asked, or the guard itself could not do its work. */
export const LOG_EVENTS = ["decided", "ran", "approved", "broken"] as const;
export type LogEvent = (typeof LOG_EVENTS)[number];

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
  answer?: "allow" | "ask" | "deny";
  /** What the call would have completed. */
  policy?: string;
  destination?: DestinationKind;
  provenance?: Provenance;
  /** Digest of the lock, and of the snapshot of the tool's server that it holds. */
  lock?: string;
  snapshot?: string;
  /** Who let it pass. */
  by?: string;
  /** What was broken. */
  problem?: string;
};

export function isLogEntry(value: unknown): value is LogEntry {
  return (
    isRecord(value) &&
    value["schema"] === LOG_SCHEMA &&
    ["at", "client", "session", "tool"].every((key) => typeof value[key] === "string") &&
    LOG_EVENTS.some((event) => event === value["event"])
  );
}
