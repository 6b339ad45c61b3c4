import { blockAt, defineImporter, under } from "./define";

export default defineImporter({
  id: "jetbrains",
  paths: (platform, home) => under(platform, home, ".junie/mcp/mcp.json", ".air/mcp.json"),
  fileName: /(^|\/)(\.junie\/mcp|\.air)\/mcp\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete:
    "AI Assistant keeps its servers in the IDE's settings; copy the JSON from Settings, Tools, AI Assistant, MCP.",
});
