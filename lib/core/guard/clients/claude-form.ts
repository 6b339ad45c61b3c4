import { argumentsIn, json, resultText, textIn, type HookEvent, type HookReply } from "./define";

/**
 * Reads an event in the form of Claude Code's hooks, which others took over. `now` gives the name of today for an earlier one or one that
 * the client uses apart; `result` is the field that carries what a call returned.
 */
export function understandEvent(
  input: Record<string, unknown>,
  { now, result = "tool_response" }: { now?: ReadonlyMap<string, string>; result?: string } = {},
): HookEvent {
  const session = textIn(input, "session_id") ?? "";
  const cwd = textIn(input, "cwd");
  const name = textIn(input, "tool_name") ?? "";
  const call = {
    id: textIn(input, "tool_use_id"),
    name: now?.get(name) ?? name,
    args: argumentsIn(input["tool_input"]),
  };
  switch (input["hook_event_name"]) {
    case "UserPromptSubmit":
      return { kind: "prompt", session, cwd, text: textIn(input, "prompt") ?? "" };
    case "PreToolUse":
      return { kind: "before", session, cwd, call };
    case "PostToolUse":
      return { kind: "after", session, cwd, call, result: resultText(input[result]) };
    case "PostToolUseFailure":
      return { kind: "after", session, cwd, call, result: resultText(input["error"]) };
    default:
      return { kind: "other" };
  }
}

/** A decision on a call, nested as Claude Code takes it. */
export const nestedDecision = (permissionDecision: "ask" | "deny", permissionDecisionReason: string): HookReply =>
  json({ hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision, permissionDecisionReason } });
