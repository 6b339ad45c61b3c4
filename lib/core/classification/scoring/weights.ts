import { FEATURE_GROUP_IDS } from "../features";
import type { Feature, FeatureGroupId } from "../features/feature";
import { countFeatures, findFeature } from "../features/registry";
import { learnWords } from "../features/learned-words";
import { multipliersOf, priorsOf, rowsOf, sumsOf, weightAmong, type Network } from "./network";
import { readParts } from "./parts";
import { QUESTIONS, type Question } from "./question";
import { BY_HAND, SCORERS } from "./scorers";
import fitted from "./weights.json";

/**
 * The file of weights. `bias` has a number for each question; `units` each have a threshold and what they say for each question, in
 * log-odds; and each feature has, by its group and name, what it weighs for each question and then what each unit hears of it, as
 * numbers of parts (`PART`) in the letters of `parts.ts`. Fitted on labelled tools by `npm run fit`; calibration is already in the numbers.
 */
export type Weights = {
  bias: number[];
  units: { threshold: number; says: number[] }[];
  features: Partial<Record<FeatureGroupId, Record<string, string>>>;
};
export const PART = 0.05;

const FITTED = fitted as unknown as Weights;
learnWords(Object.keys(FITTED.features.word ?? {}));

/** Every feature that weighs something, and of those that are fitted, which stand first, what was learned. */
const KNOWN: Feature[] = [];
const LEARNED: string[] = [];
for (const group of FEATURE_GROUP_IDS)
  for (const [name, learned] of Object.entries(FITTED.features[group] ?? {})) {
    const feature = findFeature(group, name);
    if (!feature) continue;
    KNOWN.push(feature);
    LEARNED.push(learned);
  }
KNOWN.push(...[...BY_HAND.keys()].filter((feature) => !KNOWN.includes(feature)));

/** The row of each feature in the network, by its id; -1 where it weighs nothing. */
export const ROWS = rowsById();

function rowsById(): Int32Array {
  const all = new Int32Array(countFeatures()).fill(-1);
  KNOWN.forEach(({ id }, row) => (all[id] = row));
  return all;
}

/** By the id of a feature: 1 when it has a weight for some question. */
export const WEIGHED = Uint8Array.from(ROWS, (row) => (row < 0 ? 0 : 1));

export const NETWORK: Network = unpacked();

function unpacked(): Network {
  return {
    units: FITTED.units.length,
    questions: QUESTIONS.length,
    // No fit moves what is weighed by hand: a row is of one kind or the other.
    rows: rowsOf(KNOWN.length, (row, put) => {
      readParts(LEARNED[row] ?? "", (part, place) => put(part * PART, place));
      BY_HAND.get(KNOWN[row]!)?.forEach(put);
    }),
    threshold: Float32Array.from(FITTED.units, ({ threshold }) => threshold),
    outer: Float32Array.from(FITTED.units.flatMap(({ says }) => says)),
    bias: Float32Array.from(FITTED.bias),
  };
}

const PRIORS = priorsOf(NETWORK);
/** The log-odds of a tool about which nothing is known. */
export const priorOf = (question: Question): number => PRIORS[QUESTIONS.indexOf(question)]!;

/**
 * What each feature of a signal, or of a group for an effect, weighs where nothing else is observed, in log-odds, by its name. Among
 * others it may weigh more or less.
 */
export function weightsOf(question: Question, id: string): [feature: string, weight: number][] {
  const groups = SCORERS[question].filter((scorer) => scorer.id === id).map(({ group }) => group);
  return KNOWN.flatMap((feature, row): [string, number][] => {
    if (!groups.includes(feature.group)) return [];
    const multipliers = multipliersOf(NETWORK, sumsOf(NETWORK, { indices: [row], values: [1] }));
    const weight = weightAmong(NETWORK, row, QUESTIONS.indexOf(question), multipliers);
    return weight === 0 ? [] : [[feature.name, weight]];
  });
}
