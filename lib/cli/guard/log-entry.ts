import path from "node:path";
import { userInfo } from "node:os";
import type { Answered } from "@/lib/core/guard/call-events";
import type { GuardClient, HookEvent } from "@/lib/core/guard/clients/define";
import type { GuardFinding } from "@/lib/core/guard/finding";
import { LOG_SCHEMA, type LogEntry } from "@/lib/core/guard/log";
import type { GuardRules } from "@/lib/core/guard/rules";
import { keyedBy } from "@/lib/guard/keyed";
import { appendLog } from "./append-log";
import type { HookOptions } from "./hook-options";
import { digestOf } from "./session";

/** What every entry says: when, and of which session of which client. */
export const stampOf = (
  client: GuardClient,
  session: string,
): Pick<LogEntry, "schema" | "at" | "client" | "session"> => ({
  schema: LOG_SCHEMA,
  at: new Date().toISOString(),
  client: client.id,
  session,
});

/** The lock by which was decided, and which listing of the server it was made from. */
export function lockOf(rules: GuardRules, server: string | undefined): Pick<LogEntry, "lock" | "snapshot"> {
  const snapshot = rules.snapshots.find(([name]) => name === server)?.[1];
  return { lock: rules.lock, ...(snapshot !== undefined && { snapshot }) };
}

/** What the log records of a decision: its reason, as names, kinds and digests only. */
export function decidedEntry(
  { answer, tool, server, call, cause, finding, examined, kind, allowable }: Answered,
  rules: GuardRules,
): Partial<LogEntry> & Pick<LogEntry, "event" | "tool"> {
  const known = rules.tools.some(({ id }) => id === tool);
  return {
    event: "decided",
    tool: shortName(tool),
    ...(call !== undefined && { call }),
    ...(answer === "ask" && { question: true as const }),
    ...(cause && { cause }),
    ...(!known && server !== undefined && { server }),
    ...(finding && { policy: finding.policy, sure: finding.sure, own: finding.own, before: finding.before.map(named) }),
    ...(kind && { destination: kind }),
    ...(examined && { provenance: examined.provenance }),
    ...(answer !== "allow" && examined?.place !== undefined && rules.key && { to: keyedBy(rules.key)(examined.place) }),
    ...(allowable && { allowable }),
    ...lockOf(rules, server),
  };
}

const named = ({ capability, tool, sure }: GuardFinding["before"][number]): GuardFinding["before"][number] => ({
  capability,
  tool: shortName(tool),
  sure,
});

/** UTF-16 units: a model may call a tool by any name. */
const LONGEST_NAME = 200;
/** The name of a tool, no longer than the log holds. */
export const shortName = (name: string): string => name.slice(0, LONGEST_NAME);

/** Who uses this computer, as the system names them. */
export function userName(): string {
  try {
    return userInfo().username;
  } catch {
    return "unknown";
  }
}

/** Writes down that the guard itself failed, and on what. */
export function noteBroken({ client, rules }: HookOptions, event: HookEvent | undefined, problem: string): void {
  try {
    const session = event === undefined || event.kind === "other" ? "" : digestOf(client, event);
    const tool = event?.kind === "before" || event?.kind === "after" ? shortName(event.call.name) : "";
    appendLog(path.dirname(rules), {
      ...stampOf(client, session),
      event: "broken",
      tool,
      problem: problem.slice(0, 200),
    });
  } catch {
    // Where nothing can be written the answer itself says so.
  }
}
