import { atLeast, type Sensitivity, type ToolLabel } from "./labels";
import type { SpreadRule } from "./rules";
import type { ClientKnowledge, FirstCall } from "./known";

/** What a client would do before a call. `from` are the indices of the calls that it would name; only accumulate can do so. */
export type PropagationDecision = { effect: "pass" | "ask" | "block"; from: number[] };

const PASS: PropagationDecision = { effect: "pass", from: [] };

type Before = {
  /** The label of the tool that is about to be called, and its server. */
  label: ToolLabel;
  server: string;
  known: ClientKnowledge;
  /** The first call with which each of the first servers brought in something sensitive, and something untrusted. */
  from: { sensitive: readonly FirstCall[]; untrusted: readonly FirstCall[] };
  threshold: Sensitivity;
};

/**
 * One policy, as far as each rule lets a client follow it: nothing sensitive may leave once something untrusted came in. What
 * the tool itself returns counts as sensitive for its own call, since a tool that reads and sends can do both at once.
 */
export function decide({ label, server, known, from, threshold }: Before): Record<SpreadRule, PropagationDecision> {
  const goes = label.destination === "public" || label.destination === "internal";
  if (!goes) return { escalate: PASS, union: PASS, accumulate: PASS };
  const isPublic = label.destination === "public";
  const ownIsSensitive = atLeast(label.sensitivity, threshold);
  const isSensitive = ownIsSensitive || atLeast(known.level, threshold);
  const meet = isSensitive && known.untrusted;
  const effect = isPublic ? ("block" as const) : ("ask" as const);
  const isForeign = from.sensitive.some((origin) => origin.server !== server);
  return {
    escalate: isSensitive ? { effect: "ask", from: [] } : PASS,
    union: meet ? { effect, from: [] } : PASS,
    accumulate: meet && (isPublic || isForeign) ? { effect, from: named(from) } : PASS,
  };
}

function named({ sensitive, untrusted }: Before["from"]): number[] {
  return [...new Set([...untrusted, ...sensitive].map(({ at }) => at))].sort((a, b) => a - b);
}
