import { isRecord } from "../text/is-record";
import { afterCall, decideCall, decideUnknown, NEW_SESSION, type GuardDecision, type GuardState } from "./decide";
import type { GuardClient, HookCall } from "./clients/define";
import { findServer, findTool, PAST, strange, targetsOf, type ReachedTool } from "./find-tool";
import type { LogCause } from "./log";
import type { Keyed } from "./memory";
import { bitOf } from "./policy";
import { examine } from "./provenance/examine";
import type { DestinationKind } from "./provenance/examined";
import type { Surroundings } from "./remember/elsewhere";
import { hear } from "./remember/hear";
import { keepRemotes } from "./remember/own-records";
import { Writing } from "./remember/writing";
import type { GuardedTool, GuardRules } from "./rules";
import { sayTool } from "./sentence";
import { isTouched, touch } from "./state";

export const KEPT_SCHEMA = "trefoil-guard-session/1";

/** A call that was asked about and has not returned. */
type Pending = Pick<GuardDecision, "answer" | "examined">;

/** What is stored of a session between events, in a file of its own. `key` makes its digests meaningless in any other session. */
export type KeptSession = {
  schema: typeof KEPT_SCHEMA;
  key: string;
  state: GuardState;
  pending: Record<string, Pending>;
};

const MOST_PENDING = 64;

export const newSession = (key: string): KeptSession => ({ schema: KEPT_SCHEMA, key, state: NEW_SESSION, pending: {} });

/** A session that begins in a project with these remotes. Only its beginning tells: later they may be what an agent made of them. */
export function beginSession(key: string, keyed: Keyed, remotes: readonly string[]): KeptSession {
  const writing = new Writing(NEW_SESSION.memory, keyed);
  keepRemotes(writing, remotes);
  return { ...newSession(key), state: { ...NEW_SESSION, memory: writing.now } };
}

/** A session whose past is not known: anything may have been read in it, and anybody's words. */
export function unknownPast(key: string, rules: Pick<GuardRules, "settings">): KeptSession {
  const { touched, memory } = NEW_SESSION;
  return {
    ...newSession(key),
    state: { touched: touch(touched, strange(PAST), rules.settings), memory: { ...memory, full: true } },
  };
}

export type Context = { rules: GuardRules; client: GuardClient; keyed: Keyed; around: Surroundings };

export type Answered = GuardDecision & {
  /** `server/tool` of what is called in the end, or the client's name of an unknown tool. */
  tool: string;
  /** Its server; of an unknown tool the one of the lock that its name speaks of. */
  server?: string;
  /** Digest of the call. */
  call?: string;
  cause?: LogCause;
  /** What a call that can send sends to, whatever was answered. */
  kind?: DestinationKind;
  /** An administrator who had allowed its destination would have spared the question. */
  allowable?: true;
};

export function heard(kept: KeptSession, text: string, keyed: Keyed): KeptSession {
  return { ...kept, state: { ...kept.state, memory: hear(kept.state.memory, text, keyed) } };
}

const RANK = { allow: 0, ask: 1, deny: 2 };
const nameOf = ({ name, server }: HookCall): string => (server === undefined ? name : `${server}/${name}`);

/** Undefined when the lock has no such tool. */
function targets(rules: GuardRules, call: HookCall): ReachedTool[] | undefined {
  const tool = findTool(rules.tools, call);
  return tool && targetsOf(rules, { tool, args: call.args });
}

/** Decides on a call; of several that it makes the worst counts. What has to be remembered until it returns is in what is kept. */
export function beforeCall(
  kept: KeptSession,
  call: HookCall,
  { rules, client, keyed }: Context,
): { answered: Answered; kept: KeptSession } {
  if (client.harmless.has(call.name) && call.server === undefined)
    return { answered: { answer: "allow", reason: "", tool: call.name }, kept };
  const key = keyOf(call, keyed);
  const found = targets(rules, call);
  if (!found) {
    const tool = nameOf(call);
    const server = findServer(rules.tools, call);
    const answered: Answered = { ...decideUnknown(rules, tool), tool, server, call: key, cause: "unknown tool" };
    return { answered, kept: answered.answer === "ask" ? withPending(kept, key, answered) : kept };
  }
  const [answered] = found
    .map((target): Answered => ({ ...decideTarget(rules, kept.state, target, keyed), call: key }))
    .sort((a, b) => RANK[b.answer] - RANK[a.answer]);
  const remembers = answered!.answer === "ask" || answered!.examined?.bits !== undefined;
  return { answered: answered!, kept: remembers ? withPending(kept, key, answered!) : kept };
}

