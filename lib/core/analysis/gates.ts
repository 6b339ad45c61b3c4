import type { Level } from "../model/analysis";
import { EVERYTHING, GATE_KINDS, type Gate, type GateKind } from "../model/gate";
import { LEGS, type Leg } from "../model/leg";
import type { Session, SessionTool, Stance } from "../model/session";
import { holdsFor } from "./approvals";
import { hold } from "./held";
import { BIT, maskOf } from "./mask";
import { bySizeThenText, byText } from "../text/order";
import { levelOf } from "./verdict";

/** The legs that a gate makes conditional, and what it leaves open. A detector is recorded and gates nothing. */
export const GATE_EFFECTS: Record<GateKind, { legs: readonly Leg[]; onlyWriters?: boolean; residual: string }> = {
  approval: { legs: LEGS, residual: "A person can be worn down by questions, or be shown a call that looks harmless." },
  destinations: { legs: ["egress"], residual: "A listed destination may show or pass on what it is sent." },
  recipients: { legs: ["egress"], residual: "A recipient may be the wrong person, or forward what arrives." },
  "read-only": {
    legs: ["egress"],
    onlyWriters: true,
    residual: "Reading goes on, and an address that is read can carry data.",
  },
  "known-authors": { legs: ["untrusted"], residual: "A known author can be deceived, or lose their account." },
  "no-network": {
    legs: ["untrusted", "egress"],
    residual: "What is written to files leaves when something else picks them up.",
  },
  detector: { legs: [], residual: "A detector misses some injections; it removes no leg." },
};

export type GateReading = {
  /** The level without gates: this remains the verdict. */
  level: Level;
  /** The level while every gate holds. */
  whileHeld: Level;
  /** Gates that make a leg of a present tool conditional, and those that change nothing here. */
  bearing: Gate[];
  idle: Gate[];
  /** The smallest sets of gates whose failure is enough for all three legs, all ties up to a thousand, in the given stance; empty when no failure matters. */
  weakest: Gate[][];
  /** The verdict with its gates, in one sentence. */
  sentence: string;
  /** What the effective gates leave open, one sentence per kind. */
  residual: string[];
};

/**
 * Evaluates the gates of a session beside its verdict. A gate never makes the verdict safer: the result only says what the verdict would be while the gates hold, and how few failures it takes.
 */
export function readGates(session: Session, gates: readonly Gate[], stance: Stance = "cautious"): GateReading {
  const sorted = [...gates].sort(
    (a, b) => byText(a.on, b.on) || GATE_KINDS.indexOf(a.kind) - GATE_KINDS.indexOf(b.kind),
  );
  const { tools } = hold(session);
  const bars = barsOf(tools, sorted);
  const stands = new Set(bars.flatMap((bar) => LEGS.flatMap((leg) => bar[leg])));
  const bearing = sorted.filter((_, gate) => stands.has(gate));
  const union = (read: Stance, held: boolean): number =>
    tools.reduce((all, tool, at) => {
      const mask = maskOf(tool.classification, read);
      return LEGS.reduce(
        (sum, leg) => ((mask & BIT[leg]) !== 0 && !(held && bars[at]![leg].length > 0) ? sum | BIT[leg] : sum),
        all,
      );
    }, 0);
  const level = levelOf(union("cautious", false), union("plain", false));
  const whileHeld = levelOf(union("cautious", true), union("plain", true));
  const weakest = weakestSets(tools, bars, stance, union(stance, true)).map((set) => set.map((gate) => sorted[gate]!));
  return {
    level,
    whileHeld,
    bearing,
    idle: sorted.filter((gate) => !bearing.includes(gate)),
    weakest,
    sentence: say(level, whileHeld, bearing, weakest),
    residual: GATE_KINDS.filter((kind) => bearing.some((gate) => gate.kind === kind)).map(
      (kind) => GATE_EFFECTS[kind].residual,
    ),
  };
}

