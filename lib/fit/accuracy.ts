import { evidenceOf } from "../core/classification/scoring/evidence";
import { LEGS, perLeg, type Leg, type PerLeg } from "../core/model/leg";
import { findSignal, SIGNALS } from "../core/classification/signals";
import { BASELINES } from "./baselines";
import { errorBars, type Bars } from "./bootstrap";
import type { Extraction } from "./gather";
import type { Labelled, Question } from "./labels";
import { averagePrecision, calibration, expectedError, score, type Bin, type Score } from "./measure";
import type { SealedRecord } from "./sealed";
import { scoreSessions, type SessionScore } from "./sessions";
import type { Fitted } from "./train";

type Figures = { precision: number; recall: number; f1: number; averagePrecision: number; calibrationError: number };
type Measured = Score & Figures;

export type LegAccuracy = {
  profiled: Measured;
  alone: Measured;
  /** 5th and 95th percentile of the figures of `profiled` over bootstrap samples of servers. */
  range: Bars<Figures>;
  calibration: Bin[];
  /** How tools labelled y, m and n were judged. */
  confusion: Record<"y" | "m" | "n", { yes: number; possible: number; no: number }>;
  baselines: (Score & { id: string; label: string })[];
  domains: (Score & { domain: string; tools: number })[];
  mistakes: Mistake[];
};

/** Where it errs, by what the tools act on. */
type Mistake = { kind: string; missed: number; alarms: number };
type Effect = "writes" | "destructive";

type SessionFigures = Pick<SessionScore, "agreement" | "falseAlarms" | "missed">;

export type Accuracy = {
  tools: number;
  servers: number;
  folds: number;
  seed: number;
  /** Scorings of families that nobody had looked at. */
  sealed: SealedRecord;
  legs: PerLeg<LegAccuracy>;
  effects: Record<Effect, Measured & { range: Bars<Figures>; mistakes: Mistake[] }>;
  sessions: Record<"all" | "decided", SessionScore & { range: Bars<SessionFigures> }>;
  /** Of each signal: among tools for which it speaks, how many have the leg; and of those that have it, for how many it speaks. */
  signals: Record<string, { precision: number; coverage: number; tools: number }>;
};

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const SESSIONS = 5_000;
/** In each bootstrap sample. */
const SESSIONS_OF_SAMPLE = 1_000;

/** Everything that is measured, from out-of-fold probabilities. Figures only: no text of any tool. */
export function describeAccuracy(
  tools: readonly Labelled[],
  extractions: readonly Extraction[],
  fitted: Record<Question, Fitted>,
  { folds, seed, sealed }: { folds: number; seed: number; sealed: SealedRecord },
): Accuracy {
  const labelsOf = (question: Question) => tools.map((tool) => tool.labels[question]);
  const figures = (question: Question, p: readonly number[], members: readonly number[]): Measured => {
    const labels = members.map((at) => tools[at]!.labels[question]);
    const said = members.map((at) => p[at]!);
    return {
      ...score(labels, said),
      averagePrecision: averagePrecision(labels, said),
      calibrationError: expectedError(labels, said),
    };
  };
  const everything = tools.map((_, at) => at);
  const measured = (question: Question, p: readonly number[]): Measured => rounded(figures(question, p, everything));
  const range = (question: Question): Bars<Figures> => {
    const { support: _support, ...bars } = errorBars(tools, seed, (members) =>
      figures(question, fitted[question].together, members),
    );
    return bars;
  };
  const effect = (question: Effect) => ({
    ...measured(question, fitted[question].together),
    range: range(question),
    mistakes: mistakes(tools, extractions, question, fitted[question].together),
  });
  const describeLeg = (leg: Leg): LegAccuracy => {
    const p = fitted[leg].together;
    return {
      profiled: measured(leg, p),
      alone: measured(leg, fitted[leg].alone),
      range: range(leg),
      calibration: calibration(labelsOf(leg), p).map(rounded),
      confusion: confusion(tools, leg, p),
      baselines: BASELINES.map(({ id, label, judge }) => ({
        id,
        label,
        ...rounded(
          score(
            labelsOf(leg),
            tools.map((tool) => judge(leg, tool)),
          ),
        ),
      })),
      domains: domains(tools, leg, p),
      mistakes: mistakes(tools, extractions, leg, p),
    };
  };
  const believed = perLeg((leg) => fitted[leg].together);
  const { all, decided } = scoreSessions(tools, believed, SESSIONS, seed);
  const sessionBars = (of: "all" | "decided"): Bars<SessionFigures> =>
    errorBars(tools, seed, (members, sample) => {
      const drawn = scoreSessions(
        members.map((at) => tools[at]!),
        perLeg((leg) => members.map((at) => believed[leg][at]!)),
        SESSIONS_OF_SAMPLE,
        seed + sample,
      )[of];
      return { agreement: drawn.agreement, falseAlarms: drawn.falseAlarms, missed: drawn.missed };
    });
  return {
    tools: tools.length,
    servers: new Set(tools.map(({ owner }) => owner)).size,
    folds,
    seed,
    sealed,
    legs: perLeg(describeLeg),
    effects: { writes: effect("writes"), destructive: effect("destructive") },
    sessions: {
      all: { ...rounded(all), range: sessionBars("all") },
      decided: { ...rounded(decided), range: sessionBars("decided") },
    },
    signals: describeSignals(tools, extractions),
  };
}

