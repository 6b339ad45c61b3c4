import { perLeg, type Leg } from "../../model/leg";
import { FEATURE_GROUP_IDS } from "../features";
import type { Feature, FeatureGroupId } from "../features/feature";
import { findFeature } from "../features/registry";
import { SIGNALS } from "../signals";
import { MANUAL_WEIGHTS } from "./manual-weights";
import { QUESTIONS, type Question } from "./question";

/** Whose features weigh something: a signal for a leg, a group of features for an effect. */
export type Scorer = { id: string; group: FeatureGroupId };

/** Of features that are observed for the sake of another leg: no signal of this one reads them. */
export const OTHER_FEATURES = "other-features";

const scorersOf = (leg: Leg): readonly Scorer[] => {
  const own = SIGNALS.filter((signal) => signal.leg === leg).map(({ id, group }) => ({ id, group }));
  const rest = FEATURE_GROUP_IDS.filter((group) => !own.some((one) => one.group === group));
  return [...own, ...rest.map((group) => ({ id: OTHER_FEATURES, group }))];
};
const GROUPS: readonly Scorer[] = FEATURE_GROUP_IDS.map((group) => ({ id: group, group }));

/** Who is heard for each question, in the order of the registry. */
export const SCORERS: Readonly<Record<Question, readonly Scorer[]>> = {
  ...perLeg(scorersOf),
  writes: GROUPS,
  destructive: GROUPS,
};

/** The features that are weighed by hand, each with its log-odds in the order of `QUESTIONS`. No fit moves them. */
export const BY_HAND: ReadonlyMap<Feature, readonly number[]> = byHand();

function byHand(): Map<Feature, number[]> {
  const all = new Map<Feature, number[]>();
  for (const [at, question] of QUESTIONS.entries())
    for (const { id, group } of SCORERS[question])
      for (const [name, weight] of Object.entries(MANUAL_WEIGHTS[question][id] ?? {})) {
        const feature = findFeature(group, name)!;
        const its = all.get(feature) ?? QUESTIONS.map(() => 0);
        its[at] = weight;
        all.set(feature, its);
      }
  return all;
}
