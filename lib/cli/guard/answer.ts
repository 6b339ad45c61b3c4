import { hash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { afterReturn, askAboutOwnFiles, beforeCall, type Answered, type Context } from "@/lib/core/guard/call-events";
import { findGuardClient } from "@/lib/core/guard/clients";
import type { GuardClient, HookEvent, HookReply } from "@/lib/core/guard/clients/define";
import { beginSession, heard, isKept, unknownPast, type KeptSession } from "@/lib/core/guard/kept";
import { LOG_SCHEMA, type LogEntry } from "@/lib/core/guard/log";
import type { GuardFinding } from "@/lib/core/guard/finding";
import { capabilitiesIn } from "@/lib/core/guard/policy";
import type { GuardRules, StopAnswer } from "@/lib/core/guard/rules";
import { sayTool } from "@/lib/core/guard/sentence";
import { isRecord } from "@/lib/core/text/is-record";
import { appendLog } from "./append-log";
import { keyedBy } from "@/lib/guard/keyed";
import { expire, holding, spoil, write, type KeptState } from "./keep";
import { readRules } from "@/lib/guard/rules-file";
import { remotesOf } from "./remotes";

/** How a hook was started: by which client, with which rules, and what to answer when anything is broken. */
export type HookOptions = { client: GuardClient; rules: string; broken: StopAnswer };

/** Answers one event of a client. Never throws: whatever is broken is a question or a refusal, never a pass. */
export function answerHook(text: string, options: HookOptions): HookReply {
  const { client } = options;
  let input: Record<string, unknown> = {};
  let event: HookEvent | undefined;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) throw new Error("the client's message is not understood");
    input = value;
    event = client.understand(input);
    return withRules(event, input, options);
  } catch (error) {
    const problem = error instanceof Error ? error.message : "unknown";
    noteBroken(options, event, problem);
    // Only before a call there is something to refuse; a message that is not understood may be one.
    if (event !== undefined && event.kind !== "before") return client.acknowledge(input);
    const answer = options.broken === "ask" && client.asks ? "ask" : "deny";
    return client.answer(
      answer,
      `Trefoil's guard cannot tell what this call would complete: ${sayTool(problem)}.`,
      input,
    );
  }
}

function withRules(event: HookEvent, input: Record<string, unknown>, options: HookOptions): HookReply {
  const { client } = options;
  if (event.kind === "other") return client.acknowledge(input);
  const folder = path.dirname(options.rules);
  const sessions = path.join(folder, "sessions");
  const session = digestOf(client, event);
  const file = path.join(sessions, `${session}.json`);
  const rules = event.kind === "prompt" ? undefined : readRules(options.rules);
  const note = (entry: Partial<LogEntry> & Pick<LogEntry, "event" | "tool">): void =>
    appendLog(folder, { ...stamp(client, session), ...entry });
  if (event.kind === "prompt") {
    hold(file, () => holding(file, (found) => write(file, heardIn(found, event))));
    expire(sessions);
    return client.acknowledge(input);
  }
  const context = (kept: KeptSession): Context => ({
    rules: rules!,
    client,
    keyed: keyedBy(kept.key),
    around: { workspace: event.cwd },
  });
  if (event.kind === "after") {
    const ran = hold(file, () =>
      holding(file, (found) => {
        const kept = keptIn(found, rules!);
        const done = afterReturn(kept, event.call, event.result, context(kept));
        write(file, done.kept);
        return { ...done, past: found.state === "absent" };
      }),
    );
    for (const [at, tool] of ran.ran.entries())
      note({
        event: ran.approved ? "approved" : "ran",
        tool: shortened(tool.id),
        call: ran.call,
        touched: capabilitiesIn(tool.bits),
        certain: capabilitiesIn(tool.sure),
        ...of(rules!, tool.server),
        ...(ran.approved && { by: who() }),
        ...(ran.past && at === 0 && { past: "unknown" as const }),
      });
    return client.acknowledge(input);
  }
  const { answered, past } = holding(file, (found) => {
    const kept = keptIn(found, rules!);
    const decided = isOwn(event.call.args, folder)
      ? askAboutOwnFiles(kept, event.call, keyedBy(kept.key))
      : beforeCall(kept, event.call, context(kept));
    const isNew = found.state === "absent";
    if (decided.kept !== kept || isNew) write(file, decided.kept);
    return { answered: decided.answered, past: isNew };
  });
  const answer = answered.answer === "ask" && !client.asks ? "deny" : answered.answer;
  note({ ...told(answered, rules!), answer, ...(past && { past: "unknown" as const }) });
  return client.answer(answer, answered.reason, input);
}

