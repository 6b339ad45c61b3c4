import { OTHER_RISK_RULES } from "./sessions/other-risks";
import { POLICY_RULES } from "./sessions/policies";
import { TRIFECTA_RULES } from "./sessions/trifecta";

/** Every rule about what a session can do, by id. */
export const ABOUT_SESSIONS = [...TRIFECTA_RULES, ...OTHER_RISK_RULES, ...POLICY_RULES] as const;

export type RuleId = (typeof ABOUT_SESSIONS)[number]["id"];
