import { named } from "../../model/client";
import { nestedDecision, understandEvent } from "./claude-form";
import { grouped, SILENT, type GuardClient } from "./define";

/** Its shell is called as Claude Code's. */
const NOW: ReadonlyMap<string, string> = new Map(
  Object.entries({ Bash: "shell", local_shell: "shell", exec_command: "shell" }),
);

/** Codex: hooks in a file of their own. It cannot be told to ask: such an answer counts as a fault, and the call goes on. */
const codex = named<GuardClient>({
  id: "codex",
  page: "https://developers.openai.com/codex/hooks",
  read: "2026-11-22",
  host: "codex",
  asks: false,
  failing: "Codex lets a call through when a hook crashes, is late or answers badly; there is no setting against it.",
  notes: ["It runs a hook only after you reviewed it under /hooks, and asks again when the entry changes."],
  harmless: new Set(["update_plan", "request_user_input"]),
  understand: (input) => understandEvent(input, { now: NOW }),
  answer: (answer, reason) => (answer === "allow" ? SILENT : nestedDecision("deny", reason)),
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
});
export default codex;
