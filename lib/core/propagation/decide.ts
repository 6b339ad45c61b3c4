import { atLeast, type Sensitivity, type ToolLabel } from "./labels";
import type { SpreadRule } from "./rules";
import type { Known } from "./known";

/** What a client would do before a call. `from` are the places of the calls that it would name; only accumulate can. */
export type Decision = { effect: "pass" | "ask" | "block"; from: number[] };

const PASS: Decision = { effect: "pass", from: [] };

type Before = {
  /** Of the tool that is about to be called, and its server. */
  label: ToolLabel;
  server: string;
  known: Known;
  /** The first call by which each server brought in something sensitive, and something untrusted. */
  from: { sensitive: ReadonlyMap<string, number>; untrusted: ReadonlyMap<string, number> };
  threshold: Sensitivity;
};

/**
 * One policy, as far as each rule lets a client follow it: nothing sensitive may leave once something untrusted came in. What
 * the tool itself returns counts as sensitive for its own call, since a tool that reads and sends can do both at once.
 */
export function decide({ label, server, known, from, threshold }: Before): Record<SpreadRule, Decision> {
  const goes = label.destination === "public" || label.destination === "internal";
  if (!goes) return { escalate: PASS, union: PASS, accumulate: PASS };
  const isPublic = label.destination === "public";
  const ownIsSensitive = atLeast(label.sensitivity, threshold);
  const isSensitive = ownIsSensitive || atLeast(known.level, threshold);
  const meet = isSensitive && known.untrusted;
  const effect = isPublic ? ("block" as const) : ("ask" as const);
  const isForeign = [...from.sensitive.keys()].slice(0, 2).some((name) => name !== server);
  return {
    escalate: isSensitive ? { effect: "ask", from: [] } : PASS,
    union: meet ? { effect, from: [] } : PASS,
    accumulate: meet && (isPublic || isForeign) ? { effect, from: named(from) } : PASS,
  };
}

/** Calls named of each kind. */
const NAMED = 2;

function named({ sensitive, untrusted }: Before["from"]): number[] {
  const some = (map: ReadonlyMap<string, number>): number[] => {
    const places: number[] = [];
    for (const at of map.values()) if (places.push(at) === NAMED) break;
    return places;
  };
  return [...new Set([...some(untrusted), ...some(sensitive)])].sort((a, b) => a - b);
}
