import { blockAt, defineImporter } from "./define";

export default defineImporter({
  id: "lm-studio",
  label: "LM Studio",
  paths: (platform, home) => (platform === "win32" ? [`${home}\\.lmstudio\\mcp.json`] : [`${home}/.lmstudio/mcp.json`, `${home}/.cache/lm-studio/mcp.json`]),
  fileName: /(^|\/)(\.lmstudio|lm-studio)\/mcp\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
});
