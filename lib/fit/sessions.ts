import { likelihoodOf } from "../core/analysis/likelihood";
import { isDoubtful } from "../core/model/analysis";
import { LEGS, perLeg, type Leg } from "../core/model/leg";
import { calibration, type Bin } from "./measure";
import type { Sample } from "./samples";
import { seeded } from "./random";

export type SessionScore = { sessions: number; lethal: number; agreement: number; falseAlarms: number; missed: number };

/** `all` with `m` read as no; `decided` those whose truth does not depend on an `m`; `sure` the same, where “probably lethal” is read as no. */
export const SESSION_READINGS = ["all", "decided", "sure"] as const;
export type SessionReading = (typeof SESSION_READINGS)[number];

/**
 * Random sessions of two to five servers: how often "all three legs are present" agrees with the labels; and of the decided ones, how often
 * it is as probable as it is said to be. False alarms are a share of the harmless sessions.
 */
export function scoreSessions(
  tools: readonly Pick<Sample, "labels" | "owner">[],
  p: Record<Leg, readonly number[]>,
  count: number,
  seed: number,
): Record<SessionReading, SessionScore> & { calibration: Bin[] } {
  const random = seeded(seed);
  const byOwner = new Map<number, number[]>();
  tools.forEach(({ owner }, at) => byOwner.set(owner, [...(byOwner.get(owner) ?? []), at]));
  const owners = [...byOwner.keys()];
  const all = tally();
  const decided = tally();
  const sure = tally();
  const truths: ("y" | "n")[] = [];
  const likelihoods: number[] = [];
  for (let session = 0; session < count; session++) {
    const size = 2 + Math.floor(random() * 4);
    const members = Array.from({ length: size }, () =>
      byOwner.get(owners[Math.floor(random() * owners.length)]!)!,
    ).flat();
    const truth = LEGS.every((leg) => members.some((at) => tools[at]!.labels[leg] === "y"));
    const perhaps = LEGS.every((leg) => members.some((at) => tools[at]!.labels[leg] !== "n"));
    const said = LEGS.every((leg) => members.some((at) => p[leg][at]! >= 0.5));
    all.add(truth, said);
    if (truth !== perhaps) continue;
    const likelihood = likelihoodOf(perLeg((leg) => members.map((at) => p[leg][at]!))).all;
    decided.add(truth, said);
    sure.add(truth, said && !isDoubtful({ level: "lethal", likelihood }));
    truths.push(truth ? "y" : "n");
    likelihoods.push(likelihood);
  }
  return {
    all: all.score(),
    decided: decided.score(),
    sure: sure.score(),
    calibration: calibration(truths, likelihoods),
  };
}

function tally() {
  const counts = { lethal: 0, harmless: 0, alarms: 0, missed: 0 };
  return {
    add(truth: boolean, said: boolean) {
      if (truth) counts.lethal++;
      else counts.harmless++;
      if (truth && !said) counts.missed++;
      if (!truth && said) counts.alarms++;
    },
    score(): SessionScore {
      const sessions = counts.lethal + counts.harmless;
      return {
        sessions,
        lethal: counts.lethal,
        agreement: 1 - (counts.alarms + counts.missed) / sessions,
        falseAlarms: counts.alarms / Math.max(1, counts.harmless),
        missed: counts.missed / Math.max(1, counts.lethal),
      };
    },
  };
}
