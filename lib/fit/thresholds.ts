import { LEGS, perLeg, type Leg, type PerLeg } from "../core/model/leg";
import { NO_BELOW, THRESHOLDS } from "../core/classification/scoring/thresholds";
import { score } from "./measure";
import type { Sample } from "./samples";
import { scoreSessions } from "./sessions";

/** What would be measured with other thresholds than those of `scoring/thresholds.ts`. */
export type AtThresholds = {
  /** The probability from which a leg counts as present, and those below which it does not. */
  yes: number;
  no: PerLeg<number>;
  used: boolean;
  f1: PerLeg<number>;
  /** How many of all verdicts are “possible”, and how many of the legs that are present get a plain “no”. */
  possible: number;
  judgedNo: number;
  /** On sessions whose truth does not depend on an “it depends”. */
  agreement: number;
  falseAlarms: number;
  missed: number;
};

const { yes: YES } = THRESHOLDS;
const same = (no: number): PerLeg<number> => perLeg(() => no);
const PAIRS: readonly (readonly [yes: number, no: PerLeg<number>])[] = [
  [YES - 0.2, NO_BELOW],
  [YES - 0.1, NO_BELOW],
  [YES, same(0.1)],
  [YES, NO_BELOW],
  [YES, same(0.2)],
  [YES, same(0.3)],
  [YES + 0.1, NO_BELOW],
  [YES + 0.2, NO_BELOW],
];

/** What each choice of thresholds costs, by probabilities that were fitted without the tool's server. */
export function costOfThresholds(
  tools: readonly Sample[],
  p: Record<Leg, readonly number[]>,
  sessions: number,
  seed: number,
): AtThresholds[] {
  return PAIRS.map(([yes, no]) => {
    const counted = perLeg((leg) => p[leg].map((one) => (one >= yes ? 1 : 0)));
    const { decided } = scoreSessions(tools, counted, sessions, seed);
    const verdicts = LEGS.flatMap((leg) =>
      tools.map(({ labels }, at) => ({ label: labels[leg], p: p[leg][at]!, isNo: p[leg][at]! < no[leg] })),
    );
    const there = verdicts.filter(({ label }) => label === "y");
    return {
      yes: round(yes),
      no,
      used: yes === YES && no === NO_BELOW,
      f1: perLeg((leg) => {
        const labels = tools.map((tool) => tool.labels[leg]);
        return round(score(labels, counted[leg]).f1);
      }),
      possible: round(verdicts.filter((one) => !one.isNo && one.p < yes).length / verdicts.length),
      judgedNo: round(there.filter((one) => one.isNo).length / there.length),
      agreement: round(decided.agreement),
      falseAlarms: round(decided.falseAlarms),
      missed: round(decided.missed),
    };
  });
}

const round = (value: number) => Math.round(value * 10_000) / 10_000;
