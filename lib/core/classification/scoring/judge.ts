import type { Observation } from "../features/observation";
import { named } from "../features/feature";
import { LIMITS } from "../limits";
import type { Leg } from "../../model/leg";
import type { Evidence, Override, Verdict } from "../../model/verdict";
import { MANUAL_WEIGHTS } from "./manual-weights";
import fitted from "./weights.json";

/**
 * How loudly each feature speaks: signal, then feature, then log-odds. `prior` is what is believed of a tool about which nothing
 * is known. Fitted on labelled tools by `npm run fit`; calibration is already in the numbers. Few are set by hand (`set-weights`).
 */
export type Weights = { prior: number; signals: Record<string, Record<string, number>> };
export type Asked = Leg | "writes" | "destructive";

const WEIGHTS = fitted as Record<Asked, Weights>;

/**
 * Whether a feature speaks only for a leg: one from behind the first sentence, where anybody who wants a tool to look harmless
 * may have written. Its weight is never negative, so that no added text lowers a probability.
 */
export function mayOnlyRaise(feature: string): boolean {
  return feature.startsWith("later ");
}

/** Whose features weigh something: a signal for a leg, a group of features for the other questions. */
export type Scorer = {
  id: string;
  /** Its weights, by the id of a feature; beyond the end there is none. */ weights: Float64Array;
};

/** What one speaker saw in a tool. */
export type Scored = { scorer: Scorer; features: readonly Observation[] };

const FEATURES = [
  ...Object.values(WEIGHTS).flatMap(({ signals }) => Object.values(signals)),
  ...Object.values(MANUAL_WEIGHTS),
].flatMap((table) => Object.keys(table).map((name) => named(name).id));
const SIZE = FEATURES.reduce((most, id) => Math.max(most, id), 0) + 1;

/** By the id of a feature, 1 when it has a weight in some signal for some question. */
export const WEIGHED = new Uint8Array(SIZE);
for (const id of FEATURES) WEIGHED[id] = 1;

/** The weights of a signal, or of a group of features, for a question, each with the name of its feature. */
export function weightsOf(asked: Asked, id: string): [feature: string, weight: number][] {
  const set = MANUAL_WEIGHTS[asked === "writes" || asked === "destructive" ? `${asked} ${id}` : id];
  return Object.entries({ ...WEIGHTS[asked].signals[id], ...set });
}

export function scorerFor(asked: Asked, id: string): Scorer {
  const weights = new Float64Array(SIZE);
  for (const [name, weight] of weightsOf(asked, id)) weights[named(name).id] = weight;
  return { id, weights };
}

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

/** The probability that the evidence gives. */
export function probability(asked: Asked, seen: readonly Scored[]): number {
  let sum = WEIGHTS[asked].prior;
  for (const { scorer, features } of seen) {
    for (const { feature, value } of features) if (feature.id < SIZE) sum += scorer.weights[feature.id]! * value;
  }
  return sigmoid(sum);
}

/**
 * The evidence behind a probability, strongest first. Weights are log-odds and sum to the log-odds of `probability`: what
 * is believed beforehand comes as `prior`, and features too small to be shown are summed up as `small-clues`.
 */
export function weigh(leg: Leg, seen: readonly Scored[]): Evidence[] {
  const bars = new Map<string, Evidence & { strongest: number }>();
  for (const { scorer, features } of seen) {
    const signal = scorer.id;
    for (const observation of features) {
      const weight = (scorer.weights[observation.feature.id] ?? 0) * observation.value;
      if (weight === 0) continue;
      const { field, text, start, end } = observation.place;
      const key = `${signal} ${field} ${start}`;
      const bar = bars.get(key);
      if (bar && bar.strongest >= Math.abs(weight)) bar.weight += weight;
      else {
        const quote = text.slice(start, Math.min(end, start + LIMITS.quote));
        bars.set(key, {
          signal,
          bearing: "for",
          weight: weight + (bar?.weight ?? 0),
          field,
          quote,
          span: [start, start + quote.length],
          reason: observation.reason(),
          strongest: Math.abs(weight),
        });
      }
    }
  }
  const all = [...bars.values()];
  const shown = all.filter((bar) => Math.abs(bar.weight) >= SHOWN);
  const small = all.filter((bar) => Math.abs(bar.weight) < SHOWN).reduce((sum, bar) => sum + bar.weight, 0);
  const evidence: Evidence[] = shown.map(({ strongest: _strongest, ...bar }) => bar);
  if (small !== 0)
    evidence.push({
      signal: "small-clues",
      bearing: "for",
      weight: small,
      field: "name",
      quote: "",
      reason: "Many clues that weigh little each.",
    });
  evidence.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.signal < b.signal ? -1 : 1));
  evidence.push({
    signal: "prior",
    bearing: "for",
    weight: WEIGHTS[leg].prior,
    field: "name",
    quote: "",
    reason: "What is believed of a tool before it is read.",
  });
  return evidence.map((one) => ({ ...one, bearing: one.weight >= 0 ? "for" : "against" }));
}

/** Bars below this many log-odds are not shown one by one. */
const SHOWN = 0.1;

/** A person's word: it decides, so it has no log-odds of its own; the evidence that it outweighs stays in sight below it. */
export function applyOverride(verdict: Verdict, said: Override): Verdict {
  const { by, at, reason } = said;
  const word: Evidence = {
    signal: "a-person-said-so",
    bearing: said.verdict === "no" ? "against" : "for",
    weight: 0,
    field: "override",
    quote: `${said.verdict}: ${reason}`.slice(0, LIMITS.quote),
    reason: `${by} decided this.`,
  };
  return {
    verdict: said.verdict,
    p: said.verdict === "yes" ? 1 : said.verdict === "no" ? 0 : 0.5,
    ...(said.verdict === "no" ? {} : { grade: verdict.grade ?? 2 }),
    override: { by, at, reason },
    evidence: [word, ...verdict.evidence],
  };
}
