import { blockAt, defineImporter, under } from "./define";

export default defineImporter({
  id: "windsurf",
  paths: (platform, home) =>
    under(
      platform,
      home,
      ".codeium/windsurf/mcp_config.json",
      ".codeium/windsurf-next/mcp_config.json",
      ".codeium/mcp_config.json",
    ),
  fileName: /(^|\/)mcp_config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  bearing: (entry) => (entry.serverUrl === undefined ? undefined : "own"),
  incomplete: "Tools that were switched off in Windsurf's settings may not be recorded in this file.",
});
