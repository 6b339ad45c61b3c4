import { nameOf, readObjects, type RecordedCall, type TranscriptProblem, type TranscriptReader } from "./define";
import { isRecord } from "../text/is-record";

const CALLS = new Set(["tool_use", "server_tool_use", "mcp_tool_use"]);
const KINDS = new Set([
  "user",
  "assistant",
  "system",
  "summary",
  "progress",
  "attachment",
  "file-history-snapshot",
  "queue-operation",
]);

/** Claude Code's transcript: JSON Lines, one message a line; calls are blocks of `tool_use` in the assistant's messages. */
export const claudeCode: TranscriptReader = {
  id: "claude-code",
  label: "Claude Code transcript",
  recognises: (first) => typeof first["type"] === "string" && KINDS.has(first["type"]) && !("resourceSpans" in first),
  read: (text) => {
    const calls: RecordedCall[] = [];
    const problems: TranscriptProblem[] = [];
    const seen = new Set<string>();
    let apart = 0;
    for (const { line, value: entry } of readObjects(text, "a call", problems) ?? []) {
      const message = entry["message"];
      if (entry["type"] !== "assistant" || !isRecord(message) || !Array.isArray(message["content"])) continue;
      for (const block of message["content"] as unknown[]) {
        if (!isRecord(block) || typeof block["type"] !== "string" || !CALLS.has(block["type"])) continue;
        const name = nameOf(block["name"]);
        if (name === undefined) {
          problems.push({ line, message: "A call without the name of its tool." });
          continue;
        }
        // A message that streams in is written again as it grows; the call keeps its id.
        if (typeof block["id"] === "string") {
          if (seen.has(block["id"])) continue;
          seen.add(block["id"]);
        }
        if (entry["isSidechain"] === true) apart++;
        calls.push({ name, server: nameOf(block["server_name"]) });
      }
    }
    if (apart > 0)
      problems.push({
        message: `${apart} of the calls were made by subagents, which have a context of their own. Here they count as one with the rest, since what a subagent reports goes on.`,
      });
    return { calls, problems };
  },
};
