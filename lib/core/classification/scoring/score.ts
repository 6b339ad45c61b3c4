import { FEATURE_GROUP_IDS, type FeaturesByGroup } from "../features";
import type { Observation } from "../features/observation";
import { type Question, QUESTIONS } from "./question";
import { PRIORS, SCORERS, WEIGHTS, type Scorer } from "./weights";

/** What one scorer is told of a tool. */
export type Scored = { scorer: Scorer; observations: readonly Observation[] };

/** What is told for a question: to each signal, or group, the observations of its group. */
export function scored(question: Question, features: FeaturesByGroup): Scored[] {
  return SCORERS[question].map((scorer) => ({ scorer, observations: features[scorer.group] }));
}

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** The probability of each question that the evidence gives, in the order of `QUESTIONS`: one pass over all that was observed. */
export function probabilities(features: FeaturesByGroup): Float64Array {
  const sums = PRIORS.slice();
  for (const group of FEATURE_GROUP_IDS)
    for (const { feature, value } of features[group]) {
      const from = feature.id * QUESTIONS.length;
      if (from < WEIGHTS.length)
        for (let question = 0; question < QUESTIONS.length; question++)
          sums[question]! += WEIGHTS[from + question]! * value;
    }
  for (let question = 0; question < sums.length; question++) sums[question] = sigmoid(sums[question]!);
  return sums;
}
