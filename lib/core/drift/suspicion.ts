import { ALSO_SENDS, clauseThatSends } from "../annotations/rules/also-sends";
import { TOOL_RULES } from "../annotations/rules";
import type { ReadServer, ToolRule } from "../annotations/define";
import { besideOf } from "../annotations/texts";
import { profileServer } from "../classification/parsing/profile";
import { readTool } from "../classification/parsing/read";
import type { Change } from "../model/change";

/**
 * All rules about single texts: hidden text, orders to the model, tools that put themselves first. A rule that is too noisy for every text of every server is useful here, where only texts count that changed and did not say so before.
 */
const RULES: readonly ToolRule[] = TOOL_RULES.filter((rule) => rule.kind === "text");

const NOWHERE = { name: "" };

/**
 * What is wrong with one text, in sentences, read as if it were the instructions of a server, which are read by themselves. A tool's text may also say that it sends something when its name does not.
 */
function suspicionsIn(text: string, tool: string | undefined): string[] {
  const server: ReadServer = { ...NOWHERE, beside: besideOf({ instructions: text }), tools: [] };
  const found = RULES.flatMap((rule) => rule.check([server]).map((hit) => `${hit.message}\n${hit.quote ?? ""}`));
  if (tool === undefined) return found;
  const sends = clauseThatSends(readTool(NOWHERE, profileServer(NOWHERE, []), { name: tool, description: text }));
  return sends ? [...found, `A text of it ${ALSO_SENDS}\n${sends.text.slice(sends.start, sends.end)}`] : found;
}

/**
 * What a new text, of a tool if one is named, has that the old one did not: sentences about hidden characters,
 * about orders to the model, and about what is also sent. Empty for most texts.
 */
export function cameIn(before: string, after: string, tool?: string): string[] {
  if (after === "") return [];
  const known = new Set(before === "" ? [] : suspicionsIn(before, tool));
  return suspicionsIn(after, tool)
    .filter((one) => !known.has(one))
    .map((one) => one.slice(0, one.indexOf("\n")).replace(/^A text of it /, "The text "));
}

/** A change of wording, more severe when something was added that hides, gives orders, or sends. */
export function wordChange(change: Omit<Change, "effect" | "before" | "after">, before: string, after: string): Change {
  const suspicions = cameIn(before, after, change.tool);
  const effect = suspicions.length > 0 ? "suspect-wording" : "wording";
  return { ...change, effect, says: [change.says, ...suspicions].join(" "), before, after };
}
