import { LEGS, perLeg, type Leg, type PerLeg } from "../model/leg";
import type { Classification } from "../model/verdict";

/**
 * How much each further tool counts beside the most probable one. Tools of a server are read alike, and mistakes about them are made
 * together, so they are not independent; with a half, what comes out holds for labelled sessions (see the accuracy page).
 */
const FURTHER = 0.5;

/** How probable it is that the leg is really there, and that all three are: between 0 and 1. */
export type Likelihood = { all: number; legs: PerLeg<number> };

/**
 * How probable it is that all three legs are really there, by the probabilities of the verdicts: each leg in at least one of the tools, and
 * the three independent of each other. One more tool never lowers it.
 */
export function likelihoodOf(probabilities: PerLeg<Iterable<number>>): Likelihood {
  const legs = perLeg((leg) => atLeastOne(probabilities[leg]));
  return { all: LEGS.reduce((product, leg) => product * legs[leg], 1), legs };
}

/** The same of classified tools. */
export const likelihoodOfTools = (tools: readonly { classification: Classification }[]): Likelihood =>
  likelihoodOf(perLeg((leg) => tools.map(({ classification }) => classification[leg].p)));

/** The leg that is the least certain. */
export const leastCertain = ({ legs }: Likelihood): Leg => LEGS.toSorted((a, b) => legs[a] - legs[b])[0]!;

function atLeastOne(probabilities: Iterable<number>): number {
  let most = 0;
  let none = 1;
  for (const p of probabilities) {
    // Of two, the less probable one is the further one.
    none *= 1 - FURTHER * Math.min(most, p);
    most = Math.max(most, p);
  }
  return 1 - (1 - most) * none;
}
