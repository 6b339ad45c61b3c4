import { named } from "../../model/client";
import { nestedDecision, understandEvent } from "./claude-form";
import { grouped, SILENT, type GuardClient } from "./define";

/** Earlier names of its tools. */
const NOW: ReadonlyMap<string, string> = new Map(
  Object.entries({ Task: "Agent", MultiEdit: "Edit", NotebookRead: "Read" }),
);

/** Claude Code: hooks in its settings. A decision stands nested in the answer; silence leaves the call to its own rules. */
const claudeCode = named<GuardClient>({
  id: "claude-code",
  page: "https://code.claude.com/docs/en/hooks",
  read: "2026-11-22",
  host: "claude-code",
  asks: true,
  failing:
    "Claude Code lets a call through when a hook crashes or is late; the entry asks it to block instead (onFailure), which versions from 2.1.295 do.",
  closing: { option: "onFailure", events: ["PreToolUse"] },
  notes: ["It is held back in a folder that is not trusted yet, but not with -p."],
  harmless: new Set(
    `TodoWrite TodoRead TaskCreate TaskGet TaskList TaskUpdate TaskOutput TaskStop AskUserQuestion EnterPlanMode ExitPlanMode ToolSearch
    WaitForMcpServers BashOutput KillShell KillBash Skill EnterWorktree ExitWorktree SlashCommand StructuredOutput`.split(
      /\s+/,
    ),
  ),
  understand: (input) => understandEvent(input, { now: NOW }),
  answer: (answer, reason) => (answer === "allow" ? SILENT : nestedDecision(answer, reason)),
  acknowledge: () => SILENT,
  files: [
    {
      place: "~/.claude/settings.json",
      entries: ({ words: [command, ...args] }) =>
        grouped(
          {
            UserPromptSubmit: {},
            PreToolUse: { matcher: "*" },
            PostToolUse: { matcher: "*" },
            PostToolUseFailure: { matcher: "*" },
          },
          { type: "command", command, args, timeout: 20, onFailure: "block" },
        ),
    },
  ],
});
export default claudeCode;
