import { blockAt, defineImporter } from "./define";

export default defineImporter({
  id: "amazon-q",
  label: "Amazon Q and Kiro",
  paths: (platform, home) =>
    platform === "win32"
      ? [`${home}\\.aws\\amazonq\\mcp.json`, `${home}\\.aws\\amazonq\\agents\\default.json`, `${home}\\.kiro\\settings\\mcp.json`]
      : [`${home}/.aws/amazonq/mcp.json`, `${home}/.aws/amazonq/agents/default.json`, `${home}/.kiro/settings/mcp.json`],
  fileName: /(^|\/)(\.?(aws\/)?amazonq\/(mcp|(cli-)?agents\/[^/]+)\.json|\.kiro\/(settings\/mcp|agents\/[^/]+)\.json)$/i,
  blocks: (config) => [...blockAt(config, "mcpServers"), ...blockAt(config, "powers", "mcpServers")],
  incomplete: "An agent's “tools” list decides which tools the model sees; all tools of its servers are counted here.",
});
