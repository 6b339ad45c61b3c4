import type { ToolRuleText } from "./tool-rule-text";
import { CREDENTIAL_RULES } from "./tools/credentials";
import { HINT_RULES } from "./tools/hints";
import { NAME_RULES } from "./tools/names";
import { TEXT_RULES } from "./tools/texts";

/** Every rule about what servers say of their tools, in the order of reports: claims, texts, names. The check of each is in `annotations/rules`. */
export const ABOUT_TOOLS = [...HINT_RULES, ...CREDENTIAL_RULES, ...TEXT_RULES, ...NAME_RULES] as const;

type ToolRuleId = (typeof ABOUT_TOOLS)[number]["id"];

/** The text of a rule. */
export function aboutTools(id: ToolRuleId): ToolRuleText {
  return ABOUT_TOOLS.find((rule) => rule.id === id)!;
}
