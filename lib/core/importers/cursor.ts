import { blockAt, defineImporter, under } from "./define";

export default defineImporter({
  id: "cursor",
  paths: (platform, home) =>
    under(platform, home, ".cursor/mcp.json", ".cursor/plugins/*/.mcp.json", ".cursor/plugins/*/mcp.json"),
  fileName: /(^|\/)mcp\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  bearing: (entry) =>
    entry.envFile !== undefined || /\$\{(env:|userHome\}|workspaceFolder)/.test(JSON.stringify(entry))
      ? "own"
      : undefined,
  incomplete:
    "Tools that were switched off in Cursor's settings are not recorded in this file. Switch them off in the session.",
});
