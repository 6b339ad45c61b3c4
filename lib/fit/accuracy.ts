import { weigh } from "../core/judge";
import { LEGS, perLeg, type Leg, type PerLeg } from "../core/model/leg";
import { findSignal, SIGNALS } from "../core/signals";
import { BASELINES } from "./baselines";
import type { Sight } from "./gather";
import type { Labelled, Question } from "./labels";
import { averagePrecision, calibration, expectedError, score, type Bin, type Score } from "./measure";
import { seeded } from "./random";
import { scoreSessions, type SessionScore } from "./sessions";
import type { Fitted } from "./train";

type Measured = Score & { averagePrecision: number; calibrationError: number };

export type LegAccuracy = {
  profiled: Measured;
  alone: Measured;
  /** With the catalogue of known servers, which takes no part in any other figure of verdicts. */
  catalogued: Score & { known: number };
  /** 5th and 95th percentile over bootstrap samples of servers. */
  range: { f1: [number, number]; recall: [number, number] };
  calibration: Bin[];
  /** How tools labelled y, m and n were judged. */
  confusion: Record<"y" | "m" | "n", { yes: number; possible: number; no: number }>;
  baselines: (Score & { id: string; label: string })[];
  domains: (Score & { domain: string; tools: number })[];
  /** Where it errs, by what the tools act on, commonest first. */
  mistakes: { kind: string; missed: number; alarms: number }[];
};

export type Accuracy = {
  tools: number;
  servers: number;
  folds: number;
  seed: number;
  legs: PerLeg<LegAccuracy>;
  effects: { writes: Measured; destructive: Measured };
  sessions: { all: SessionScore; decided: SessionScore };
  /** Of each signal: among tools for which it speaks, how many have the leg; and of those that have it, for how many it speaks. */
  signals: Record<string, { precision: number; coverage: number; tools: number }>;
};

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const SESSIONS = 5_000;
const SAMPLES = 200;

/** Everything that is measured, from out-of-fold probabilities. Figures only: no text of any tool. */
export function describeAccuracy(tools: readonly Labelled[], sights: readonly Sight[], fitted: Record<Question, Fitted>, { folds, seed }: { folds: number; seed: number }): Accuracy {
  const labelsOf = (question: Question) => tools.map((tool) => tool.labels[question]);
  const measured = (question: Question, p: readonly number[]): Measured => {
    const labels = labelsOf(question);
    return rounded({ ...score(labels, p), averagePrecision: averagePrecision(labels, p), calibrationError: expectedError(labels, p) });
  };
  const describeLeg = (leg: Leg): LegAccuracy => {
    const p = fitted[leg].together;
    return {
      profiled: measured(leg, p),
      alone: measured(leg, fitted[leg].alone),
      catalogued: catalogued(tools, sights, leg, p),
      range: ranges(tools, leg, p, seed),
      calibration: calibration(labelsOf(leg), p).map(rounded),
      confusion: confusion(tools, leg, p),
      baselines: BASELINES.map(({ id, label, judge }) => ({ id, label, ...rounded(score(labelsOf(leg), tools.map((tool) => judge(leg, tool)))) })),
      domains: domains(tools, leg, p),
      mistakes: mistakes(tools, sights, leg, p),
    };
  };
  const { all, decided } = scoreSessions(tools, perLeg((leg) => fitted[leg].together), SESSIONS, seed);
  return {
    tools: tools.length,
    servers: new Set(tools.map(({ owner }) => owner)).size,
    folds,
    seed,
    legs: perLeg(describeLeg),
    effects: { writes: measured("writes", fitted.writes.together), destructive: measured("destructive", fitted.destructive.together) },
    sessions: { all: rounded(all), decided: rounded(decided) },
    signals: describeSignals(tools, sights),
  };
}

function catalogued(tools: readonly Labelled[], sights: readonly Sight[], leg: Leg, p: readonly number[]): LegAccuracy["catalogued"] {
  const weights = sights.map(({ seen }) => weigh(leg, seen[leg].filter(({ signal }) => signal.startsWith("known"))).filter(({ signal }) => signal !== "prior").reduce((sum, { weight }) => sum + weight, 0));
  const raised = p.map((one, at) => one / (one + (1 - one) * Math.exp(-weights[at]!)));
  return rounded({ ...score(tools.map(({ labels }) => labels[leg]), raised), known: weights.filter((weight) => weight > 0).length });
}

