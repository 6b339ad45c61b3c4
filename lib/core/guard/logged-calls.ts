import { CAPABILITIES, type Capability } from "../model/capability";
import { isQuestion, type LogEntry } from "./log";
import { sayReason } from "./logged-reason";
import { sayTool } from "./sentence";

/** What was answered to a call, as a person reads it. `asked` although a client that cannot ask was told to refuse it. */
export type CallOutcome = "passed" | "asked" | "refused" | "unseen";

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
