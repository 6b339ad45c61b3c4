import { FEATURE_GROUP_IDS, type FeaturesByGroup } from "../features";
import type { Feature } from "../features/feature";
import type { Observation } from "../features/observation";
import { addFeature, logitsOf, multipliersOf, weightAmong, zeroSums } from "./network";
import { type Question, QUESTIONS } from "./question";
import { SCORERS, type Scorer } from "./scorers";
import { NETWORK, ROWS } from "./weights";

/** What one scorer is told of a tool, and what each of its features weighs there: mostly nothing. */
export type Scored = { scorer: Scorer; observations: readonly Observation[]; weightOf: (feature: Feature) => number };

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** One tool's features, weighed all together. */
export type Weighed = {
  /** The probability of each question that the evidence gives, in the order of `QUESTIONS`. */
  probabilities: Float64Array;
  /** What is told for a question: to each signal, or group, the observations of its group. */
  scored: (question: Question) => Scored[];
};

export function weigh(features: FeaturesByGroup): Weighed {
  const sums = zeroSums(NETWORK);
  let multipliers: Float64Array | undefined;
  for (const group of FEATURE_GROUP_IDS)
    for (const { feature, value } of features[group]) {
      const row = rowOf(feature);
      if (row >= 0) addFeature(NETWORK, sums, row, value);
    }
  return {
    probabilities: logitsOf(NETWORK, sums).map(sigmoid),
    scored: (question) => {
      const at = QUESTIONS.indexOf(question);
      multipliers ??= multipliersOf(NETWORK, sums);
      const among = multipliers;
      const weightOf = (feature: Feature): number => {
        const row = rowOf(feature);
        return row < 0 ? 0 : weightAmong(NETWORK, row, at, among);
      };
      return SCORERS[question].map((scorer) => ({ scorer, observations: features[scorer.group], weightOf }));
    },
  };
}

/** Features that came after the weights were read have none. */
const rowOf = ({ id }: Feature): number => (id < ROWS.length ? ROWS[id]! : -1);
