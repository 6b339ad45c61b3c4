import { blockAt, defineImporter } from "./define";

export default defineImporter({
  id: "cursor",
  label: "Cursor",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.cursor\\mcp.json` : `${home}/.cursor/mcp.json`],
  fileName: /(^|\/)mcp\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "Tools that were switched off in Cursor's settings are not recorded in this file. Switch them off in the session.",
});
