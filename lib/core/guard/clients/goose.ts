import { named } from "../../model/client";
import { argumentsIn, json, SILENT, textIn, type GuardClient, type HookEvent } from "./define";

function understand(input: Record<string, unknown>): HookEvent {
  const session = textIn(input, "session_id") ?? "";
  const cwd = textIn(input, "working_dir");
  const call = {
    id: textIn(input, "tool_call_id"),
    name: textIn(input, "tool_name") ?? "",
    args: argumentsIn(input["tool_input"]),
  };
  switch (input["event"]) {
    case "UserPromptSubmit":
      return { kind: "prompt", session, cwd, text: textIn(input, "message") ?? "" };
    case "PreToolUse":
      return { kind: "before", session, cwd, call };
    case "PostToolUse":
    case "PostToolUseFailure":
      return { kind: "after", session, cwd, call, result: "" };
    default:
      return { kind: "other" };
  }
}

/** Goose: a plugin of its own. It shows no results to hooks, so what came with them is known by its tool alone. */
const goose = named<GuardClient>({
  id: "goose",
  page: "https://block.github.io/goose/docs/guides/context-engineering/hooks",
  read: "2026-11-22",
  host: "goose",
  asks: false,
  failing:
    "Goose lets a call through when a hook crashes, is late or answers badly; the entry asks it to block instead (on_failure).",
  closing: { option: "on_failure", events: ["PreToolUse"] },
  notes: [
    "It cannot ask: what is to be asked about is refused.",
    "It shows a hook what was called, not what came back.",
  ],
  harmless: new Set(["todo__todo_write", "platform__manage_schedule"]),
  understand,
  answer: (answer, reason) => json(answer === "allow" ? { decision: "allow" } : { decision: "block", reason }),
  acknowledge: () => SILENT,
  files: [
    {
      place: "~/.agents/plugins/trefoil-guard/plugin.json",
      whole: () => ({
        name: "trefoil-guard",
        version: "0.1.0",
        description: "Keeps a call from completing the lethal trifecta",
      }),
    },
    {
      place: "~/.agents/plugins/trefoil-guard/hooks/hooks.json",
      whole: ({ line }) => {
        const hook = { type: "command", command: line, timeout: 20 };
        const plain = [{ hooks: [hook] }];
        const deciding = [{ hooks: [{ ...hook, on_failure: "block" }] }];
        return {
          hooks: { UserPromptSubmit: plain, PreToolUse: deciding, PostToolUse: plain, PostToolUseFailure: plain },
        };
      },
    },
  ],
});
export default goose;
