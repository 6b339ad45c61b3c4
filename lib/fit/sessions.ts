import { LEGS, type Leg } from "../core/model/leg";
import type { Sample } from "./samples";
import { seeded } from "./random";

export type SessionScore = { sessions: number; lethal: number; agreement: number; falseAlarms: number; missed: number };

/**
 * Random sessions of two to five servers: how often "all three legs are present" agrees with the labels. Measured twice: for all sessions
 * with `m` read as no, and for those whose truth does not depend on an `m`. False alarms are a share of the harmless sessions.
 */
export function scoreSessions(
  tools: readonly Pick<Sample, "labels" | "owner">[],
  p: Record<Leg, readonly number[]>,
  count: number,
  seed: number,
): { all: SessionScore; decided: SessionScore } {
  const random = seeded(seed);
  const byOwner = new Map<number, number[]>();
  tools.forEach(({ owner }, at) => byOwner.set(owner, [...(byOwner.get(owner) ?? []), at]));
  const owners = [...byOwner.keys()];
  const all = tally();
  const decided = tally();
  for (let session = 0; session < count; session++) {
    const size = 2 + Math.floor(random() * 4);
    const members = Array.from({ length: size }, () =>
      byOwner.get(owners[Math.floor(random() * owners.length)]!)!,
    ).flat();
    const truth = LEGS.every((leg) => members.some((at) => tools[at]!.labels[leg] === "y"));
    const perhaps = LEGS.every((leg) => members.some((at) => tools[at]!.labels[leg] !== "n"));
    const said = LEGS.every((leg) => members.some((at) => p[leg][at]! >= 0.5));
    all.add(truth, said);
    if (truth === perhaps) decided.add(truth, said);
  }
  return { all: all.score(), decided: decided.score() };
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
