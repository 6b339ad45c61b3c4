import { at, blockAt, defineImporter, texts, under } from "./define";

/** An agent's `tools`: `@server` for all tools of a server, `@server/tool` for one, `*` for everything. */
function offered(config: unknown, name: string): { only?: string[] } {
  const tools = at(config, ["tools"]);
  if (!Array.isArray(tools)) return {};
  const named = texts(tools);
  if (named.includes("*") || named.includes(`@${name}`)) return {};
  return { only: named.filter((tool) => tool.startsWith(`@${name}/`)).map((tool) => tool.slice(name.length + 2)) };
}

export default defineImporter({
  id: "amazon-q",
  paths: (platform, home) =>
    under(
      platform,
      home,
      ".aws/amazonq/mcp.json",
      ".aws/amazonq/default.json",
      ".aws/amazonq/agents/*.json",
      ".aws/amazonq/cli-agents/*.json",
      ".kiro/settings/mcp.json",
      ".kiro/agents/*.json",
    ),
  fileName:
    /(^|\/)(\.?(aws\/)?amazonq\/(mcp|default|(cli-)?agents\/[^/]+)\.json|\.kiro\/(settings\/mcp|agents\/[^/]+)\.json)$/i,
  blocks: (config) => [...blockAt(config, "mcpServers"), ...blockAt(config, "powers", "mcpServers")],
  filter: offered,
  incomplete: "An agent with “useLegacyMcpJson” also loads the servers of mcp.json. Import that file, too.",
});
