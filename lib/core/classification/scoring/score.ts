import type { FeaturesByGroup } from "../features";
import type { Observation } from "../features/observation";
import type { Question } from "./question";
import { priorOf, SCORERS, type Scorer } from "./weights";

/** What one scorer is told of a tool. */
export type Scored = { scorer: Scorer; observations: readonly Observation[] };

/** What is told for a question: to each signal, or group, the observations of its group. */
export function scored(question: Question, features: FeaturesByGroup): Scored[] {
  return SCORERS[question].map((scorer) => ({ scorer, observations: features[scorer.group] }));
}

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** The probability that the evidence gives. */
export function probability(question: Question, all: readonly Scored[]): number {
  let sum = priorOf(question);
  for (const { scorer, observations } of all) {
    for (const { feature, value } of observations) {
      if (feature.id < scorer.byId.length) sum += scorer.byId[feature.id]! * value;
    }
  }
  return sigmoid(sum);
}
