import { isRecord } from "../text/is-record";
import { afterCall, decideCall, decideUnknown, NEW_SESSION, type Decision, type GuardState } from "./decide";
import type { GuardClient, HookCall } from "./clients/define";
import { findTool, strange, targetsOf, type Target } from "./find-tool";
import type { Keyed } from "./memory";
import type { Surroundings } from "./remember/elsewhere";
import { hear } from "./remember/hear";
import type { GuardRules } from "./rules";
import { isTouched, touch } from "./state";

export const KEPT_SCHEMA = "trefoil-guard-session/1";

/** A call that was asked about and has not returned. */
type Pending = Pick<Decision, "answer" | "examined">;

/** What is kept of a session between two events, in a file of its own. `key` makes its digests tell nothing to another session. */
export type KeptSession = {
  schema: typeof KEPT_SCHEMA;
  key: string;
  state: GuardState;
  pending: Record<string, Pending>;
};

const MOST_PENDING = 64;

export const newSession = (key: string): KeptSession => ({ schema: KEPT_SCHEMA, key, state: NEW_SESSION, pending: {} });

/** A session whose past is not known: anything may have been read in it, and anybody's words. */
export function unknownPast(key: string, rules: Pick<GuardRules, "settings">): KeptSession {
  const { touched, memory } = NEW_SESSION;
  return {
    ...newSession(key),
    state: { touched: touch(touched, strange("what ran before"), rules.settings), memory: { ...memory, full: true } },
  };
}

export type Context = { rules: GuardRules; client: GuardClient; keyed: Keyed; around: Surroundings };

export type Answered = Decision & {
  /** `server/tool` of what is called in the end, or the client's name of an unknown tool. */
  tool: string;
  server?: string;
};

export function heard(kept: KeptSession, text: string, keyed: Keyed): KeptSession {
  return { ...kept, state: { ...kept.state, memory: hear(kept.state.memory, text, keyed) } };
}

const RANK = { allow: 0, ask: 1, deny: 2 };
const nameOf = ({ name, server }: HookCall): string => (server === undefined ? name : `${server}/${name}`);

/** Undefined when the lock has no such tool. */
function targets(rules: GuardRules, call: HookCall): Target[] | undefined {
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
  const found = targets(rules, call);
  if (!found) return { answered: { ...decideUnknown(rules, nameOf(call)), tool: nameOf(call) }, kept };
  const [answered] = found
    .map((target): Answered => ({
      ...decideCall(rules, kept.state, target, keyed),
      tool: target.tool.id,
      server: target.tool.server,
    }))
    .sort((a, b) => RANK[b.answer] - RANK[a.answer]);
  const remembers =
    answered!.examined !== undefined && (answered!.answer === "ask" || answered!.examined.bits !== undefined);
  return { answered: answered!, kept: remembers ? withPending(kept, keyOf(call, keyed), answered!) : kept };
}

function withPending(kept: KeptSession, key: string, { answer, examined }: Decision): KeptSession {
  const others = Object.entries(kept.pending).filter(([one]) => one !== key);
  // The person's reading of it is for the question only.
  const told = examined && { ...examined, shown: undefined };
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
): { kept: KeptSession; tools: string[]; approved: boolean } {
  if (client.harmless.has(call.name) && call.server === undefined) return { kept, tools: [], approved: false };
  const key = keyOf(call, keyed);
  const decided = kept.pending[key];
  const { [key]: _done, ...pending } = kept.pending;
  const ran = targets(rules, call) ?? [{ tool: strange(nameOf(call)), args: call.args }];
  const state = ran.reduce(
    (so, target) => afterCall(rules, so, { ...target, result }, { keyed, around, decided }),
    kept.state,
  );
  return {
    kept: { ...kept, state, pending },
    tools: ran.map(({ tool }) => tool.id),
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
    ["heard", "brought", "links", "own", "confirmed", "sources", "pages", "inPlay"].every((part) =>
      isRecord(memory[part]),
    ) &&
    typeof memory["spent"] === "number" &&
    typeof memory["full"] === "boolean"
  );
}
