import claudeCode from "./claude-code";
import codex from "./codex";
import copilotCli from "./copilot-cli";
import cursor from "./cursor";
import type { GuardClient } from "./define";
import geminiCli from "./gemini-cli";
import goose from "./goose";

/** The clients whose hooks are documented well enough. */
export const GUARD_CLIENTS: readonly GuardClient[] = [claudeCode, cursor, geminiCli, copilotCli, codex, goose];

/** Clients that are left out, and why. */
export const LEFT_OUT: readonly { label: string; why: string }[] = [
  {
    label: "VS Code",
    why: "it ran hooks for every tool whatever they were set for, under names that are not documented",
  },
  { label: "Windsurf", why: "what it does when a hook fails or is late is not documented" },
  {
    label: "Amazon Q and Kiro",
    why: "their hooks are not told which session a call belongs to; how they refuse one is not documented",
  },
  { label: "Cline", why: "the form of a hook's answer is not documented" },
  { label: "opencode", why: "it has plugins inside its own process, and no hooks" },
  { label: "Claude Desktop, ChatGPT, Zed, JetBrains and Continue", why: "no hooks are documented" },
];

export function findGuardClient(id: string): GuardClient | undefined {
  return GUARD_CLIENTS.find((client) => client.id === id);
}