/** What the log records of a decision: its reason, as names, kinds and digests only. */
function told(
  { answer, tool, server, call, cause, finding, examined, kind, allowable }: Answered,
  rules: GuardRules,
): Partial<LogEntry> & Pick<LogEntry, "event" | "tool"> {
  const known = rules.tools.some(({ id }) => id === tool);
  return {
    event: "decided",
    tool: shortened(tool),
    ...(call !== undefined && { call }),
    ...(answer === "ask" && { question: true as const }),
    ...(cause && { cause }),
    ...(!known && server !== undefined && { server }),
    ...(finding && { policy: finding.policy, sure: finding.sure, own: finding.own, before: finding.before.map(named) }),
    ...(kind && { destination: kind }),
    ...(examined && { provenance: examined.provenance }),
    ...(answer !== "allow" && examined?.place !== undefined && rules.key && { to: keyedBy(rules.key)(examined.place) }),
    ...(allowable && { allowable }),
    ...of(rules, server),
  };
}

const named = ({ capability, tool, sure }: GuardFinding["before"][number]): GuardFinding["before"][number] => ({
  capability,
  tool: shortened(tool),
  sure,
});

/** UTF-16 units: a model may call a tool by any name. */
const LONGEST_NAME = 200;
const shortened = (name: string): string => name.slice(0, LONGEST_NAME);

const digestOf = (client: GuardClient, { session }: { session: string }): string =>
  hash("sha256", `${client.id}\0${session}`).slice(0, 32);

/** Marks a session as damaged when it cannot be stored, so that no later call is allowed on the basis of outdated state. */
function hold<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    spoil(file);
    throw error;
  }
}

/** What is kept of a session. The user speaks first: without a file its past is not known; a damaged one is a fault. */
function keptIn(found: KeptState, rules: GuardRules): KeptSession {
  if (found.state === "absent") return unknownPast(newKey(), rules);
  if (found.state === "read" && isKept(found.value)) return found.value;
  throw new Error("what it kept of this session is damaged");
}

/** The session after a message of the user; the first message begins it. Throws if the stored session is damaged. */
function heardIn(found: KeptState, { text, cwd }: { text: string; cwd?: string }): KeptSession {
  const begin = (): KeptSession => {
    const key = newKey();
    return beginSession(key, keyedBy(key), cwd === undefined ? [] : remotesOf(cwd));
  };
  const kept =
    found.state === "absent" ? begin() : found.state === "read" && isKept(found.value) ? found.value : undefined;
  if (!kept) throw new Error("what it kept of this session is damaged");
  return heard(kept, text, keyedBy(kept.key));
}

function who(): string {
  try {
    return userInfo().username;
  } catch {
    return "unknown";
  }
}

const newKey = (): string => randomBytes(16).toString("base64url");

/** Whether a call names the guard's own files, which an agent that can write files could change. */
function isOwn(args: unknown, folder: string): boolean {
  return (JSON.stringify(args) ?? "").includes(JSON.stringify(folder).slice(1, -1));
}

const stamp = (client: GuardClient, session: string): Pick<LogEntry, "schema" | "at" | "client" | "session"> => ({
  schema: LOG_SCHEMA,
  at: new Date().toISOString(),
  client: client.id,
  session,
});

function of(rules: GuardRules, server: string | undefined): Pick<LogEntry, "lock" | "snapshot"> {
  const snapshot = rules.snapshots.find(([name]) => name === server)?.[1];
  return { lock: rules.lock, ...(snapshot !== undefined && { snapshot }) };
}

function noteBroken({ client, rules }: HookOptions, event: HookEvent | undefined, problem: string): void {
  try {
    const session = event === undefined || event.kind === "other" ? "" : digestOf(client, event);
    const tool = event?.kind === "before" || event?.kind === "after" ? shortened(event.call.name) : "";
    appendLog(path.dirname(rules), {
      ...stamp(client, session),
      event: "broken",
      tool,
      problem: problem.slice(0, 200),
    });
  } catch {
    // Where nothing can be written the answer itself says so.
  }
}

/** The options of a hook's command line; undefined when it is called wrongly. */
export function hookOptions(args: readonly string[]): HookOptions | undefined {
  const after = (name: string): string | undefined => {
    const at = args.indexOf(name);
    return at < 0 ? undefined : args[at + 1];
  };
  const client = findGuardClient(after("--client") ?? "");
  const rules = after("--rules");
  return client && rules !== undefined
    ? { client, rules, broken: after("--broken") === "deny" ? "deny" : "ask" }
    : undefined;
}

/** Runs a hook on a whole message. */
export function runHook(args: readonly string[]): HookReply {
  const options = hookOptions(args);
  if (!options) return { code: 2, stderr: "trefoil-guard: call it with --client ID --rules FILE.\n" };
  return answerHook(readFileSync(0, "utf8"), options);
}
