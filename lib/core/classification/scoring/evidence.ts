import type { Leg } from "../../model/leg";
import type { Evidence } from "../../model/verdict";
import { byText } from "../../text/order";
import { heaviestFirst, PATTERN } from "../../text/strongest-first";
import type { ObservedPlace } from "../features/observation";
import { LIMITS } from "../limits";
import type { Scored } from "./score";
import { priorOf } from "./weights";

/** Bars below this many log-odds are not shown one by one. */
const SHOWN = 0.1;

/** The strongest feature on one side of a bar. */
type Strongest = { weight: number; end: number; reason: () => string; pattern: boolean };

/** What all features of one signal at one place weigh together, with the strongest on either side. */
type Bar = { signal: string; field: string; start: number; text: string; weight: number } & {
  [Side in "for" | "against"]: Strongest | undefined;
};

const sideOf = (bar: Bar): Strongest => bar[bar.weight >= 0 ? "for" : "against"]!;

/** With the words of the strongest feature on the side to which the bar leans: one that was outweighed is no reason for the rest. */
function drawn(bar: Bar): Evidence {
  const { signal, field, start, text, weight } = bar;
  const { end, reason, pattern } = sideOf(bar);
  const quote = text.slice(start, Math.min(end, start + LIMITS.quote));
  return {
    signal,
    bearing: bearingOf(weight),
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

/** The bars of one signal, by the field and the start of their places. */
class Bars {
  readonly all: Bar[] = [];
  readonly #byField = new Map<string, Map<number, Bar>>();
  readonly signal: string;

  constructor(signal: string) {
    this.signal = signal;
  }

  at({ field, text, start }: ObservedPlace): Bar {
    let byStart = this.#byField.get(field);
    if (byStart === undefined) this.#byField.set(field, (byStart = new Map()));
    const known = byStart.get(start);
    if (known !== undefined) return known;
    const bar: Bar = { signal: this.signal, field, start, text, weight: 0, for: undefined, against: undefined };
    byStart.set(start, bar);
    this.all.push(bar);
    return bar;
  }
}

/** The bars of all signals, in the order of the registry. */
function barsOf(all: readonly Scored[]): Bars[] {
  const bySignal = new Map<string, Bars>();
  for (const { scorer, observations, weightOf } of all) {
    let bars = bySignal.get(scorer.id);
    if (bars === undefined) bySignal.set(scorer.id, (bars = new Bars(scorer.id)));
    for (const { feature, value, place, reason } of observations) {
      const weight = weightOf(feature) * value;
      if (weight === 0) continue;
      const bar = bars.at(place);
      bar.weight += weight;
      const side = weight > 0 ? "for" : "against";
      const one = { weight, end: place.end, reason, pattern: feature.pattern };
      if (bar[side] === undefined || isStronger(one, bar[side])) bar[side] = one;
    }
  }
  return [...bySignal.values()];
}

/**
 * The evidence behind a probability, strongest first and mere patterns last. Weights are log-odds and sum to the log-odds of `probability`: what
 * is said of a tool in which nothing is observed comes as `prior`, and features too small to be shown are summed up as `minor-features`.
 */
export function evidenceOf(leg: Leg, all: readonly Scored[]): Evidence[] {
  const plain: Evidence[] = [];
  const patterns: Evidence[] = [];
  let small = 0;
  const signals = barsOf(all);
  for (const { all: bars } of signals) for (const { weight } of bars) if (Math.abs(weight) < SHOWN) small += weight;
  for (const { all: bars } of signals.sort((a, b) => byText(a.signal, b.signal)))
    for (const bar of bars)
      if (Math.abs(bar.weight) >= SHOWN) (sideOf(bar).pattern ? patterns : plain).push(drawn(bar));
  if (small !== 0) plain.push(told("minor-features", small, "Many features that each weigh little."));
  plain.sort(heaviestFirst);
  patterns.sort(heaviestFirst);
  return [...plain, ...patterns, told("prior", priorOf(leg), PRIOR)];
}

const PRIOR = "Where the sum starts: what is said of a tool in which nothing is observed.";

const bearingOf = (weight: number): Evidence["bearing"] => (weight >= 0 ? "for" : "against");

/** What rests on no words of the tool. */
const told = (signal: string, weight: number, reason: string): Evidence => ({
  signal,
  bearing: bearingOf(weight),
  weight,
  field: "name",
  quote: "",
  reason,
});
