import type { ClientId } from "../model/client";
import type { ComponentKind } from "../model/component";

/**
 * Which clients load what is at a path, by the folders that each of them documents. Several clients read the same folder, so a skill is listed once, with all of them.
 */
const PLACES: readonly { path: RegExp; kinds?: readonly ComponentKind[]; clients: readonly ClientId[] }[] = [
  {
    path: /\.agents\/skills\//,
    clients: ["codex", "cursor", "vscode", "copilot-cli", "gemini-cli", "opencode", "goose"],
  },
  { path: /\.claude\/skills\//, clients: ["claude-code", "cursor", "vscode", "copilot-cli", "opencode", "goose"] },
  { path: /\.claude\/agents\//, clients: ["claude-code", "copilot-cli"] },
  { path: /\.claude\/commands\//, clients: ["claude-code", "copilot-cli"] },
  { path: /\.claude(-plugin)?\/|ClaudeCode\/|claude-code\//, clients: ["claude-code"] },
  { path: /(^|\/)CLAUDE(\.local)?\.md$/, clients: ["claude-code"] },
  { path: /\.codex(-plugin)?\/|etc\/codex\//, kinds: ["skill"], clients: ["codex", "cursor"] },
  { path: /\.codex(-plugin)?\/|etc\/codex\//, clients: ["codex"] },
  { path: /\.cursor(-plugin)?\/|\.cursorrules$|etc\/cursor\//, clients: ["cursor"] },
  { path: /\.gemini\/|gemini-extension\.json$|(^|\/)GEMINI\.md$/, clients: ["gemini-cli"] },
  {
    path: /\.github\/(skills|agents|hooks|plugin|instructions)\/|copilot-instructions\.md$/,
    clients: ["vscode", "copilot-cli"],
  },
  { path: /\.copilot\//, clients: ["copilot-cli", "vscode"] },
  { path: /\.vscode\/|Code\/User\//, clients: ["vscode"] },
  { path: /(^|\/)\.?opencode\/|(^|\/)opencode\.jsonc?$/, clients: ["opencode"] },
  { path: /\.goose\//, clients: ["goose"] },
  { path: /(^|\/)\.?zed\//, clients: ["zed"] },
  { path: /\.windsurf\/|\.codeium\/|\.windsurfrules$/, clients: ["windsurf"] },
  { path: /(^|\/)\.?(amazonq|kiro)\//, clients: ["amazon-q"] },
  { path: /\.roo\/|cline_mcp_settings\.json$|mcp_settings\.json$|\.clinerules$/, clients: ["cline", "roo"] },
  { path: /(^|\/)AGENTS\.md$/, clients: ["codex", "cursor", "vscode", "opencode", "gemini-cli"] },
];

/** Undocumented places give none: then it is shown for every client. */
export function clientsOf(kind: ComponentKind, path: string): string[] {
  const place = PLACES.find((one) => one.path.test(path) && (one.kinds?.includes(kind) ?? true));
  return [...(place?.clients ?? [])];
}
