import type { Network } from "../core/classification/scoring/network";
import type { Training } from "./training";

/** A network while it learns: any of its weights may move. */
export type LearningNetwork = Omit<Network, "rows"> & { rows: Float32Array };

/**
 * Units differ at first by what they say alone, and hear nothing: what is never learned of a feature stays zero. They start above
 * silence, where they can learn.
 */
export function initialNetwork(
  features: number,
  questions: number,
  { rising, free }: Training,
  random: () => number,
): LearningNetwork {
  const units = rising + free;
  const normal = () => Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random());
  return {
    units,
    questions,
    rows: new Float32Array(features * (questions + units)),
    threshold: Float32Array.from({ length: units }, () => 0.1 + 0.2 * random()),
    outer: Float32Array.from({ length: units * questions }, (_, at) => {
      const first = 0.2 * normal();
      return at < rising * questions ? Math.abs(first) : first;
    }),
    bias: new Float32Array(questions),
  };
}
