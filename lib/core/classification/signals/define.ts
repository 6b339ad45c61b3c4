import type { FeaturesByGroup } from "../features";
import type { Observation } from "../features/observation";
import type { Leg } from "../../model/leg";
import type { Tool } from "../../model/tool";
import type { Reading } from "../parsing/read";

/** A tool that shows what a signal does, and the server that it belongs to. */
export type SignalExample = { server?: string; tool: Tool };

/**
 * One question about one leg. It looks at a tool and says what it saw; what that weighs is `judge`'s business. It `fires`
 * on a tool when what it saw speaks for the leg on the whole, and is `silent` when it does not.
 */
export type Signal = {
  id: string;
  leg: Leg;
  title: string;
  /** A sentence: why this bears on the leg. */
  why: string;
  fires: readonly SignalExample[];
  silent: readonly SignalExample[];
  read(features: FeaturesByGroup, reading: Reading): readonly Observation[];
};

export function defineSignal(signal: Signal): Signal {
  return signal;
}