/** A question about the guard's own files, whatever else the call does. */
export function askAboutOwnFiles(
  kept: KeptSession,
  call: HookCall,
  keyed: Keyed,
): { answered: Answered; kept: KeptSession } {
  const tool = nameOf(call);
  const key = keyOf(call, keyed);
  const answered: Answered = {
    answer: "ask",
    reason: `${sayTool(tool)} would touch the guard's own files.`,
    tool,
    call: key,
    cause: "own files",
  };
  return { answered, kept: withPending(kept, key, answered) };
}

const EGRESS = bitOf("egress");

function decideTarget(rules: GuardRules, state: GuardState, target: ReachedTool, keyed: Keyed): Answered {
  const { tool } = target;
  const { settings } = rules;
  const decided = decideCall(rules, state, target, keyed);
  const { examined } = decided;
  const place = decided.answer === "allow" ? undefined : examined?.place;
  const would = (allowed: readonly string[]): GuardDecision["answer"] =>
    decideCall({ ...rules, settings: { ...settings, allowed } }, state, target, keyed).answer;
  return {
    ...decided,
    tool: tool.id,
    server: tool.server,
    ...(decided.answer !== "allow" && { cause: "completes" as const }),
    ...((tool.bits & EGRESS) !== 0 && {
      kind: examined?.kind ?? examine(target, { memory: state.memory, keyed, allowed: settings.allowed }).kind,
    }),
    ...(place !== undefined && would([...settings.allowed, place]) === "allow" && { allowable: true as const }),
  };
}

function withPending(kept: KeptSession, key: string, { answer, examined }: GuardDecision): KeptSession {
  const others = Object.entries(kept.pending).filter(([one]) => one !== key);
  // What a person reads of it is for the question only.
  const told = examined && { ...examined, shown: undefined, place: undefined };
  return {
    ...kept,
    pending: Object.fromEntries([...others.slice(-MOST_PENDING + 1), [key, { answer, examined: told }]]),
  };
}

/** The client's own id of a call, or what it calls and with what. */
function keyOf({ id, name, server, args }: HookCall, keyed: Keyed): string {
  return keyed(`c:${id ?? `${server ?? ""}\0${name}\0${JSON.stringify(args) ?? ""}`}`);
}

/** One more call that returned. `approved` when a person let it pass. */
export function afterReturn(
  kept: KeptSession,
  call: HookCall,
  result: string,
  { rules, client, keyed, around }: Context,
): { kept: KeptSession; ran: GuardedTool[]; call: string; approved: boolean } {
  const key = keyOf(call, keyed);
  if (client.harmless.has(call.name) && call.server === undefined) return { kept, ran: [], call: key, approved: false };
  const decided = kept.pending[key];
  const { [key]: _done, ...pending } = kept.pending;
  const ran = targets(rules, call) ?? [{ tool: strange(nameOf(call)), args: call.args }];
  const state = ran.reduce(
    (so, target) => afterCall(rules, so, { ...target, result }, { keyed, around, decided }),
    kept.state,
  );
  return {
    kept: { ...kept, state, pending },
    ran: ran.map(({ tool }) => tool),
    call: key,
    approved: decided?.answer === "ask",
  };
}

/** Whether a value that was read from a file is a kept session. */
export function isKept(value: unknown): value is KeptSession {
  if (
    !isRecord(value) ||
    value["schema"] !== KEPT_SCHEMA ||
    typeof value["key"] !== "string" ||
    !isRecord(value["pending"])
  )
    return false;
  const { state } = value;
  if (!isRecord(state) || !isTouched(state["touched"]) || !isRecord(state["memory"])) return false;
  const { memory } = state;
  return (
    [
      "heard",
      "brought",
      "links",
      "own",
      "confirmed",
      "sources",
      "authors",
      "foreign",
      "pages",
      "inPlay",
      "turnedTo",
    ].every((part) => isRecord(memory[part])) &&
    typeof memory["spent"] === "number" &&
    typeof memory["full"] === "boolean"
  );
}
