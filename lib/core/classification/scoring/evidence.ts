import type { Leg } from "../../model/leg";
import type { Evidence } from "../../model/verdict";
import { PATTERN, strongestFirst } from "../../text/strongest-first";
import { LIMITS } from "../limits";
import type { Scored } from "./score";
import { priorOf } from "./weights";

/** Bars below this many log-odds are not shown one by one. */
const SHOWN = 0.1;

/** The strongest feature on one side of a bar. */
type Strongest = { weight: number; end: number; reason: () => string; pattern: boolean };

/** What all features of one signal at one place weigh together, with the strongest on either side. */
type Bar = { signal: string; field: string; start: number; text: string; weight: number } & {
  [Side in "for" | "against"]?: Strongest;
};

const sideOf = (bar: Bar): Strongest => bar[bar.weight >= 0 ? "for" : "against"]!;

/** With the words of the strongest feature on the side to which the bar leans: one that was outweighed is no reason for the rest. */
function drawn(bar: Bar): Evidence {
  const { signal, field, start, text, weight } = bar;
  const { end, reason, pattern } = sideOf(bar);
  const quote = text.slice(start, Math.min(end, start + LIMITS.quote));
  return {
    signal,
    bearing: weight >= 0 ? "for" : "against",
    weight,
    field,
    quote,
    span: [start, start + quote.length],
    reason: pattern ? PATTERN + reason() : reason(),
  };
}

/** A feature that a person can follow is the better reason than one that is only a pattern, whatever they weigh. */
const isStronger = (one: Strongest, other: Strongest): boolean =>
  one.pattern === other.pattern ? Math.abs(one.weight) > Math.abs(other.weight) : other.pattern;

/**
 * The evidence behind a probability, strongest first and mere patterns last. Weights are log-odds and sum to the log-odds of `probability`: what
 * is said of a tool in which nothing is observed comes as `prior`, and features too small to be shown are summed up as `minor-features`.
 */
export function evidenceOf(leg: Leg, all: readonly Scored[]): Evidence[] {
  const bars = new Map<string, Bar>();
  for (const { scorer, observations, weightOf } of all) {
    const signal = scorer.id;
    for (const observation of observations) {
      const weight = weightOf(observation.feature) * observation.value;
      if (weight === 0) continue;
      const { field, text, start, end } = observation.place;
      const key = `${signal} ${field} ${start}`;
      const bar = bars.get(key) ?? { signal, field, start, text, weight: 0 };
      bars.set(key, bar);
      bar.weight += weight;
      const side = weight > 0 ? "for" : "against";
      const one = { weight, end, reason: observation.reason, pattern: observation.feature.pattern };
      if (!bar[side] || isStronger(one, bar[side])) bar[side] = one;
    }
  }
  const found = [...bars.values()];
  const shown = found.filter((bar) => Math.abs(bar.weight) >= SHOWN);
  const small = found.filter((bar) => Math.abs(bar.weight) < SHOWN).reduce((sum, bar) => sum + bar.weight, 0);
  shown.sort((a, b) => (a.signal < b.signal ? -1 : 1));
  const evidence = shown.map(drawn);
  if (small !== 0)
    evidence.push({
      signal: "minor-features",
      bearing: "for",
      weight: small,
      field: "name",
      quote: "",
      reason: "Many features that each weigh little.",
    });
  const sorted = strongestFirst(evidence);
  sorted.push({
    signal: "prior",
    bearing: "for",
    weight: priorOf(leg),
    field: "name",
    quote: "",
    reason: "Where the sum starts: what is said of a tool in which nothing is observed.",
  });
  return sorted.map((one) => ({ ...one, bearing: one.weight >= 0 ? "for" : "against" }));
}
