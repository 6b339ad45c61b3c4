import type { Leg } from "../../model/leg";
import type { Verdict } from "../../model/verdict";
import { readTool } from "../parsing/read";
import { assess, type Assessment } from "./assess";
import type { Effect } from "./question";
import { isStronger } from "./raise";
import { THRESHOLDS } from "./thresholds";

/** A tool that is not believed when its description vouches for it. `worse` is the assessment that a verdict was taken from. */
type Discounted = {
  has: (effect: Effect) => boolean;
  judge: (leg: Leg) => { verdict: Verdict; worse: Assessment };
};

/**
 * What is left of an assessment when nothing that the description says to vouch for the tool speaks for it: the tool is assessed again
 * without such words, and the worse result counts.
 */
export function discountVouching(assessed: Assessment, evidence: boolean): Discounted {
  const { tool, server, profile, without } = assessed.reading;
  const again = (description: string) => assess(readTool(server, profile, { ...tool, description }), evidence);
  const dropped = without?.dropped === undefined ? undefined : again(without.dropped);
  let masked: Assessment | undefined;
  const unpromised = (leg: Leg) => (masked ??= again(without!.masked!)).verdicts[leg];
  return {
    has: (effect) => assessed.has(effect) || dropped?.has(effect) === true,
    judge: (leg) => {
      const worse = dropped && isWorse(dropped.verdicts[leg], assessed.verdicts[leg]) ? dropped : assessed;
      const verdict = worse.verdicts[leg];
      return verdict.verdict === "no" && without?.masked !== undefined
        ? { verdict: keepOpen(verdict, unpromised(leg), without.promise!), worse }
        : { verdict, worse };
    },
  };
}

const isWorse = (one: Verdict, other: Verdict) =>
  one.verdict === other.verdict ? one.p > other.p : isStronger(one.verdict, other.verdict);

/** A promise in the text lowers nothing below possible; the verdict then has the promise as its condition. */
function keepOpen(verdict: Verdict, unpromised: Verdict, promise: string): Verdict {
  if (unpromised.verdict === "no") return verdict;
  const { grade } = unpromised;
  const p = Math.max(verdict.p, THRESHOLDS.conditional);
  const condition = `unless it keeps its promise: “${promise.toLowerCase()}”`;
  return { ...verdict, verdict: "possible", p, grade, because: "conditional", condition };
}
