import { named } from "../../model/client";
import { understandEvent } from "./claude-form";
import { json, SILENT, type GuardClient } from "./define";

const EVENTS = ["UserPromptSubmit", "PreToolUse", "PostToolUse", "PostToolUseFailure"];

/** GitHub Copilot's command line: a file of its own beside other hooks. Events in capitals get the names of Claude Code's tools. */
const copilotCli = named<GuardClient>({
  id: "copilot-cli",
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
  understand: (input) => understandEvent(input, { result: "tool_result" }),
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
});
export default copilotCli;
