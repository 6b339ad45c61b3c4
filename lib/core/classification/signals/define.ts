import type { Leg } from "../../model/leg";
import type { Tool } from "../../model/tool";
import type { FeatureGroupId } from "../features/feature";

/** A tool that shows what a signal does, and the server that it belongs to. */
export type SignalExample = { server?: string; tool: Tool };

/**
 * One question about one leg, answered by one group of features: what each of them weighs for the leg is in the weights of
 * the signal. It `fires` on a tool when what was observed speaks for the leg on the whole, and is `silent` when it does not.
 */
export type Signal = {
  id: string;
  leg: Leg;
  group: FeatureGroupId;
  title: string;
  /** A sentence: why this bears on the leg. */
  why: string;
  fires: readonly SignalExample[];
  silent: readonly SignalExample[];
};

export const signalsFor = (leg: Leg, signals: readonly Omit<Signal, "leg">[]): readonly Signal[] =>
  signals.map((signal) => ({ ...signal, leg }));