function rounded<T extends object>(figures: T): T {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, typeof value === "number" ? round(value) : value]),
  ) as T;
}

function confusion(tools: readonly Labelled[], leg: Leg, p: readonly number[]): LegAccuracy["confusion"] {
  const table = {
    y: { yes: 0, possible: 0, no: 0 },
    m: { yes: 0, possible: 0, no: 0 },
    n: { yes: 0, possible: 0, no: 0 },
  };
  tools.forEach(({ labels }, at) => {
    table[labels[leg]][p[at]! >= 0.5 ? "yes" : p[at]! < 0.2 ? "no" : "possible"]++;
  });
  return table;
}

function domains(tools: readonly Labelled[], leg: Leg, p: readonly number[]): LegAccuracy["domains"] {
  return [...new Set(tools.map(({ domain }) => domain))].sort().map((domain) => {
    const members = tools.flatMap((tool, at) => (tool.domain === domain ? [at] : []));
    return {
      domain,
      tools: members.length,
      ...rounded(
        score(
          members.map((at) => tools[at]!.labels[leg]),
          members.map((at) => p[at]!),
        ),
      ),
    };
  });
}

/** The commonest first. */
function mistakes(
  tools: readonly Labelled[],
  extractions: readonly Extraction[],
  question: Question,
  p: readonly number[],
): Mistake[] {
  const kinds = new Map<string, Mistake>();
  tools.forEach(({ labels }, at) => {
    const label = labels[question];
    const yes = p[at]! >= 0.5;
    if (label === "m" || yes === (label === "y")) return;
    const { thing, profile } = extractions[at]!.reading;
    const kind = `${thing?.meaning.label ?? "things that it does not name"}, on ${profile.kinds[0]?.service.label ?? "an unknown service"}`;
    const known = kinds.get(kind) ?? { kind, missed: 0, alarms: 0 };
    if (yes) known.alarms++;
    else known.missed++;
    kinds.set(kind, known);
  });
  return [...kinds.values()]
    .sort((a, b) => b.missed + b.alarms - a.missed - a.alarms || (a.kind < b.kind ? -1 : 1))
    .slice(0, 15);
}

/** A signal speaks for a leg when its evidence adds up to this much. */
const SPEAKS = 0.25;

function describeSignals(tools: readonly Labelled[], extractions: readonly Extraction[]): Accuracy["signals"] {
  const counts = new Map(SIGNALS.map(({ id }) => [id, { spoke: 0, right: 0 }]));
  const having = perLeg((leg) => tools.filter(({ labels }) => labels[leg] === "y").length);
  tools.forEach(({ labels }, at) => {
    for (const leg of LEGS) {
      if (labels[leg] === "m") continue;
      const sums = new Map<string, number>();
      for (const { signal, weight } of evidenceOf(leg, extractions[at]!.seen[leg]))
        sums.set(signal, (sums.get(signal) ?? 0) + weight);
      for (const [signal, sum] of sums) {
        const count = counts.get(signal);
        if (!count || sum < SPEAKS) continue;
        count.spoke++;
        if (labels[leg] === "y") count.right++;
      }
    }
  });
  return Object.fromEntries(
    [...counts].map(([id, { spoke, right }]) => [
      id,
      {
        tools: spoke,
        precision: round(right / Math.max(1, spoke)),
        coverage: round(right / Math.max(1, having[findSignal(id)!.leg])),
      },
    ]),
  );
}
