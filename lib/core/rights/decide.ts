import type { Grant, ToolRight } from "../model/right";
import type { RequiredScopes } from "./declared-scopes";
import type { ScopeAction, Right } from "./define";
import { isWithin, readScope } from "./grammars";

/** Everything that a server's credentials let it do. */
export type HeldRights = {
  scopes: readonly string[];
  rights: readonly Right[];
  /** Whether nothing else can have rights: every scope is known and could be read. */
  closed: boolean;
  /** The hosts of the server and of the issuer, which determine how scopes are written. */
  hosts: readonly string[];
};

/** What a tool does according to its words, and to which things, in the words it is filed under. */
export type NeededRight = { action: ScopeAction; things: readonly string[]; asked?: RequiredScopes };

/** Reads the credentials, once for all tools. `hosts` are those of the server. */
export function hold(grants: readonly Grant[], hosts: readonly string[]): HeldRights {
  const all = [...grants.flatMap(({ issuer }) => (issuer ? [hostOf(issuer)] : [])), ...hosts];
  const scopes = [...new Set(grants.flatMap((grant) => grant.scopes))];
  const read = scopes.map((scope) => readScope(scope, all));
  return {
    scopes,
    rights: read.flatMap((rights) => rights ?? []),
    hosts: all,
    closed: grants.length > 0 && grants.every(({ whole }) => whole) && read.every((rights) => rights !== undefined),
  };
}

export function hostOf(address: string): string {
  return /^https?:\/\/(?:[^/@]*@)?([\w.-]+)/i.exec(address)?.[1]?.toLowerCase() ?? "";
}

/** Whether a right is about one of the things: every word of a thing that it names is among theirs. */
export function covers({ things }: Right, own: readonly string[]): boolean {
  if (things === "all") return true;
  const words = new Set(own.flatMap((thing) => thing.split(" ")));
  return things.some((thing) => thing.split(" ").every((word) => words.has(word)));
}

const DOES: Record<ScopeAction, string> = { read: "read", write: "change", delete: "delete" };

/**
 * Whether the credentials let a tool do what it does. More scopes never revoke an “allowed”: only existing scopes allow, and only a complete list refuses.
 */
export function decide(need: NeededRight, held: HeldRights): ToolRight {
  return need.asked ? byAsked(need.asked, held) : byAction(need, held);
}

/** Names of a sentence. */
const MOST = 4;
function list(scopes: readonly string[]): string {
  const named = scopes.slice(0, MOST).map((scope) => `“${scope}”`);
  return [...named, ...(scopes.length > MOST ? [`${scopes.length - MOST} more`] : [])].join(", ");
}

function byAsked({ alternatives }: RequiredScopes, held: HeldRights): ToolRight {
  if (alternatives.some((scopes) => scopes.length === 0))
    return { state: "allowed", why: "It says that it needs no sign-in." };
  const met = alternatives.find((scopes) => scopes.every((scope) => isHeld(scope, held)));
  if (met) return { state: "allowed", why: `It asks for ${list(met)}, which is there.` };
  const wanted = list(alternatives[0]!);
  if (held.scopes.length === 0)
    return { state: "unknown", why: `It asks for ${wanted}; what it was given may do is not known.` };
  const there = list(held.scopes);
  // A scope that cannot be read may be part of another one, unless all the others can be read and none of them permits everything.
  return held.closed && !held.rights.some(({ things }) => things === "all")
    ? { state: "refused", why: `It asks for ${wanted}; all that is there is ${there}.` }
    : { state: "unknown", why: `It asks for ${wanted}; whether ${there} holds that is not known.` };
}

/** Whether a scope is present, or one that includes it. */
function isHeld(scope: string, { scopes, rights, hosts }: HeldRights): boolean {
  if (scopes.includes(scope) || scopes.some((one) => isWithin(scope, one, hosts))) return true;
  const wanted = readScope(scope, hosts) ?? [];
  return wanted.length > 0 && wanted.every((one) => rights.some((held) => includes(held, one)));
}

function includes(held: Right, { actions, things }: Right): boolean {
  return (
    actions.length > 0 &&
    actions.every((action) => held.actions.includes(action)) &&
    (held.things === "all" || (things !== "all" && things.every((thing) => held.things.includes(thing))))
  );
}

function byAction({ action, things }: NeededRight, { rights, scopes, closed }: HeldRights): ToolRight {
  if (scopes.length === 0) return { state: "unknown", why: "What it was given may do is not known." };
  const about = rights.filter((right) => covers(right, things));
  const allowing = about.find(({ actions }) => actions.includes(action));
  const it = things[0] ?? "anything";
  if (allowing) return { state: "allowed", why: `“${allowing.scope}” lets it ${DOES[action]} (${it}).` };
  if (about.length === 0) return { state: "unknown", why: `No scope that is there speaks of ${it}.` };
  const named = list([...new Set(about.map(({ scope }) => scope))]);
  if (about.some(({ maybe }) => maybe?.includes(action)) || !closed)
    return { state: "unknown", why: `${named} may or may not let it ${DOES[action]} (${it}).` };
  return { state: "refused", why: `${named} does not let it ${DOES[action]} (${it}), and nothing else is there.` };
}
