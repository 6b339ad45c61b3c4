import { argumentsIn, json, resultText, SILENT, textIn, type GuardClient, type HookEvent } from "./define";

function understand(input: Record<string, unknown>): HookEvent {
  const session = textIn(input, "session_id") ?? "";
  const cwd = textIn(input, "cwd");
  const call = { name: textIn(input, "tool_name") ?? "", args: argumentsIn(input["tool_input"]) };
  switch (input["hook_event_name"]) {
    case "UserPromptSubmit":
      return { kind: "prompt", session, text: textIn(input, "prompt") ?? "" };
    case "PreToolUse":
      return { kind: "before", session, cwd, call };
    case "PostToolUse":
      return { kind: "after", session, cwd, call, result: resultText(input["tool_result"]) };
    case "PostToolUseFailure":
      return { kind: "after", session, cwd, call, result: resultText(input["error"]) };
    default:
      return { kind: "other" };
  }
}

const EVENTS = ["UserPromptSubmit", "PreToolUse", "PostToolUse", "PostToolUseFailure"];

/** GitHub Copilot's command line: a file of its own beside other hooks. Events in capitals get the names of Claude Code's tools. */
const copilotCli: GuardClient = {
  id: "copilot-cli",
  label: "GitHub Copilot CLI",
  page: "https://docs.github.com/en/copilot/reference/hooks-reference",
  read: "2026-11-22",
  host: "claude-code",
  asks: true,
  failing: "Copilot refuses a call when the hook crashes, and lets it through when the hook is late (20 seconds).",
  notes: [
    "It tells of its own tools by the names that Claude Code's have, so the lock has to count those (--host claude-code).",
    "How it spells the tools of servers is not documented; a name that the lock does not know is asked about.",
    "Where nobody can answer (the cloud agent), a question is a refusal.",
  ],
  harmless: new Set("TodoWrite AskUserQuestion ExitPlanMode report_intent update_todo ask_user".split(" ")),
  understand,
  answer: (answer, reason) =>
    answer === "allow" ? SILENT : json({ permissionDecision: answer, permissionDecisionReason: reason }),
  acknowledge: () => SILENT,
  files: [
    {
      place: "~/.copilot/hooks/trefoil-guard.json",
      whole: ({ words: [exec, ...args] }) => ({
        version: 1,
        hooks: Object.fromEntries(EVENTS.map((event) => [event, [{ type: "command", exec, args, timeoutSec: 20 }]])),
      }),
    },
  ],
};
export default copilotCli;
