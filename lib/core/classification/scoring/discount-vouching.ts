import type { Leg } from "../../model/leg";
import type { Tool } from "../../model/tool";
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
 * What is left of an assessment when nothing that the description says to vouch for the tool speaks for it: the tool is assessed with
 * such words behind all others, where they only raise, so that it makes no difference how many of them stand before. Where it says
 * nothing else it is assessed with and without them, and the worse result counts.
 */
export function discountVouching(assessed: Assessment, evidence: boolean): Discounted {
  const { tool, server, profile, without } = assessed.reading;
  const again = (description: string) => assess(readTool(server, profile, { ...tool, description }), evidence);
  const heard =
    without?.dropped === undefined
      ? [assessed]
      : without.behind === undefined
        ? [assessed, again(without.dropped)]
        : [again(without.behind)];
  let masked: Assessment | undefined;
  const unpromised = (leg: Leg) => (masked ??= again(without!.masked!)).verdicts[leg];
  return {
    has: (effect) => heard.some((one) => one.has(effect)),
    judge: (leg) => {
      const worse = heard.reduce((one, other) => (isWorse(other.verdicts[leg], one.verdicts[leg]) ? other : one));
      const verdict = worse === assessed ? worse.verdicts[leg] : quoted(worse.verdicts[leg], tool);
      return verdict.verdict === "no" && without?.masked !== undefined
        ? { verdict: keepOpen(verdict, unpromised(leg), without.promise!), worse }
        : { verdict, worse };
    },
  };
}

/** A verdict whose quotes stand where they do in the description as it was given. */
function quoted(verdict: Verdict, { description = "" }: Tool): Verdict {
  const evidence = verdict.evidence.map((piece) => {
    if (piece.field !== "description" || piece.span === undefined) return piece;
    const at = description.indexOf(piece.quote);
    return { ...piece, span: at < 0 ? undefined : ([at, at + piece.quote.length] as [number, number]) };
  });
  return { ...verdict, evidence };
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
