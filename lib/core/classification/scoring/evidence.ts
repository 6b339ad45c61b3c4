import type { Leg } from "../../model/leg";
import type { Evidence } from "../../model/verdict";
import { LIMITS } from "../limits";
import type { Scored } from "./score";
import { priorOf } from "./weights";

/** Bars below this many log-odds are not shown one by one. */
const SHOWN = 0.1;

/** What all features of one signal at one place weigh together, with the strongest on either side. */
type Bar = { signal: string; field: string; start: number; text: string; weight: number } & {
  [Side in "for" | "against"]?: { weight: number; end: number; reason: () => string };
};

/** With the words of the strongest feature on the side to which the bar leans: one that was outweighed is no reason for the rest. */
function drawn({ signal, field, start, text, weight, ...sides }: Bar): Evidence {
  const bearing = weight >= 0 ? "for" : "against";
  const { end, reason } = sides[bearing]!;
  const quote = text.slice(start, Math.min(end, start + LIMITS.quote));
  return { signal, bearing, weight, field, quote, span: [start, start + quote.length], reason: reason() };
}

/**
 * The evidence behind a probability, strongest first. Weights are log-odds and sum to the log-odds of `probability`: what
 * is believed beforehand comes as `prior`, and features too small to be shown are summed up as `small-clues`.
 */
export function evidenceOf(leg: Leg, all: readonly Scored[]): Evidence[] {
  const bars = new Map<string, Bar>();
  for (const { scorer, observations } of all) {
    const signal = scorer.id;
    for (const observation of observations) {
      const weight = (scorer.weights.get(observation.feature) ?? 0) * observation.value;
      if (weight === 0) continue;
      const { field, text, start, end } = observation.place;
      const key = `${signal} ${field} ${start}`;
      const bar = bars.get(key) ?? { signal, field, start, text, weight: 0 };
      bars.set(key, bar);
      bar.weight += weight;
      const side = weight > 0 ? "for" : "against";
      if (!bar[side] || Math.abs(weight) > Math.abs(bar[side].weight))
        bar[side] = { weight, end, reason: observation.reason };
    }
  }
  const found = [...bars.values()];
  const shown = found.filter((bar) => Math.abs(bar.weight) >= SHOWN);
  const small = found.filter((bar) => Math.abs(bar.weight) < SHOWN).reduce((sum, bar) => sum + bar.weight, 0);
  const evidence = shown.map(drawn);
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
    weight: priorOf(leg),
    field: "name",
    quote: "",
    reason: "Base rate: how often tools in general hold this leg.",
  });
  return evidence.map((one) => ({ ...one, bearing: one.weight >= 0 ? "for" : "against" }));
}
