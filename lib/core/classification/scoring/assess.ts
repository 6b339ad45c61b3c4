import { perLeg, type Leg, type PerLeg } from "../../model/leg";
import type { Evidence, Verdict } from "../../model/verdict";
import { extractFeatures, type FeaturesByGroup } from "../features";
import type { Reading } from "../parsing/read";
import { evidenceOf } from "./evidence";
import { judgeLeg } from "./judge-leg";
import { type Effect, type Question, QUESTIONS } from "./question";
import { weigh } from "./score";
import { WEIGHED } from "./weights";

/** The result of reading a tool, before labels, opinions and overrides are considered. */
export type Assessment = {
  reading: Reading;
  features: FeaturesByGroup;
  /** Still without evidence. */
  verdicts: PerLeg<Verdict>;
  evidence: (leg: Leg) => Evidence[];
  has: (effect: Effect) => boolean;
};

/** Weighs what was read of a tool. */
export function assess(reading: Reading): Assessment {
  const features = extractFeatures(reading, WEIGHED);
  const { probabilities, scored } = weigh(features);
  const probabilityOf = (question: Question): number => probabilities[QUESTIONS.indexOf(question)]!;
  return {
    reading,
    features,
    verdicts: perLeg((leg) => judgeLeg(leg, probabilityOf(leg), reading, features)),
    evidence: (leg) => evidenceOf(leg, scored(leg)),
    has: (effect) => probabilityOf(effect) >= 0.5,
  };
}
