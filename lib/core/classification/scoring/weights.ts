import { perLeg, type Leg } from "../../model/leg";
import { FEATURE_GROUP_IDS } from "../features";
import { countFeatures, findFeature, type Feature, type FeatureGroupId } from "../features/feature";
import { learnWords } from "../features/learned-words";
import { SIGNALS } from "../signals";
import { MANUAL_WEIGHTS } from "./manual-weights";
import { QUESTIONS, type Effect, type Question } from "./question";
import fitted from "./weights.json";

/**
 * How loudly each feature speaks: signal (for effects: group), then feature, then log-odds. `prior` is what is believed of a
 * tool about which nothing is known. Fitted on labelled tools by `npm run fit`; calibration is already in the numbers. Few
 * are set by hand (`manual-weights.ts`).
 */
type Weights = { prior: number; signals: Record<string, Record<string, number>> };

const FITTED = fitted as Record<Question, Weights>;

const words = new Set<string>();
for (const { signals } of Object.values(FITTED))
  for (const [id, weights] of Object.entries(signals))
    if (id === "word" || SIGNALS.some((signal) => signal.id === id && signal.group === "word"))
      for (const name in weights) words.add(name);
learnWords(words);

export const priorOf = (question: Question): number => FITTED[question].prior;

/** The weights of a signal, or of a group of features for an effect, each with the name of its feature. */
export function weightsOf(question: Question, id: string): [feature: string, weight: number][] {
  return [FITTED[question].signals[id], MANUAL_WEIGHTS[question][id]].flatMap((weights) =>
    Object.entries(weights ?? {}),
  );
}

/** Whose features weigh something: a signal for a leg, a group of features for an effect. */
export type Scorer = {
  id: string;
  group: FeatureGroupId;
  /** What a feature of the group weighs: mostly nothing. */
  weightOf: (feature: Feature) => number;
};

/** A word of a name may be called as what every object has. */
const own = (weights: Record<string, number> | undefined, name: string): number | undefined =>
  weights !== undefined && Object.hasOwn(weights, name) ? weights[name] : undefined;

function scorerFor(question: Question, id: string, group: FeatureGroupId): Scorer {
  const fitted = FITTED[question].signals[id];
  const manual = MANUAL_WEIGHTS[question][id];
  return { id, group, weightOf: ({ name }) => own(manual, name) ?? own(fitted, name) ?? 0 };
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

export const PRIORS = Float64Array.from(QUESTIONS, (question) => FITTED[question].prior);

/** Of each feature by its id: 1 when it has a weight for some question, and what it weighs for each, question by question. */
function weighed(): { some: Uint8Array; all: Float64Array } {
  const found: { id: number; question: number; weight: number }[] = [];
  for (const [question, name] of QUESTIONS.entries())
    for (const { id, group } of SCORERS[name])
      for (const [feature, weight] of weightsOf(name, id)) {
        const known = findFeature(group, feature);
        if (known) found.push({ id: known.id, question, weight });
      }
  const some = new Uint8Array(countFeatures());
  const all = new Float64Array(countFeatures() * QUESTIONS.length);
  for (const { id, question, weight } of found) {
    some[id] = 1;
    all[id * QUESTIONS.length + question]! += weight;
  }
  return { some, all };
}

export const { some: WEIGHED, all: WEIGHTS } = weighed();
