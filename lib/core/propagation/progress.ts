import { decide, type PropagationDecision } from "./decide";
import type { ClientKnowledge, FirstCall } from "./known";
import { atLeast, SENSITIVITIES, worse, type Sensitivity, type ToolLabel } from "./labels";
import type { SpreadRule } from "./rules";

/** What a client knows between two calls. Plain data of bounded size, so that it can be kept in a file from call to call. */
export type Progress = {
  known: ClientKnowledge;
  /** The first servers that brought in something sensitive, and something untrusted: no rule needs more than these. */
  sensitive: readonly FirstCall[];
  untrusted: readonly FirstCall[];
};

export const NOTHING_YET: Progress = {
  known: { level: "none", seen: 0, untrusted: false, results: 0 },
  sensitive: [],
  untrusted: [],
};

/** How many servers of each kind are remembered. Two suffice: one of two differs from any third, and a decision names two. */
const ORIGINS = 2;

/** What each rule makes of a call before it is made. */
export function foresee(
  { known, sensitive, untrusted }: Progress,
  call: { label: ToolLabel; server: string },
  threshold: Sensitivity,
): Record<SpreadRule, PropagationDecision> {
  return decide({ ...call, known, from: { sensitive, untrusted }, threshold });
}

/** What is known once a call has returned. Nothing that is known is ever forgotten. */
export function takeIn(
  { known, sensitive, untrusted }: Progress,
  { label, server, at }: { label: ToolLabel; server: string; at: number },
  threshold: Sensitivity,
): Progress {
  const sensitivity = label.sensitivity ?? "none";
  const isUntrusted = label.untrusted === true;
  const { level, seen, results } = known;
  return {
    known: {
      level: worse(SENSITIVITIES, level, sensitivity)!,
      seen: sensitivity === "none" ? seen : seen | (1 << SENSITIVITIES.indexOf(sensitivity)),
      untrusted: known.untrusted || isUntrusted,
      results: results + 1,
    },
    sensitive: atLeast(sensitivity, threshold) ? first(sensitive, server, at) : sensitive,
    untrusted: isUntrusted ? first(untrusted, server, at) : untrusted,
  };
}

function first(origins: readonly FirstCall[], server: string, at: number): readonly FirstCall[] {
  return origins.length === ORIGINS || origins.some((one) => one.server === server)
    ? origins
    : [...origins, { server, at }];
}
