import type { Clue } from "./clues/clue";
import { named } from "./clues/feature";
import { LIMITS } from "./limits";
import type { Leg } from "./model/leg";
import type { Evidence, Override, Verdict } from "./model/verdict";
import { SET_WEIGHTS } from "./set-weights";
import fitted from "./weights.json";

/**
 * How loudly each clue speaks: signal, then feature, then log-odds. `prior` is what is believed of a tool about which nothing
 * is known. Fitted on labelled tools by `npm run fit`; calibration is already in the numbers. Few are set by hand (`set-weights`).
 */
export type Weights = { prior: number; signals: Record<string, Record<string, number>> };
export type Asked = Leg | "writes" | "destructive";

const WEIGHTS = fitted as Record<Asked, Weights>;

/**
 * Whether a clue speaks only for a leg: one from behind the first sentence, where anybody who wants a tool to look harmless
 * may have written. Its weight is never negative, so that no added text lowers a probability.
 */
export function mayOnlyRaise(feature: string): boolean {
  return feature.startsWith("later ");
}

/** What one signal saw in a tool. */
export type Seen = { signal: string; clues: readonly Clue[] };

/** By the id of a feature, whether it has a weight in some signal for some question. */
export const WEIGHED: readonly boolean[] = [...Object.values(WEIGHTS).flatMap(({ signals }) => Object.values(signals)), ...Object.values(SET_WEIGHTS)].reduce<boolean[]>((weighed, table) => {
  for (const name of Object.keys(table)) weighed[named(name).id] = true;
  return weighed;
}, []);

const sigmoid = (z: number) => 1 / (1 + Math.exp(-z));

const tables: Record<Asked, Map<string, readonly number[]>> = { private: new Map(), untrusted: new Map(), egress: new Map(), writes: new Map(), destructive: new Map() };

/** The weights of a signal for a question, each with the name of its feature. */
export function weightsOf(asked: Asked, signal: string): [feature: string, weight: number][] {
  const set = SET_WEIGHTS[asked === "writes" || asked === "destructive" ? `${asked} ${signal}` : signal];
  return Object.entries({ ...WEIGHTS[asked].signals[signal], ...set });
}

/** The same by the id of a feature. */
function tableOf(asked: Asked, signal: string): readonly number[] {
  const known = tables[asked].get(signal);
  if (known) return known;
  const table: number[] = [];
  for (const [name, weight] of weightsOf(asked, signal)) table[named(name).id] = weight;
  tables[asked].set(signal, table);
  return table;
}

/** The probability that the evidence gives. */
export function probability(asked: Asked, seen: readonly Seen[]): number {
  let sum = WEIGHTS[asked].prior;
  for (const { signal, clues } of seen) {
    const table = tableOf(asked, signal);
    for (const clue of clues) {
      const weight = table[clue.feature.id];
      if (weight !== undefined) sum += weight * clue.value;
    }
  }
  return sigmoid(sum);
}

/**
 * The evidence behind a probability, strongest first. Weights are log-odds and sum to the log-odds of `probability`: what
 * is believed beforehand comes as `prior`, and clues too small to be shown are summed up as `small-clues`.
 */
export function weigh(leg: Leg, seen: readonly Seen[]): Evidence[] {
  const bars = new Map<string, Evidence & { strongest: number }>();
  for (const { signal, clues } of seen) {
    const table = tableOf(leg, signal);
    for (const clue of clues) {
      const weight = (table[clue.feature.id] ?? 0) * clue.value;
      if (weight === 0) continue;
      const { field, text, start, end } = clue.place;
      const key = `${signal} ${field} ${start}`;
      const bar = bars.get(key);
      if (bar && bar.strongest >= Math.abs(weight)) bar.weight += weight;
      else {
        const quote = text.slice(start, Math.min(end, start + LIMITS.quote));
        bars.set(key, { signal, bearing: "for", weight: weight + (bar?.weight ?? 0), field, quote, span: [start, start + quote.length], reason: clue.reason(), strongest: Math.abs(weight) });
      }
    }
  }
  const all = [...bars.values()];
  const shown = all.filter((bar) => Math.abs(bar.weight) >= SHOWN);
  const small = all.filter((bar) => Math.abs(bar.weight) < SHOWN).reduce((sum, bar) => sum + bar.weight, 0);
  const evidence: Evidence[] = shown.map(({ strongest: _strongest, ...bar }) => bar);
  if (small !== 0) evidence.push({ signal: "small-clues", bearing: "for", weight: small, field: "name", quote: "", reason: "Many clues that weigh little each." });
  evidence.sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight) || (a.signal < b.signal ? -1 : 1));
  evidence.push({ signal: "prior", bearing: "for", weight: WEIGHTS[leg].prior, field: "name", quote: "", reason: "What is believed of a tool before it is read." });
  return evidence.map((one) => ({ ...one, bearing: one.weight >= 0 ? "for" : "against" }));
}

/** Bars below this many log-odds are not shown one by one. */
const SHOWN = 0.1;

/** A person's word: it decides, so it has no log-odds of its own; the evidence that it outweighs stays in sight below it. */
export function overrule(verdict: Verdict, said: Override): Verdict {
  const { by, at, reason } = said;
  const word: Evidence = { signal: "a-person-said-so", bearing: said.verdict === "no" ? "against" : "for", weight: 0, field: "override", quote: `${said.verdict}: ${reason}`.slice(0, LIMITS.quote), reason: `${by} decided this.` };
  return {
    verdict: said.verdict,
    p: said.verdict === "yes" ? 1 : said.verdict === "no" ? 0 : 0.5,
    ...(said.verdict === "no" ? {} : { grade: verdict.grade ?? 2 }),
    override: { by, at, reason },
    evidence: [word, ...verdict.evidence],
  };
}
