import type { GuardClient, HookCall } from "./clients/define";
import { afterCall, decideCall, decideUnknown, type GuardDecision, type GuardState } from "./decide";
import { findServer, findTool, strange, targetsOf, type ReachedTool } from "./find-tool";
import { withPending, type KeptSession } from "./kept";
import type { LogCause } from "./log";
import type { Keyed } from "./memory";
import { bitOf } from "./policy";
import { examine } from "./provenance/examine";
import type { DestinationKind } from "./provenance/examined";
import type { Surroundings } from "./remember/elsewhere";
import type { GuardedTool, GuardRules } from "./rules";
import { sayTool } from "./sentence";

/** What is the same for every call of a client. */
export type Context = { rules: GuardRules; client: GuardClient; keyed: Keyed; around: Surroundings };

/** What was answered to a call, with what the log says of it. */
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