function rounded<T extends object>(figures: T): T {
  return Object.fromEntries(Object.entries(figures).map(([key, value]) => [key, typeof value === "number" ? round(value) : value])) as T;
}

function ranges(tools: readonly Labelled[], leg: Leg, p: readonly number[], seed: number): LegAccuracy["range"] {
  const random = seeded(seed);
  const byOwner = new Map<string, number[]>();
  tools.forEach(({ owner }, at) => byOwner.set(owner, [...(byOwner.get(owner) ?? []), at]));
  const groups = [...byOwner.values()];
  const samples = Array.from({ length: SAMPLES }, () => {
    const members = groups.flatMap(() => groups[Math.floor(random() * groups.length)]!);
    return score(members.map((at) => tools[at]!.labels[leg]), members.map((at) => p[at]!));
  });
  const range = (of: "f1" | "recall"): [number, number] => {
    const sorted = samples.map((sample) => sample[of]).sort((a, b) => a - b);
    return [round(sorted[Math.floor(SAMPLES * 0.05)]!), round(sorted[Math.floor(SAMPLES * 0.95)]!)];
  };
  return { f1: range("f1"), recall: range("recall") };
}

function confusion(tools: readonly Labelled[], leg: Leg, p: readonly number[]): LegAccuracy["confusion"] {
  const table = { y: { yes: 0, possible: 0, no: 0 }, m: { yes: 0, possible: 0, no: 0 }, n: { yes: 0, possible: 0, no: 0 } };
  tools.forEach(({ labels }, at) => {
    table[labels[leg]][p[at]! >= 0.5 ? "yes" : p[at]! < 0.2 ? "no" : "possible"]++;
  });
  return table;
}

function domains(tools: readonly Labelled[], leg: Leg, p: readonly number[]): LegAccuracy["domains"] {
  return [...new Set(tools.map(({ domain }) => domain))].sort().map((domain) => {
    const members = tools.flatMap((tool, at) => (tool.domain === domain ? [at] : []));
    return { domain, tools: members.length, ...rounded(score(members.map((at) => tools[at]!.labels[leg]), members.map((at) => p[at]!))) };
  });
}

function mistakes(tools: readonly Labelled[], sights: readonly Sight[], leg: Leg, p: readonly number[]): LegAccuracy["mistakes"] {
  const kinds = new Map<string, { kind: string; missed: number; alarms: number }>();
  tools.forEach(({ labels }, at) => {
    const label = labels[leg];
    const yes = p[at]! >= 0.5;
    if (label === "m" || yes === (label === "y")) return;
    const { thing, profile } = sights[at]!.reading;
    const kind = `${thing?.meaning.label ?? "things that it does not name"}, on ${profile.kinds[0]?.service.label ?? "an unknown service"}`;
    const known = kinds.get(kind) ?? { kind, missed: 0, alarms: 0 };
    if (yes) known.alarms++;
    else known.missed++;
    kinds.set(kind, known);
  });
  return [...kinds.values()].sort((a, b) => b.missed + b.alarms - a.missed - a.alarms || (a.kind < b.kind ? -1 : 1)).slice(0, 15);
}

/** A signal speaks for a leg when its evidence adds up to this much. */
const SPEAKS = 0.25;

function describeSignals(tools: readonly Labelled[], sights: readonly Sight[]): Accuracy["signals"] {
  const counts = new Map(SIGNALS.map(({ id }) => [id, { spoke: 0, right: 0 }]));
  const having = perLeg((leg) => tools.filter(({ labels }) => labels[leg] === "y").length);
  tools.forEach(({ labels }, at) => {
    for (const leg of LEGS) {
      if (labels[leg] === "m") continue;
      const sums = new Map<string, number>();
      for (const { signal, weight } of weigh(leg, sights[at]!.seen[leg])) sums.set(signal, (sums.get(signal) ?? 0) + weight);
      for (const [signal, sum] of sums) {
        const count = counts.get(signal);
        if (!count || sum < SPEAKS) continue;
        count.spoke++;
        if (labels[leg] === "y") count.right++;
      }
    }
  });
  return Object.fromEntries([...counts].map(([id, { spoke, right }]) => [id, { tools: spoke, precision: round(right / Math.max(1, spoke)), coverage: round(right / Math.max(1, having[findSignal(id)!.leg])) }]));
}
