import { CAPABILITIES, type Capability } from "../model/capability";
import { sayProvenance } from "./decide";
import { isQuestion, type LogEntry } from "./log";
import { sayFinding, sayTool } from "./sentence";

/** What was answered to a call, as a person reads it. `asked` although a client that cannot ask was told to refuse it. */
export const OUTCOMES = ["passed", "asked", "refused", "unseen"] as const;
export type CallOutcome = (typeof OUTCOMES)[number];

/** One call of a session, from the question before it to its return. */
export type GuardCall = {
  /** When it was decided on, or returned where no decision on it is in the log. */
  at: string;
  tool: string;
  outcome: CallOutcome;
  reason: string;
  destination?: string;
  /** When it returned; absent: it did not run, as far as was seen. */
  ranAt?: string;
  /** Who let it pass when asked. */
  by?: string;
  touched: Capability[];
  certain: Capability[];
  /** Capabilities that no call before it had touched. */
  adds: Capability[];
  lock?: string;
  snapshot?: string;
};

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

/** The calls of one session in their order. */
export function callsOf(entries: readonly LogEntry[]): GuardCall[] {
  const calls: GuardCall[] = [];
  const open = new Map<string, GuardCall>();
  const held = new Set<Capability>();
  for (const entry of entries) {
    if (entry.event === "decided") {
      const call = decided(entry);
      calls.push(call);
      if (entry.call !== undefined) open.set(entry.call, call);
    } else if (entry.event === "ran" || entry.event === "approved") {
      const key = `${entry.call ?? ""}`;
      let call = open.get(key);
      // A tool about tools may have called several.
      if (!call || (call.ranAt !== undefined && call.tool !== entry.tool)) {
        call = { ...unseen(entry) };
        calls.push(call);
      }
      call.ranAt ??= entry.at;
      call.by ??= entry.event === "approved" ? entry.by : undefined;
      const touched = entry.touched ?? [];
      call.touched = CAPABILITIES.filter((one) => touched.includes(one) || call.touched.includes(one));
      call.certain = [...new Set([...call.certain, ...(entry.certain ?? [])])];
      call.adds = [...call.adds, ...touched.filter((one) => !held.has(one))];
      for (const one of touched) held.add(one);
    } else if (entry.event === "broken") calls.push(broken(entry));
  }
  return calls;
}

const CAUSES = { completes: "", "unknown tool": "unknown", "own files": "own" } as const;

function decided(entry: LogEntry): GuardCall {
  const { at, tool, answer, lock, snapshot, destination } = entry;
  return {
    at,
    tool,
    outcome: isQuestion(entry) ? "asked" : answer === "deny" ? "refused" : "passed",
    reason: sayReason(entry),
    destination,
    touched: [],
    certain: [],
    adds: [],
    lock,
    snapshot,
  };
}

const unseen = ({ at, tool, lock, snapshot }: LogEntry): GuardCall => ({
  at,
  tool,
  outcome: "unseen",
  reason: "The guard was not asked about it, or no longer has that in its log.",
  touched: [],
  certain: [],
  adds: [],
  lock,
  snapshot,
});

const broken = ({ at, tool, problem = "unknown" }: LogEntry): GuardCall => ({
  at,
  tool: tool === "" ? "unknown" : tool,
  outcome: "refused",
  reason: `The guard could not do its work: ${sayTool(problem)}.`,
  touched: [],
  certain: [],
  adds: [],
});

/** The reason of a decision, told again from what the log has of it: names and kinds. */
export function sayReason({
  answer,
  cause,
  tool,
  server,
  own,
  before,
  sure,
  policy,
  provenance,
  destination,
}: LogEntry): string {
  const kind = cause === undefined ? undefined : CAUSES[cause];
  if (kind === "unknown")
    return server === undefined
      ? `${sayTool(tool)} is not in the lock that the guard goes by.`
      : `${sayTool(tool)} is not in the lock that the guard goes by, which has other tools of ${sayTool(server)}.`;
  if (kind === "own") return "It named the guard’s own files.";
  if (!own || !before) return "";
  const said = sayFinding({ own, before, sure: sure === true, policy: policy ?? "", label: "", stop: "ask" }, tool);
  if (answer === "allow")
    return provenance === undefined
      ? said
      : `${said} ${provenance === "followed" ? "It passed since it only opened a link as it stood." : "It passed since the destination was chosen."}`;
  return provenance === undefined || destination === undefined
    ? said
    : `${said} ${sentence(sayProvenance({ provenance, kind: destination }))}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

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
