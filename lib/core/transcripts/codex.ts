import { isRecord } from "../text/is-record";
import { nameOf, readObjects, type RecordedCall, type TranscriptProblem, type TranscriptReader } from "./define";

const KINDS = new Set(["session_meta", "turn_context", "response_item", "event_msg", "compacted", "world_state"]);
/** Calls that say what they are by their kind alone, and the tool that this is. */
const OWN: Record<string, string> = { local_shell_call: "shell", web_search_call: "web_search" };

/** A rollout of Codex: JSON Lines. Many calls are in it twice, as an item and as an event; their id shows that they are one. */
export const codex: TranscriptReader = {
  id: "codex",
  label: "Codex rollout",
  recognises: (first) => typeof first["type"] === "string" && KINDS.has(first["type"]) && isRecord(first["payload"]),
  read: (text) => {
    const problems: TranscriptProblem[] = [];
    const calls: RecordedCall[] = [];
    const byId = new Map<string, RecordedCall>();
    for (const { line, value } of readObjects(text, "a call", problems) ?? []) {
      const found = isRecord(value["payload"]) ? callIn(value["payload"]) : undefined;
      if (!found) continue;
      if (found.name === undefined) {
        problems.push({ line, message: "A call without the name of its tool." });
        continue;
      }
      const known = found.id === undefined ? undefined : byId.get(found.id);
      // The event knows the server, the item may not.
      if (known && found.server !== undefined) Object.assign(known, { name: found.name, server: found.server });
      if (known) continue;
      const call: RecordedCall = { name: found.name, ...(found.server !== undefined && { server: found.server }) };
      calls.push(call);
      if (found.id !== undefined) byId.set(found.id, call);
    }
    return { calls, problems };
  },
};

type Found = { id?: string; name?: string; server?: string };

function callIn(payload: Record<string, unknown>): Found | undefined {
  const kind = payload["type"];
  const id = nameOf(payload["call_id"]) ?? nameOf(payload["id"]);
  if (kind === "function_call" || kind === "custom_tool_call") return { id, name: nameOf(payload["name"]) };
  if (typeof kind === "string" && Object.hasOwn(OWN, kind)) return { id, name: OWN[kind] };
  const item = isRecord(payload["item"]) ? payload["item"] : payload;
  const invocation = isRecord(item["invocation"]) ? item["invocation"] : item;
  if (typeof item["type"] === "string" && /^mcp_?tool_?call/i.test(item["type"]))
    return {
      id: nameOf(item["call_id"]) ?? nameOf(item["id"]) ?? id,
      name: nameOf(invocation["tool"]),
      server: nameOf(invocation["server"]),
    };
  return undefined;
}
