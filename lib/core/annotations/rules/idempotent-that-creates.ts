import { defineRule, eachTool } from "../define";
import { verbOf } from "../texts";

const MAKES = /^(?:create|append|send|post|publish|insert|duplicate|clone|increment|pay|reply|comment|notify|tweet)$/i;
/** An argument by which the caller says which one is made, so that a second call finds it there. */
const NAMES_IT = /(?:^|[_\-.])(?:name|id|path|key|slug)$|[a-z](?:Name|Id|Path|Key)$/;
/** Words that make a creation safe to repeat. */
const SAFE_TO_REPEAT = /(?:^|[_\-./ ])(?:upsert|ensure|or|if|label|tag|member|star|reaction|follow)(?:$|[_\-./ ])/i;

export default defineRule({
  id: "idempotent-that-creates",
  code: "LT064",
  kind: "claim",
  title: "Idempotent, and yet it creates",
  why: "The server declares idempotentHint true, and the name says that each call makes or sends something anew. A client that repeats a call after a lost answer makes it twice.",
  help: "Declare idempotentHint false, or take a key from the caller by which a repeated call is recognised, and say so.",
  level: "warning",
  confidence: "medium",
  fires: [[{ name: "post", tools: [{ name: "send_message", description: "Send a message.", annotations: { readOnlyHint: false, idempotentHint: true } }] }]],
  silent: [[{ name: "post", tools: [{ name: "set_status", description: "Set the status.", annotations: { readOnlyHint: false, idempotentHint: true } }, { name: "create_or_update_page", description: "Create or update a page.", annotations: { idempotentHint: true } }] }]],
  check: eachTool(({ tool, hints, reading }) => {
    if (!hints.idempotentHint.declared || !hints.idempotentHint.value || hints.readOnlyHint.value) return undefined;
    const { action } = reading;
    if (action?.field !== "name" || !MAKES.test(verbOf(action)) || SAFE_TO_REPEAT.test(tool.name)) return undefined;
    if (/^(?:create|insert)$/i.test(verbOf(action)) && reading.params.some(({ name, required }) => required && NAMES_IT.test(name))) return undefined;
    return { message: `It declares that repeating a call changes nothing more, and “${verbOf(action)}” in its name says that it ${action.meaning.label}.`, field: "annotations.idempotentHint", quote: verbOf(action) };
  }),
});
