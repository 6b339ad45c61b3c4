import type { Rule } from "../model/rule";
import { ABOUT_SESSIONS } from "./about-sessions";
import { ABOUT_TOOLS } from "./about-tools";
import type { ToolRuleText } from "./tool-rule-text";

const SEVERITY: Record<ToolRuleText["level"], string> = { error: "7.5", warning: "5.0", note: "2.0" };

/** Rules about what servers say of their tools, as findings name them. */
const OF_TOOLS: readonly Rule[] = ABOUT_TOOLS.map(
  ({ code, title, why, help, level, confidence, maps }: ToolRuleText) => ({
    id: code,
    title,
    why,
    help,
    level,
    maps,
    precision: confidence,
    severity: SEVERITY[level],
  }),
);
const TOOL_CODES: ReadonlySet<string> = new Set(OF_TOOLS.map(({ id }) => id));

/** Everything that a finding can be about. */
export const ALL_RULES: readonly Rule[] = [...ABOUT_SESSIONS, ...OF_TOOLS];
const BY_ID: ReadonlyMap<string, Rule> = new Map(ALL_RULES.map((rule) => [rule.id, rule]));

/** The rule of an id; findings of a later version may carry one that is not known here. */
export function findRule(id: string): Rule | undefined {
  return BY_ID.get(id);
}

/** Whether a finding of this rule is about what a server says of its tools, and not about what the session can do. */
export function isAboutTools(id: string): boolean {
  return TOOL_CODES.has(id);
}
