import type { Leg } from "../../model/leg";
import type { Evidence, Verdict } from "../../model/verdict";
import { readTool } from "../parsing/read";
import { originOf, type Rearranged } from "../parsing/rearrange";
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
 * such words behind all others, where they only raise, so that it makes no difference how many of them stand before; and once with each
 * that may be what the tool does. The worst result counts. Without `evidence` none is made, since it takes time.
 */
export function discountVouching(assessed: Assessment, evidence: boolean): Discounted {
  const { tool, server, profile, without } = assessed.reading;
  const again = (description: string) =>
    description === tool.description ? assessed : assess(readTool(server, profile, { ...tool, description }));
  const orders = without?.orders ?? [];
  const heard: Heard[] =
    orders.length === 0
      ? [{ assessment: assessed }]
      : orders.map((order) => ({ order, assessment: again(order.text) }));
  let masked: Assessment | undefined;
  const unpromised = (leg: Leg) => (masked ??= again(without!.masked!)).verdicts[leg];
  return {
    has: (effect) => heard.some(({ assessment }) => assessment.has(effect)),
    judge: (leg) => {
      const { assessment: worse, order } = heard.reduce((one, other) =>
        isWorse(other.assessment.verdicts[leg], one.assessment.verdicts[leg]) ? other : one,
      );
      const verdict = evidence ? proven(leg, worse, order) : worse.verdicts[leg];
      return verdict.verdict === "no" && without?.masked !== undefined
        ? { verdict: keepOpen(verdict, unpromised(leg), without.promise!), worse }
        : { verdict, worse };
    },
  };
}

/** An assessment, and the order in which the description was read for it if that is not its own. */
type Heard = { assessment: Assessment; order?: Rearranged };

/** A verdict with its evidence, whose quotes stand where they do in the description as it was given. */
function proven(leg: Leg, assessment: Assessment, order: Rearranged | undefined): Verdict {
  const found = assessment.evidence(leg);
  const evidence = order === undefined ? found : found.map((piece) => quoted(piece, order));
  return { ...assessment.verdicts[leg], evidence };
}

const quoted = (piece: Evidence, order: Rearranged): Evidence =>
  piece.field === "description" && piece.span ? { ...piece, span: originOf(order, piece.span) } : piece;

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
