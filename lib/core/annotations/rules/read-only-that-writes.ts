import { defineRule, eachTool } from "../define";
import { verbOf } from "../texts";

/** What a name says plainly enough: others, such as running, exporting and opening, may leave nothing behind. */
const PLAIN = new Set(["create", "update", "send", "publish", "upload", "invite", "pay"]);
/** What else a name may say: that the change is only told, or made up and given back. */
const ONLY_TOLD = /get|list|search|generat|guid|draft|query|quer|status|plan|template|completion|embedding|preview|suggest|resolve/i;

export default defineRule({
  id: "read-only-that-writes",
  code: "LT062",
  kind: "claim",
  title: "Read-only, and yet it changes something",
  why: "The server declares readOnlyHint true, and both the tool's name and the evidence as a whole say that a call changes or sends something.",
  help: "Declare readOnlyHint false. If the tool only prepares something and keeps nothing, say so in the first sentence of its description.",
  level: "warning",
  confidence: "medium",
  fires: [[{ name: "desk", tools: [{ name: "create_ticket", description: "Create a ticket in the help desk.", annotations: { readOnlyHint: true } }] }]],
  silent: [[{ name: "desk", tools: [{ name: "list_tickets", description: "List the tickets of the help desk.", annotations: { readOnlyHint: true } }, { name: "create_ticket", description: "Create a ticket." }] }]],
  check: eachTool(({ tool, hints, reading, classification }) => {
    const { action } = reading;
    if (!hints.readOnlyHint.declared || !hints.readOnlyHint.value || !classification.writes) return undefined;
    if (action?.field !== "name" || !PLAIN.has(action.meaning.id) || ONLY_TOLD.test(tool.name) || !reading.said?.meaning.changes) return undefined;
    return { message: `It declares that it changes nothing, and “${verbOf(action)}” in its name says that it ${action.meaning.label}.`, field: "annotations.readOnlyHint", quote: verbOf(action) };
  }),
});
