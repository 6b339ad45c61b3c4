import type { Reading } from "../parsing/read";
import { argumentFeatures } from "./arguments";
import { ownershipFeatures } from "./ownership";
import { claimFeatures } from "./claims";
import { clauseFeatures } from "./clauses";
import type { Observation, Wanted } from "./observation";
import { verbAndThingFeatures } from "./verb-and-thing";
import { destructiveEffectFeatures } from "./destructive-effects";
import { authorshipFeatures } from "./authorship";
import { phraseFeatures } from "./phrases";
import { capabilityFeatures } from "./capabilities";
import { serviceFeatures, useFeatures } from "./services";
import { thingFeatures } from "./things";
import { sideEffectFeatures } from "./side-effects";
import { verbFeatures } from "./verbs";
import { wordFeatures } from "./words";
import { egressPathFeatures } from "./egress-paths";
import type { FeatureGroupId } from "./feature";
import { toolContext, type ToolContext } from "./tool-context";

/** The groups of features, by the function that extracts each; a signal reads one of them for one leg. */
export const FEATURE_GROUPS = {
  verb: verbFeatures,
  thing: thingFeatures,
  verbAndThing: verbAndThingFeatures,
  service: serviceFeatures,
  use: useFeatures,
  argument: argumentFeatures,
  capability: capabilityFeatures,
  authorship: authorshipFeatures,
  ownership: ownershipFeatures,
  egressPath: egressPathFeatures,
  destructiveEffect: destructiveEffectFeatures,
  sideEffect: sideEffectFeatures,
  phrase: phraseFeatures,
  claim: claimFeatures,
  clause: clauseFeatures,
  word: wordFeatures,
} as const satisfies Record<FeatureGroupId, (context: ToolContext, wanted?: Wanted) => Observation[]>;
export const FEATURE_GROUP_IDS = Object.keys(FEATURE_GROUPS) as FeatureGroupId[];

export type FeaturesByGroup = Record<FeatureGroupId, Observation[]>;

/** The wanted features of one tool, each group extracted once. */
export function extractFeatures(reading: Reading, wanted?: Wanted): FeaturesByGroup {
  const context = toolContext(reading);
  const features = {} as FeaturesByGroup;
  for (const group of FEATURE_GROUP_IDS) features[group] = FEATURE_GROUPS[group](context, wanted);
  return features;
}
