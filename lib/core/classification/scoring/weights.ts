import { perLeg, type Leg } from "../../model/leg";
import { FEATURE_GROUP_IDS } from "../features";
import { countFeatures, findFeature, type Feature, type FeatureGroupId } from "../features/feature";
import { learnWords } from "../features/learned-words";
import { SIGNALS } from "../signals";
import { MANUAL_WEIGHTS } from "./manual-weights";
import type { Effect, Question } from "./question";
import fitted from "./weights.json";

/**
 * How loudly each feature speaks: signal (for effects: group), then feature, then log-odds. `prior` is what is believed of a
 * tool about which nothing is known. Fitted on labelled tools by `npm run fit`; calibration is already in the numbers. Few
 * are set by hand (`manual-weights.ts`).
 */
type Weights = { prior: number; signals: Record<string, Record<string, number>> };

const FITTED = fitted as Record<Question, Weights>;

for (const { signals } of Object.values(FITTED))
  for (const [id, weights] of Object.entries(signals)) if (id.startsWith("word")) learnWords(Object.keys(weights));

export const priorOf = (question: Question): number => FITTED[question].prior;

/** The weights of a signal, or of a group of features for an effect, each with the name of its feature. */
export function weightsOf(question: Question, id: string): [feature: string, weight: number][] {
  return Object.entries({ ...FITTED[question].signals[id], ...MANUAL_WEIGHTS[question][id] });
}

/** Whose features weigh something: a signal for a leg, a group of features for an effect. */
export type Scorer = {
  id: string;
  group: FeatureGroupId;
  weights: ReadonlyMap<Feature, number>;
  /** The same by the id of a feature, for those who ask often. Beyond the end there is none. */
  byId: Float64Array;
};

function scorerFor(question: Question, id: string, group: FeatureGroupId): Scorer {
  const weights = new Map<Feature, number>();
  for (const [name, weight] of weightsOf(question, id)) {
    const feature = findFeature(group, name);
    if (feature) weights.set(feature, weight);
  }
  const byId = new Float64Array(Math.max(0, ...[...weights.keys()].map((feature) => feature.id + 1)));
  for (const [feature, weight] of weights) byId[feature.id] = weight;
  return { id, group, weights, byId };
}

const scorersOf = (leg: Leg): readonly Scorer[] =>
  SIGNALS.filter((signal) => signal.leg === leg).map(({ id, group }) => scorerFor(leg, id, group));
const scorersOfEffect = (effect: Effect): readonly Scorer[] =>
  FEATURE_GROUP_IDS.map((group) => scorerFor(effect, group, group));

/** Who is heard for each question, in the order of the registry. */
export const SCORERS: Readonly<Record<Question, readonly Scorer[]>> = {
  ...perLeg(scorersOf),
  writes: scorersOfEffect("writes"),
  destructive: scorersOfEffect("destructive"),
};

/** By the id of a feature, 1 when it has a weight for some question. */
export const WEIGHED = new Uint8Array(countFeatures());
for (const scorers of Object.values(SCORERS))
  for (const { weights } of scorers) for (const { id } of weights.keys()) WEIGHED[id] = 1;
