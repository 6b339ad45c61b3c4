/** A client for which no source says how it reads hints, and what else is known about when it asks. `date` is the day of the search. */
export type UnknownClient = { label: string; known: string; source: string; date: string };

export const CLIENTS_NOT_KNOWN: readonly UnknownClient[] = [
  {
    label: "Cline",
    known: "It asks unless the tool is on the server’s autoApprove list.",
    source: "https://docs.cline.bot/mcp/mcp-overview",
    date: "2026-11-20",
  },
  {
    label: "Continue",
    known: "A person sets for each tool whether it asks.",
    source: "https://docs.continue.dev/customize/deep-dives/mcp",
    date: "2026-11-20",
  },
  {
    label: "OpenCode",
    known: "Patterns of tool names switch tools off.",
    source: "https://opencode.ai/docs/mcp-servers/",
    date: "2026-11-20",
  },
  {
    label: "Copilot CLI",
    known: "It asks unless --allow-tool names the server or the tool.",
    source: "https://docs.github.com/copilot/how-tos/copilot-cli/set-up-copilot-cli/configure-copilot-cli",
    date: "2026-11-20",
  },
  {
    label: "Windsurf",
    known: "Tools are switched on and off by hand.",
    source: "https://docs.windsurf.com/windsurf/cascade/mcp",
    date: "2026-11-20",
  },
  {
    label: "JetBrains AI Assistant and Junie",
    known: "Approvals go by an allow-list of actions.",
    source: "https://www.jetbrains.com/help/ai-assistant/mcp.html",
    date: "2026-11-20",
  },
  {
    label: "LM Studio",
    known: "Nothing beyond its documentation of how servers are added.",
    source: "https://lmstudio.ai/docs/app/mcp",
    date: "2026-11-20",
  },
];
