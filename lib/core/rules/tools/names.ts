import type { ToolRuleText } from "../tool-rule-text";

/** Rules about the names of tools beside the names of others. */
export const NAME_RULES = [
  {
    id: "look-alike-name",
    code: "LT073",
    kind: "name",
    title: "A name that looks like another",
    why: "A name that differs from another only in letters that look alike, in case or in separators is taken for it by people and models. One that mixes scripts within a word hardly has any other purpose.",
    help: "Find out which of the two is meant to be there, and remove the other.",
    level: "warning",
    confidence: "high",
  },
  {
    id: "same-name-elsewhere",
    code: "LT074",
    kind: "name",
    title: "The same tool name on several servers",
    why: "Where a client does not put the server's name before the tool's, a call may go to the wrong server; where it does, the model may still choose the wrong one. A server can take a name on purpose.",
    help: "Hide one of them, or use a client that shows the model whose tool it is.",
    level: "note",
    confidence: "medium",
  },
] as const satisfies readonly ToolRuleText[];
