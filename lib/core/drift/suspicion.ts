import { TOOL_RULES } from "../annotations/rules";
import type { ReadServer, ToolRule } from "../annotations/define";
import { besideOf } from "../annotations/texts";
import type { Change } from "../model/change";

/**
 * All rules about single texts: what hides, what gives the model orders, what puts a tool before others. A rule that is too noisy for
 * every text of every server is welcome here, where only texts count that were changed and did not say so before.
 */
const RULES: readonly ToolRule[] = TOOL_RULES.filter((rule) => rule.kind === "text");

/** What is wrong with one text, in sentences, as if it were the instructions of a server: those are read alone, tools with all around them. */
function suspicionsIn(text: string): string[] {
  const server: ReadServer = { name: "", beside: besideOf({ instructions: text }), tools: [] };
  return RULES.flatMap((rule) => rule.check([server]).map((hit) => `${hit.message}\n${hit.quote ?? ""}`));
}

/**
 * What came in with a new text that was not in the old one: sentences about hidden characters and about orders to the model. Empty for
 * most texts.
 */
export function cameIn(before: string, after: string): string[] {
  if (after === "") return [];
  const known = new Set(before === "" ? [] : suspicionsIn(before));
  return suspicionsIn(after)
    .filter((one) => !known.has(one))
    .map((one) => one.slice(0, one.indexOf("\n")).replace(/^A text of it /, "The text "));
}

/** A change of words, graver when something came in with them that hides or gives orders. */
export function wordChange(change: Omit<Change, "effect" | "before" | "after">, before: string, after: string): Change {
  const suspicions = cameIn(before, after);
  const effect = suspicions.length > 0 ? "suspect-wording" : "wording";
  return { ...change, effect, says: [change.says, ...suspicions].join(" "), before, after };
}
