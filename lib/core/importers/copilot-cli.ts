import { blockAt, defineImporter } from "./define";

export default defineImporter({
  id: "copilot-cli",
  label: "GitHub Copilot CLI",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.copilot\\mcp-config.json` : `${home}/.copilot/mcp-config.json`],
  fileName: /(^|\/)mcp-config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "The GitHub server that Copilot brings along is not in this file. Add it by hand.",
});
