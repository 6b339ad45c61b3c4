import { ACTIONS } from "../lexicon/actions";
import { CLAUSE_WORDS } from "../lexicon/clause-words";
import { CUES } from "../lexicon/cues";
import { SERVICES } from "../lexicon/lists";
import { PARAMETER_ROLES } from "../lexicon/parameter-roles";

/** The words of which the names of features are made, slot by slot. */

const idsOf = (entries: readonly { id: string }[]): readonly string[] => entries.map(({ id }) => id);

export const ACTION_IDS = idsOf(ACTIONS);
/** `none` where the tool names no verb that is known. */
export const ACTION_IDS_OR_NONE: readonly string[] = [...ACTION_IDS, "none"];
export const CUE_IDS = idsOf(CUES);
export const CLAUSE_WORD_IDS = idsOf(CLAUSE_WORDS);
export const ROLE_IDS = idsOf(PARAMETER_ROLES);
export const SERVICE_IDS = idsOf(SERVICES);

export const GRADES = [0, 1, 2, 3] as const;
