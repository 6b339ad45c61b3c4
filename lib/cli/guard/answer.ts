import { hash, randomBytes } from "node:crypto";
import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import path from "node:path";
import { findGuardClient } from "@/lib/core/guard/clients";
import type { GuardClient, HookEvent, Reply } from "@/lib/core/guard/clients/define";
import {
  afterReturn,
  beforeCall,
  heard,
  isKept,
  newSession,
  unknownPast,
  type Answered,
  type Context,
  type KeptSession,
} from "@/lib/core/guard/kept";
import { LOG_SCHEMA, type LogEntry } from "@/lib/core/guard/log";
import type { GuardRules, Stop } from "@/lib/core/guard/rules";
import { sayTool } from "@/lib/core/guard/sentence";
import { isRecord } from "@/lib/core/text/is-record";
import { keyedBy } from "./keyed";
import { expire, holding, spoil, write, type Found } from "./keep";
import { readRules } from "./rules-file";

/** How a hook was started: by which client, with which rules, and what to answer when anything is broken. */
export type HookOptions = { client: GuardClient; rules: string; broken: Stop };

/** Answers one event of a client. Never throws: whatever is broken is a question or a refusal, never a pass. */
export function answerHook(text: string, options: HookOptions): Reply {
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
    noteBroken(options, problem);
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

function withRules(event: HookEvent, input: Record<string, unknown>, options: HookOptions): Reply {
  const { client } = options;
  if (event.kind === "other") return client.acknowledge(input);
  const folder = path.dirname(options.rules);
  const sessions = path.join(folder, "sessions");
  const session = hash("sha256", `${client.id}\0${event.session}`).slice(0, 32);
  const file = path.join(sessions, `${session}.json`);
  const rules = event.kind === "prompt" ? undefined : readRules(options.rules);
  const note = (entry: Partial<LogEntry> & Pick<LogEntry, "event" | "tool">): void =>
    append(folder, { ...stamp(client, session), ...entry });
  if (event.kind === "prompt") {
    hold(file, () => holding(file, (found) => write(file, heardIn(found, event.text))));
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
        return done;
      }),
    );
    for (const tool of ran.tools)
      note({
        event: ran.approved ? "approved" : "ran",
        tool,
        ...of(rules!, tool),
        ...(ran.approved && { by: who() }),
      });
    return client.acknowledge(input);
  }
  const answered = isOwn(event.call.args, folder)
    ? ownFiles(event.call.name)
    : holding(file, (found) => {
        const kept = keptIn(found, rules!);
        const decided = beforeCall(kept, event.call, context(kept));
        if (decided.kept !== kept || found.state === "absent") write(file, decided.kept);
        return decided.answered;
      });
  const answer = answered.answer === "ask" && !client.asks ? "deny" : answered.answer;
  note({
    event: "decided",
    tool: answered.tool,
    answer,
    ...(answered.finding && { policy: answered.finding.policy }),
    ...(answered.examined && { destination: answered.examined.kind, provenance: answered.examined.provenance }),
    ...of(rules!, answered.tool),
  });
  return client.answer(answer, answered.reason, input);
}

/** A session that cannot be written down counts as damaged from then on, so that nothing passes on what it knew before. */
function hold<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    spoil(file);
    throw error;
  }
}

/** What is kept of a session. The user speaks first: without a file its past is not known; a damaged one is a fault. */
function keptIn(found: Found, rules: GuardRules): KeptSession {
  if (found.state === "absent") return unknownPast(newKey(), rules);
  if (found.state === "read" && isKept(found.value)) return found.value;
  throw new Error("what it kept of this session is damaged");
}

/** With the user's words a session begins; a damaged one goes on as damaged. */
function heardIn(found: Found, text: string): KeptSession {
  const kept =
    found.state === "absent"
      ? newSession(newKey())
      : found.state === "read" && isKept(found.value)
        ? found.value
        : undefined;
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

/** An agent that can write files could change what the guard goes by. */
function isOwn(args: unknown, folder: string): boolean {
  return (JSON.stringify(args) ?? "").includes(JSON.stringify(folder).slice(1, -1));
}

const ownFiles = (tool: string): Answered => ({
  answer: "ask",
  reason: `${sayTool(tool)} would touch the guard's own files.`,
  tool,
});

const stamp = (client: GuardClient, session: string): Pick<LogEntry, "schema" | "at" | "client" | "session"> => ({
  schema: LOG_SCHEMA,
  at: new Date().toISOString(),
  client: client.id,
  session,
});

function of(rules: GuardRules, tool: string): Pick<LogEntry, "lock" | "snapshot"> {
  const server = rules.tools.find(({ id }) => id === tool)?.server;
  const snapshot = rules.snapshots.find(([name]) => name === server)?.[1];
  return { lock: rules.lock, ...(snapshot !== undefined && { snapshot }) };
}

/** In bytes; then the log goes on in a new file, and the one before the last goes. */
const LONGEST_LOG = 8_000_000;

function append(folder: string, entry: LogEntry): void {
  const file = path.join(folder, "log.jsonl");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  try {
    if (statSync(file).size > LONGEST_LOG) renameSync(file, path.join(folder, "log.old.jsonl"));
  } catch {
    // There is no log yet.
  }
  appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
}

function noteBroken({ client, rules }: HookOptions, problem: string): void {
  try {
    append(path.dirname(rules), { ...stamp(client, ""), event: "broken", tool: "", problem: problem.slice(0, 200) });
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
export function runHook(args: readonly string[]): Reply {
  const options = hookOptions(args);
  if (!options) return { code: 2, stderr: "trefoil-guard: call it with --client ID --rules FILE.\n" };
  return answerHook(readFileSync(0, "utf8"), options);
}
