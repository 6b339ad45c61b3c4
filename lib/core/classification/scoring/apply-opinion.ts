import type { Leg } from "../../model/leg";
import type { Opinion } from "../../model/opinion";
import type { Tool } from "../../model/tool";
import type { Evidence, Verdict, VerdictWord } from "../../model/verdict";
import { isStronger, raise, shift } from "./raise";
import { verdictWord } from "./thresholds";
import { findQuote } from "../parsing/quote";

/** The id under which an opinion stands among the evidence. */
export const MODEL_SAID_SO = "a-model-said-so";

/**
 * Log-odds that an opinion adds. Set by hand and not fitted, since models differ and none was measured here: 1.2 is what a judge
 * is worth who says yes to four fifths of the tools that have a leg and to a quarter of those that do not, ln(0.8 / 0.25).
 * None is below zero: the text that a model judges may have been written to talk it out of a yes, so a no weighs nothing
 * until a person confirms it, which makes it an override.
 */
export const OPINION_WEIGHTS: Record<VerdictWord, number> = { yes: 1.2, possible: 0.4, no: 0 };

/** A verdict with a model's opinion among its evidence: at least as probable and at least as strong as before. */
export function applyOpinion(verdict: Verdict, opinion: Opinion, tool: Tool): Verdict {
  return raise(opinion.leg, verdict, evidenceOf(opinion, tool));
}

/** Whether a model's yes could make this verdict stronger: where it could not, asking changes nothing but the evidence. */
export function couldRaise(leg: Leg, { verdict, p }: Verdict): boolean {
  return isStronger(verdictWord(leg, shift(p, OPINION_WEIGHTS.yes)), verdict);
}

function evidenceOf({ model, verdict, reason, quote }: Opinion, tool: Tool): Evidence {
  const found = findQuote(tool, quote);
  const place = found ? { field: found.field, quote, span: found.span } : { field: "name", quote: "" };
  const words = reason || "It gave no reason.";
  const bare = verdict === "no" ? " A model's no weighs nothing unless a person confirms it." : "";
  return {
    signal: MODEL_SAID_SO,
    bearing: verdict === "no" ? "against" : "for",
    weight: OPINION_WEIGHTS[verdict],
    ...place,
    reason: `${model} says “${verdict}”: ${words}${bare}`,
  };
}
