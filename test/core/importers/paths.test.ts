import { describe, expect, test } from "vitest";
import { findImporter, IMPORTERS, type Platform } from "@/lib/core/importers";

const HOMES = { darwin: "/Users/ada", linux: "/home/ada", win32: "C:\\Users\\Ada" };
const paths = (id: string, platform: Platform, variables: Record<string, string> = {}) =>
  findImporter(id)!.paths(platform, HOMES[platform], variables);

describe("where clients keep their configs", () => {
  test.each<[string, Platform, string]>([
    ["claude-desktop", "darwin", "/Users/ada/Library/Application Support/Claude/claude_desktop_config.json"],
    ["claude-desktop", "win32", "C:\\Users\\Ada\\AppData\\Roaming\\Claude\\claude_desktop_config.json"],
    ["claude-desktop", "linux", "/home/ada/.config/Claude/claude_desktop_config.json"],
    ["claude-code", "darwin", "/Library/Application Support/ClaudeCode/managed-mcp.json"],
    ["claude-code", "linux", "/etc/claude-code/managed-mcp.json"],
    ["claude-code", "win32", "C:\\Program Files\\ClaudeCode\\managed-mcp.json"],
    ["claude-code", "win32", "C:\\Users\\Ada\\.claude.json"],
    ["cursor", "win32", "C:\\Users\\Ada\\.cursor\\mcp.json"],
    ["vscode", "darwin", "/Users/ada/Library/Application Support/Code/User/mcp.json"],
    ["vscode", "linux", "/home/ada/.config/Code - Insiders/User/mcp.json"],
    ["vscode", "win32", "C:\\Users\\Ada\\AppData\\Roaming\\Code\\User\\profiles\\*\\mcp.json"],
    ["windsurf", "win32", "C:\\Users\\Ada\\.codeium\\windsurf\\mcp_config.json"],
    ["windsurf", "linux", "/home/ada/.codeium/mcp_config.json"],
    ["zed", "darwin", "/Users/ada/.config/zed/settings.json"],
    ["zed", "win32", "C:\\Users\\Ada\\AppData\\Roaming\\Zed\\settings.json"],
    [
      "cline",
      "darwin",
      "/Users/ada/Library/Application Support/Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json",
    ],
    ["cline", "linux", "/home/ada/.cline/data/settings/cline_mcp_settings.json"],
    ["roo", "linux", "/home/ada/.kilocode/cli/global/settings/mcp_settings.json"],
    ["continue", "linux", "/home/ada/.continue/mcpServers/*.yaml"],
    ["gemini-cli", "win32", "C:\\Users\\Ada\\.gemini\\settings.json"],
    ["gemini-cli", "linux", "/home/ada/.gemini/antigravity/mcp_config.json"],
    ["codex", "win32", "C:\\ProgramData\\OpenAI\\Codex\\config.toml"],
    ["codex", "linux", "/home/ada/.codex/*.config.toml"],
    ["goose", "win32", "C:\\Users\\Ada\\AppData\\Roaming\\Block\\goose\\config\\config.yaml"],
    ["goose", "darwin", "/Users/ada/.config/goose/config.yaml"],
    ["lm-studio", "linux", "/home/ada/.cache/lm-studio/mcp.json"],
    ["jetbrains", "linux", "/home/ada/.junie/mcp/mcp.json"],
    ["amazon-q", "linux", "/home/ada/.kiro/agents/*.json"],
    ["amazon-q", "win32", "C:\\Users\\Ada\\.aws\\amazonq\\mcp.json"],
    ["opencode", "linux", "/home/ada/.config/opencode/opencode.jsonc"],
    ["copilot-cli", "darwin", "/Users/ada/.copilot/mcp-config.json"],
    ["mcpb", "darwin", "/Users/ada/Library/Application Support/Claude/Claude Extensions/*/manifest.json"],
    ["docker", "linux", "/home/ada/.docker/mcp/catalogs/*.yaml"],
  ])("%s on %s: %s", (id, platform, path) => {
    expect(paths(id, platform)).toContain(path);
  });

  test.each<[string, Platform, Record<string, string>, string]>([
    ["claude-code", "linux", { CLAUDE_CONFIG_DIR: "/srv/claude" }, "/srv/claude/.claude.json"],
    ["codex", "darwin", { CODEX_HOME: "/srv/codex" }, "/srv/codex/config.toml"],
    ["cline", "linux", { CLINE_MCP_SETTINGS_PATH: "/srv/cline.json" }, "/srv/cline.json"],
    ["goose", "linux", { XDG_CONFIG_HOME: "/srv/config" }, "/srv/config/goose/config.yaml"],
    ["claude-desktop", "win32", { APPDATA: "D:\\Roaming" }, "D:\\Roaming\\Claude\\claude_desktop_config.json"],
  ])("%s on %s looks where %j says", (id, platform, variables, path) => {
    expect(paths(id, platform, variables)).toContain(path);
  });

  test("are written with the separators of the platform", () => {
    for (const { id } of IMPORTERS) {
      for (const path of paths(id, "win32")) expect(path).toMatch(/^[A-Z]:\\[^/]+$/);
      for (const path of [...paths(id, "linux"), ...paths(id, "darwin")]) expect(path).toMatch(/^\/[^\\]+$/);
    }
  });
});
