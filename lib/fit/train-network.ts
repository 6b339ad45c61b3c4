import type { Network } from "../core/classification/scoring/network";
import { initialNetwork } from "./initial-network";
import { Learner } from "./learner";
import { seeded, shuffled } from "./random";
import type { Example, Training } from "./training";

/** So many times in the last epoch the weights are noted; their mean is what was learned (Polyak and Juditsky 1992). */
const SNAPSHOTS = 10;

/**
 * Trains on one example after the other with steps that get smaller the more a weight was moved (Adagrad, Duchi 2011). A feature that
 * `raises` moves no answer down: its own weights, and those on its way through rising units, are kept at zero or above, and free
 * units do not hear it. Deterministic.
 */
export function trainNetwork(
  examples: readonly Example[],
  features: number,
  raises: readonly boolean[],
  training: Training,
): Network {
  const random = seeded(training.seed);
  const learner = new Learner(
    initialNetwork(features, examples[0]?.targets.length ?? 0, training, random),
    raises,
    training,
    random,
  );
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    if (epoch === training.pruning.after) learner.prune();
    const rate = training.learningRate * (1 - (0.85 * epoch) / training.epochs);
    const isLast = epoch === training.epochs - 1;
    shuffled(examples, random).forEach((example, at) => {
      const heard = learner.forward(example);
      learner.backward(example, heard, rate);
      if (
        isLast &&
        Math.floor(((at + 1) * SNAPSHOTS) / examples.length) > Math.floor((at * SNAPSHOTS) / examples.length)
      )
        learner.snapshot();
    });
  }
  return learner.learned();
}