/** For each tool the gates, by their indices, that guard each leg that it holds. */
function barsOf(tools: readonly SessionTool[], gates: readonly Gate[]): Record<Leg, number[]>[] {
  const standing = new Map<string, number[]>();
  gates.forEach(({ on }, place) => standing.set(on, [...(standing.get(on) ?? []), place]));
  const everywhere = standing.get(EVERYTHING) ?? [];
  return tools.map((tool) => {
    const mask = maskOf(tool.classification, "cautious");
    const bars: Record<Leg, number[]> = { private: [], untrusted: [], egress: [] };
    const own = [...everywhere, ...(standing.get(tool.server) ?? []), ...(standing.get(tool.id) ?? [])].sort(
      (a, b) => a - b,
    );
    for (const place of own) {
      const { legs, onlyWriters } = GATE_EFFECTS[gates[place]!.kind];
      if (!holdsFor(gates[place]!, tool)) continue;
      if (onlyWriters && !tool.classification.writes) continue;
      for (const leg of legs) if ((mask & BIT[leg]) !== 0) bars[leg].push(place);
    }
    return bars;
  });
}

const MOST_TIES = 1_000;

/**
 * For each leg that the gates hold back, the sets of failures that let it through; then the smallest unions of one such set per leg. A superset of another set is never needed, and a union larger than the best so far is dropped.
 */
function weakestSets(
  tools: readonly SessionTool[],
  bars: readonly Record<Leg, number[]>[],
  stance: Stance,
  held: number,
): number[][] {
  const missing = LEGS.filter((leg) => (held & BIT[leg]) === 0);
  if (missing.length === 0) return [];
  const ways = missing.map((leg) =>
    smallest(
      distinct(
        tools.flatMap((tool, at) => ((maskOf(tool.classification, stance) & BIT[leg]) === 0 ? [] : [bars[at]![leg]])),
      ),
    ),
  );
  let least = Infinity;
  const found = new Map<string, number[]>();
  const grow = (union: readonly number[], at: number): void => {
    if (union.length > least) return;
    if (at < ways.length) return ways[at]!.forEach((way) => grow([...new Set([...union, ...way])], at + 1));
    if (union.length < least) found.clear();
    least = union.length;
    const set = [...union].sort((a, b) => a - b);
    if (found.size < MOST_TIES) found.set(set.join(), set);
  };
  grow([], 0);
  return [...found.values()].sort((a, b) => bySizeThenText(a.map(padded), b.map(padded)));
}

/** Those that contain no other one, small ones first. */
function smallest(sets: readonly number[][]): number[][] {
  const kept: number[][] = [];
  for (const set of [...sets].sort((a, b) => a.length - b.length)) {
    const members = new Set(set);
    if (!kept.some((other) => other.every((place) => members.has(place)))) kept.push(set);
  }
  return kept;
}

function padded(place: number): string {
  return String(place).padStart(6, "0");
}

function distinct(sets: readonly number[][]): number[][] {
  return [...new Map(sets.map((set) => [set.join(), set])).values()];
}

function say(level: Level, whileHeld: Level, bearing: readonly Gate[], weakest: readonly Gate[][]): string {
  const word = level === "lethal" ? "Lethal" : "Possibly lethal";
  if (level !== "lethal" && level !== "possible") return "Not lethal, with or without compensating controls.";
  if (bearing.length === 0) return `${word}; no compensating control holds any leg back.`;
  if (whileHeld === "lethal" || whileHeld === "possible")
    return `${whileHeld === "lethal" ? "Lethal" : "Possibly lethal"} in spite of ${bearing.length === 1 ? "1 compensating control" : `${bearing.length} compensating controls`}.`;
  const fewest = weakest[0]?.length ?? bearing.length;
  const failing = fewest === 1 ? "one that fails is enough" : `${fewest} that fail together are enough`;
  return `${word} but for ${bearing.length === 1 ? "1 compensating control" : `${bearing.length} compensating controls`}; ${failing}.`;
}
