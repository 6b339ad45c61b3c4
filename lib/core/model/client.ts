/**
 * The applications in which agents run, by id, with the name that people know each by. One row per client: importers, exporters, host profiles,
 * behaviour with hints, permission files and guard hooks carry the same id, and take the name from here.
 */
export const CLIENTS = {
  "claude-code": "Claude Code",
  "claude-desktop": "Claude Desktop",
  cursor: "Cursor",
  vscode: "VS Code",
  codex: "Codex",
  "gemini-cli": "Gemini CLI",
  "copilot-cli": "GitHub Copilot CLI",
  chatgpt: "ChatGPT",
  windsurf: "Windsurf",
  zed: "Zed",
  opencode: "OpenCode",
  goose: "Goose",
  cline: "Cline",
  roo: "Roo Code and Kilo Code",
  continue: "Continue",
  "amazon-q": "Amazon Q and Kiro",
  jetbrains: "JetBrains AI Assistant and Junie",
  "lm-studio": "LM Studio",
  "qwen-code": "Qwen Code",
  docker: "Docker MCP Toolkit",
} as const satisfies Record<string, string>;

export type ClientId = keyof typeof CLIENTS;

/** The name of a client; for an id that is not a client's, the id. */
export const clientLabel = (id: string): string => (Object.hasOwn(CLIENTS, id) ? CLIENTS[id as ClientId] : id);

/** The description of a client without its name, or of something else with a name of its own. */
export type Unnamed<T extends { id: string; label: string }> =
  | (Omit<T, "id" | "label"> & { id: ClientId; label?: string })
  | T;

/** Gives it the client's name, unless it has one of its own. */
export const named = <T extends { id: string; label: string }>(of: Unnamed<T>): T =>
  ({ ...of, label: of.label ?? clientLabel(of.id) }) as T;
