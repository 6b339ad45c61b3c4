import { blockAt, defineImporter } from "./define";

export default defineImporter({
  id: "windsurf",
  label: "Windsurf",
  paths: (platform, home) => (platform === "win32" ? [`${home}\\.codeium\\windsurf\\mcp_config.json`, `${home}\\.codeium\\mcp_config.json`] : [`${home}/.codeium/windsurf/mcp_config.json`, `${home}/.codeium/mcp_config.json`]),
  fileName: /(^|\/)mcp_config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "Tools that were switched off in Windsurf's settings are not recorded in this file.",
});
