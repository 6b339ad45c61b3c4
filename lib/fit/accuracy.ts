import type { Question } from "../core/classification/scoring/question";
import { perLeg, type Leg, type PerLeg } from "../core/model/leg";
import type { Network } from "../core/classification/scoring/network";
import type { AuthorScore, OriginScore } from "./authors";
import { BASELINES } from "./baselines";
import type { BlindRecord } from "./blind";
import { errorBars, type Bars } from "./bootstrap";
import type { Curve } from "./curve";
import { FACETS, type FacetId } from "./facets";
import { averagePrecision, calibration, expectedError, score, type Bin, type Score } from "./measure";
import type { Sample, Samples } from "./samples";
import type { SealedRecord } from "./sealed";
import { scoreSignals, type SignalScore } from "./signal-figures";
import { scoreSessions, SESSION_READINGS, type SessionReading, type SessionScore } from "./sessions";
import { costOfThresholds, type AtThresholds } from "./thresholds";
import type { Fitted } from "./train";
import { DELETED, FITS, TRIED_ON, type Deleted, type Tried } from "./tried";

type Figures = { precision: number; recall: number; f1: number; averagePrecision: number; calibrationError: number };
type Measured = Score & Figures;

export type LegAccuracy = {
  profiled: Measured;
  alone: Measured;
  /** 5th and 95th percentile of the figures of `profiled` over bootstrap samples of servers. */
  range: Bars<Figures>;
  calibration: Bin[];
  /** How tools with the labels y, m and n were judged. */
  confusion: Record<"y" | "m" | "n", { yes: number; possible: number; no: number }>;
  baselines: (Score & { id: string; label: string })[];
  groups: FacetScore[];
  mistakes: Mistake[];
};

/** The same for a part of the tools. */
export type FacetScore = Score & { facet: FacetId; value: string; tools: number };

/** Where it errs, by what the tools act on. */
type Mistake = { kind: string; missed: number; alarms: number };
type Effect = "writes" | "destructive";

type SessionFigures = Pick<SessionScore, "agreement" | "falseAlarms" | "missed">;

export type Accuracy = {
  tools: number;
  servers: number;
  families: number;
  folds: number;
  seed: number;
  /** Day of the fit. */
  date: string;
  /** The F1 that is the goal for families that nobody has seen. */
  aims: Record<Question, number>;
  /** What is reached with fewer families. */
  curve: Curve;
  /** Results on families that nobody had looked at. */
  sealed: SealedRecord;
  /** The same figures of real servers by where their definitions come from. */
  origins: OriginScore[];
  /** Results on made-up definitions, judged by weights that have seen none by the same author. */
  authors: AuthorScore[];
  /** Results on made-up definitions by authors who knew nothing of the program. */
  blind: BlindRecord;
  /** Other ways to learn from the same labels. */
  fits: readonly Tried[];
  /** What was added since these were measured: tools of real servers, and authors. */
  sinceTried: { tools: number; authors: number };
  /** What was deleted since. */
  deleted: Deleted;
  thresholds: AtThresholds[];
  legs: PerLeg<LegAccuracy>;
  effects: Record<Effect, Measured & { range: Bars<Figures>; mistakes: Mistake[] }>;
  sessions: Record<SessionReading, SessionScore & { range: Bars<SessionFigures> }>;
  /** Of decided sessions: how probable it is said to be that all three legs are there, and how often they are. */
  sessionCalibration: Bin[];
  /** For each signal: how many of the tools on which it fires have the leg, and on how many of the tools with the leg it fires. */
  signals: Record<string, SignalScore>;
};

const AIMS: Accuracy["aims"] = { private: 0.91, untrusted: 0.85, egress: 0.84, writes: 0.94, destructive: 0.85 };

const round = (value: number) => Math.round(value * 10_000) / 10_000;
const SESSIONS = 5_000;
/** In each bootstrap sample. */
const SESSIONS_OF_SAMPLE = 1_000;

