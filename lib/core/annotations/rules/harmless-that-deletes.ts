import { defineRule, eachTool } from "../define";
import { verbOf } from "../texts";

/** What is taken out of a list can be put back. */
const CAN_BE_PUT_BACK = /from|label|tag|member|reaction|assignee|follow|star|favou?rite|participant|subscri/i;

export default defineRule({
  id: "harmless-that-deletes",
  code: "LT061",
  kind: "claim",
  title: "Not destructive, and yet it deletes",
  why: "The server declares destructiveHint false, and name and evidence say that a call deletes for good. Clients that ask only before destructive calls do not ask.",
  help: "Declare destructiveHint true. If what is deleted can be brought back, say how in the description.",
  level: "error",
  confidence: "high",
  fires: [[{ name: "disk", tools: [{ name: "delete_file", description: "Delete a file permanently.", annotations: { readOnlyHint: false, destructiveHint: false } }] }]],
  silent: [[{ name: "disk", tools: [{ name: "delete_file", description: "Delete a file permanently.", annotations: { readOnlyHint: false, destructiveHint: true } }, { name: "create_file", description: "Create a new file.", annotations: { readOnlyHint: false, destructiveHint: false } }, { name: "remove_label", description: "Remove a label permanently.", annotations: { readOnlyHint: false, destructiveHint: false } }] }]],
  check: eachTool(({ tool, hints, reading, classification }) => {
    const { action } = reading;
    if (!hints.destructiveHint.declared || hints.destructiveHint.value || hints.readOnlyHint.value) return undefined;
    if (!classification.destructive || action?.field !== "name" || !action.meaning.destroys || CAN_BE_PUT_BACK.test(tool.name)) return undefined;
    return { message: `It declares that it destroys nothing, and “${verbOf(action)}” in its name says that it ${action.meaning.label}.`, field: "annotations.destructiveHint", quote: verbOf(action) };
  }),
});
