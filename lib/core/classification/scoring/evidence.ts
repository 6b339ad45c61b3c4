import type { Leg } from "../../model/leg";
import type { Evidence } from "../../model/verdict";
import { LIMITS } from "../limits";
import type { Scored } from "./score";
import { priorOf } from "./weights";

/** Bars below this many log-odds are not shown one by one. */
const SHOWN = 0.1;

/**
 * The evidence behind a probability, strongest first. Weights are log-odds and sum to the log-odds of `probability`: what
 * is believed beforehand comes as `prior`, and features too small to be shown are summed up as `small-clues`.
 */
export function evidenceOf(leg: Leg, all: readonly Scored[]): Evidence[] {
  const bars = new Map<string, Evidence & { strongest: number }>();
  for (const { scorer, observations } of all) {
    const signal = scorer.id;
    for (const observation of observations) {
      const weight = (scorer.weights.get(observation.feature) ?? 0) * observation.value;
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
  const found = [...bars.values()];
  const shown = found.filter((bar) => Math.abs(bar.weight) >= SHOWN);
  const small = found.filter((bar) => Math.abs(bar.weight) < SHOWN).reduce((sum, bar) => sum + bar.weight, 0);
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
    weight: priorOf(leg),
    field: "name",
    quote: "",
    reason: "Base rate: how often tools in general hold this leg.",
  });
  return evidence.map((one) => ({ ...one, bearing: one.weight >= 0 ? "for" : "against" }));
}
