import type { Reading } from "../parsing/read";
import { argumentFeatures } from "./arguments";
import { ownershipFeatures } from "./ownership";
import { claimFeatures } from "./claims";
import { clauseFeatures } from "./clauses";
import type { Observation, WantedFeatures } from "./observation";
import { destructiveEffectFeatures } from "./destructive-effects";
import { authorshipFeatures } from "./authorship";
import { phraseFeatures } from "./phrases";
import { capabilityFeatures } from "./capabilities";
import { serviceFeatures } from "./services";
import { wordFeatures } from "./words";
import { egressPathFeatures } from "./egress-paths";
import { FEATURE_GROUP_IDS, type FeatureGroupId } from "./feature";
import { toolContext } from "./tool-context";

/** Exported here for those who then look features up by name: all groups are loaded by this file. */
export { FEATURE_GROUP_IDS };

export type FeaturesByGroup = Record<FeatureGroupId, Observation[]>;

/** The wanted features of one tool, each group extracted once. */
export function extractFeatures(reading: Reading, wanted?: WantedFeatures): FeaturesByGroup {
  const context = toolContext(reading);
  // Written out: an object that gets its keys one after the other is slow to make and to read.
  return {
    service: serviceFeatures(context, wanted),
    argument: argumentFeatures(context, wanted),
    capability: capabilityFeatures(context),
    authorship: authorshipFeatures(context, wanted),
    ownership: ownershipFeatures(context, wanted),
    egressPath: egressPathFeatures(context, wanted),
    destructiveEffect: destructiveEffectFeatures(context, wanted),
    phrase: phraseFeatures(context, wanted),
    claim: claimFeatures(context, wanted),
    clause: clauseFeatures(context, wanted),
    word: wordFeatures(context, wanted),
  };
}
