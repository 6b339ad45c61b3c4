import { argumentsIn, json, grouped, resultText, SILENT, textIn, type GuardClient, type HookEvent } from "./define";

/** Its shell is called as Claude Code's. */
const NOW: ReadonlyMap<string, string> = new Map(
  Object.entries({ Bash: "shell", local_shell: "shell", exec_command: "shell" }),
);

function understand(input: Record<string, unknown>): HookEvent {
  const session = textIn(input, "session_id") ?? "";
  const cwd = textIn(input, "cwd");
  const name = textIn(input, "tool_name") ?? "";
  const call = {
    id: textIn(input, "tool_use_id"),
    name: NOW.get(name) ?? name,
    args: argumentsIn(input["tool_input"]),
  };
  switch (input["hook_event_name"]) {
    case "UserPromptSubmit":
      return { kind: "prompt", session, text: textIn(input, "prompt") ?? "" };
    case "PreToolUse":
      return { kind: "before", session, cwd, call };
    case "PostToolUse":
      return { kind: "after", session, cwd, call, result: resultText(input["tool_response"]) };
    default:
      return { kind: "other" };
  }
}

/** Codex: hooks in a file of their own. It cannot be told to ask: such an answer counts as a fault, and the call goes on. */
const codex: GuardClient = {
  id: "codex",
  label: "Codex",
  page: "https://developers.openai.com/codex/hooks",
  read: "2026-11-22",
  host: "codex",
  asks: false,
  failing: "Codex lets a call through when a hook crashes, is late or answers badly; there is no setting against it.",
  notes: ["It runs a hook only after you reviewed it under /hooks, and asks again when the entry changes."],
  harmless: new Set(["update_plan", "request_user_input"]),
  understand,
  answer: (answer, reason) =>
    answer === "allow"
      ? SILENT
      : json({
          hookSpecificOutput: {
            hookEventName: "PreToolUse",
            permissionDecision: "deny",
            permissionDecisionReason: reason,
          },
        }),
  acknowledge: () => SILENT,
  files: [
    {
      place: "~/.codex/hooks.json",
      entries: ({ line }) =>
        grouped(
          { UserPromptSubmit: {}, PreToolUse: { matcher: "*" }, PostToolUse: { matcher: "*" } },
          {
            type: "command",
            command: line,
            timeout: 20,
          },
        ),
    },
  ],
};
export default codex;
