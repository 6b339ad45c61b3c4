import { defineRule, eachTool } from "../define";
import { verbOf } from "../texts";

export default defineRule({
  id: "read-only-that-deletes",
  code: "LT060",
  kind: "claim",
  title: "Read-only, and yet it deletes",
  why: "The server declares readOnlyHint true, and the tool's own words say that it deletes. Clients that trust the hint run the call at once, in parallel and without asking.",
  help: "Declare readOnlyHint false and destructiveHint true, or rename the tool if it deletes nothing.",
  level: "error",
  confidence: "high",
  fires: [[{ name: "repo", tools: [{ name: "delete_branch", description: "Delete a branch.", annotations: { readOnlyHint: true } }] }]],
  silent: [[{ name: "repo", tools: [{ name: "delete_branch", description: "Delete a branch.", annotations: { readOnlyHint: false } }, { name: "list_deleted", description: "List deleted branches.", annotations: { readOnlyHint: true } }] }]],
  check: eachTool(({ hints, reading, classification }) => {
    const { action } = reading;
    if (!hints.readOnlyHint.declared || !hints.readOnlyHint.value || !action?.meaning.destroys || !classification.writes) return undefined;
    return { message: `It declares that it changes nothing, and “${verbOf(action)}” in its ${action.field} says that it ${action.meaning.label}.`, field: "annotations.readOnlyHint", quote: verbOf(action) };
  }),
});
