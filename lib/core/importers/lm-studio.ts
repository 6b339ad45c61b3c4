import { blockAt, defineImporter, under } from "./define";

export default defineImporter({
  id: "lm-studio",
  paths: (platform, home) => under(platform, home, ".lmstudio/mcp.json", ".cache/lm-studio/mcp.json"),
  fileName: /(^|\/)(\.lmstudio|lm-studio)\/mcp\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
});