/** Everything that is measured, from out-of-fold probabilities. Only figures, no text of any tool. */
export function describeAccuracy(
  { columns, samples: tools }: Samples,
  fitted: Record<Question, Fitted>,
  network: Network,
  given: Pick<Accuracy, "folds" | "seed" | "date" | "curve" | "sealed" | "origins" | "authors" | "blind">,
): Accuracy {
  const { seed } = given;
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
    mistakes: mistakes(tools, question, fitted[question].together),
  });
  const describeLeg = (leg: Leg): LegAccuracy => {
    const p = fitted[leg].together;
    return {
      profiled: measured(leg, p),
      alone: measured(leg, fitted[leg].alone),
      range: range(leg),
      calibration: calibration(labelsOf(leg), p).map(rounded),
      confusion: confusion(tools, leg, p),
      baselines: BASELINES.map(({ id, label }, at) => ({
        id,
        label,
        ...rounded(
          score(
            labelsOf(leg),
            tools.map(({ baselines }) => baselines[leg][at]!),
          ),
        ),
      })),
      groups: groups(tools, leg, p),
      mistakes: mistakes(tools, leg, p),
    };
  };
  const believed = perLeg((leg) => fitted[leg].together);
  const scored = scoreSessions(tools, believed, SESSIONS, seed);
  const sessionBars = (of: SessionReading): Bars<SessionFigures> =>
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
    families: new Set(tools.map(({ family }) => family)).size,
    ...given,
    aims: AIMS,
    fits: FITS,
    sinceTried: { tools: tools.length - TRIED_ON.tools, authors: given.authors.length - TRIED_ON.authors },
    deleted: DELETED,
    thresholds: costOfThresholds(tools, believed, SESSIONS, seed),
    legs: perLeg(describeLeg),
    effects: { writes: effect("writes"), destructive: effect("destructive") },
    sessions: Object.fromEntries(
      SESSION_READINGS.map((of) => [of, { ...rounded(scored[of]), range: sessionBars(of) }]),
    ) as Accuracy["sessions"],
    sessionCalibration: scored.calibration.map(rounded),
    signals: scoreSignals(columns, tools, network),
  };
}

function rounded<T extends object>(figures: T): T {
  return Object.fromEntries(
    Object.entries(figures).map(([key, value]) => [key, typeof value === "number" ? round(value) : value]),
  ) as T;
}

function confusion(tools: readonly Sample[], leg: Leg, p: readonly number[]): LegAccuracy["confusion"] {
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

function groups(tools: readonly Sample[], leg: Leg, p: readonly number[]): FacetScore[] {
  return (Object.keys(FACETS) as FacetId[]).flatMap((facet) =>
    [...new Set(tools.map(({ facets }) => facets[facet]))].sort().map((value) => {
      const members = tools.flatMap(({ facets }, at) => (facets[facet] === value ? [at] : []));
      return {
        facet,
        value,
        tools: members.length,
        ...rounded(
          score(
            members.map((at) => tools[at]!.labels[leg]),
            members.map((at) => p[at]!),
          ),
        ),
      };
    }),
  );
}

/** The commonest first. */
function mistakes(tools: readonly Sample[], question: Question, p: readonly number[]): Mistake[] {
  const kinds = new Map<string, Mistake>();
  tools.forEach(({ labels, kind }, at) => {
    const label = labels[question];
    const yes = p[at]! >= 0.5;
    if (label === "m" || yes === (label === "y")) return;
    const known = kinds.get(kind) ?? { kind, missed: 0, alarms: 0 };
    if (yes) known.alarms++;
    else known.missed++;
    kinds.set(kind, known);
  });
  return [...kinds.values()]
    .sort((a, b) => b.missed + b.alarms - a.missed - a.alarms || (a.kind < b.kind ? -1 : 1))
    .slice(0, 15);
}
