import { blockAt, defineImporter, under } from "./define";

export default defineImporter({
  id: "copilot-cli",
  paths: (platform, home, variables = {}) => [
    ...(variables.XDG_CONFIG_HOME === undefined
      ? []
      : [`${variables.XDG_CONFIG_HOME}${platform === "win32" ? "\\" : "/"}mcp-config.json`]),
    ...under(platform, home, ".copilot/mcp-config.json"),
  ],
  fileName: /(^|\/)mcp-config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  bearing: (entry) => (Array.isArray(entry.tools) || entry.type === "local" ? "own" : undefined),
  incomplete: "The GitHub server that Copilot brings along is not in this file. Add it by hand.",
});
