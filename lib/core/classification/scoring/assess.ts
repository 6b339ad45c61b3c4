import { perLeg, type PerLeg } from "../../model/leg";
import type { Verdict } from "../../model/verdict";
import { extractFeatures, type FeaturesByGroup } from "../features";
import type { Reading } from "../parsing/read";
import { evidenceOf } from "./evidence";
import { judgeLeg } from "./judge-leg";
import { type Effect, QUESTIONS } from "./question";
import { weigh } from "./score";
import { WEIGHED } from "./weights";

/** The result of reading a tool, before labels, opinions and overrides are considered. */
export type Assessment = {
  reading: Reading;
  features: FeaturesByGroup;
  verdicts: PerLeg<Verdict>;
  has: (effect: Effect) => boolean;
};

/** Weighs what was read of a tool. Without `evidence` none is made, since it takes time. */
export function assess(reading: Reading, evidence: boolean): Assessment {
  const features = extractFeatures(reading, WEIGHED);
  const { probabilities, scored } = weigh(features);
  const verdicts = perLeg((leg): Verdict => {
    const verdict = judgeLeg(leg, probabilities[QUESTIONS.indexOf(leg)]!, reading, features);
    return evidence ? { ...verdict, evidence: evidenceOf(leg, scored(leg)) } : verdict;
  });
  return { reading, features, verdicts, has: (effect) => probabilities[QUESTIONS.indexOf(effect)]! >= 0.5 };
}
