import type { Capability } from "../model/capability";
import type { LogEntry } from "./log";
import { callsOf } from "./logged-calls";

/** A session of a client, as its guard's log tells of it. */
export type GuardSession = {
  client: string;
  id: string;
  start: string;
  end: string;
  calls: number;
  ran: number;
  asked: number;
  refused: number;
  /** Questions after which the call ran. */
  allowed: number;
  /** Times that the guard could not do its work. */
  broken: number;
  /** For each capability the first tool that touched it, and the number of that call. */
  touched: Partial<Record<Capability, { tool: string; call: number; certain: boolean }>>;
  /** The guard was not asked from its beginning on. */
  pastUnknown: boolean;
};

/** Entries of a log by session, in the order of their beginning. Those of no session are left out. */
export function bySession(entries: readonly LogEntry[]): LogEntry[][] {
  const sessions = new Map<string, LogEntry[]>();
  for (const entry of entries) {
    if (entry.session === "" || entry.event === "part") continue;
    const key = `${entry.client}\0${entry.session}`;
    const known = sessions.get(key);
    if (known) known.push(entry);
    else sessions.set(key, [entry]);
  }
  return [...sessions.values()];
}

/** One session in figures. */
export function summarise(entries: readonly LogEntry[]): GuardSession {
  const calls = callsOf(entries);
  const touched: GuardSession["touched"] = {};
  calls.forEach(({ adds, certain, tool }, at) => {
    for (const one of adds) touched[one] ??= { tool, call: at + 1, certain: certain.includes(one) };
  });
  const { client, session, at } = entries[0]!;
  return {
    client,
    id: session,
    start: at,
    end: entries.at(-1)!.at,
    calls: calls.length,
    ran: calls.filter(({ ranAt }) => ranAt !== undefined).length,
    asked: calls.filter(({ outcome }) => outcome === "asked").length,
    refused: calls.filter(({ outcome }) => outcome === "refused").length,
    allowed: calls.filter(({ outcome, ranAt }) => outcome === "asked" && ranAt !== undefined).length,
    broken: entries.filter(({ event }) => event === "broken").length,
    touched,
    pastUnknown: entries.some(({ past }) => past === "unknown"),
  };
}
