import { at, blockAt, defineImporter, isRecord, looksLikeEntry, texts, type Block } from "./define";

/** `~/.claude.json` holds the user's servers and, under each project's path, the project's own ones. */
function projectBlocks(config: unknown): Block[] {
  const projects = at(config, ["projects"]);
  if (!isRecord(projects)) return [];
  return Object.entries(projects).flatMap(([path, project]) => {
    if (!isRecord(project) || !isRecord(project.mcpServers)) return [];
    return [{ path: ["projects", path, "mcpServers"], scope: path, disabled: texts(project.disabledMcpServers) }];
  });
}

/** Plugins ship a `.mcp.json` that is the map itself. */
const flatBlock = (config: unknown): Block[] => (isRecord(config) && Object.values(config).some(looksLikeEntry) ? [{ path: [] }] : []);

export default defineImporter({
  id: "claude-code",
  label: "Claude Code",
  paths: (platform, home) =>
    ({
      darwin: [`${home}/.claude.json`, "/Library/Application Support/ClaudeCode/managed-mcp.json"],
      win32: [`${home}\\.claude.json`, "C:\\Program Files\\ClaudeCode\\managed-mcp.json"],
      linux: [`${home}/.claude.json`, "/etc/claude-code/managed-mcp.json"],
    })[platform],
  fileName: /(^|\/)(\.claude\.json|\.mcp\.json|managed-mcp\.json)$/i,
  blocks(config) {
    const wrapped = [...blockAt(config, "mcpServers"), ...projectBlocks(config)];
    return wrapped.length > 0 || at(config, ["projects"]) !== undefined ? wrapped : flatBlock(config);
  },
  incomplete: "Servers of plugins and connectors of claude.ai are kept elsewhere. Import a plugin's own .mcp.json, and add connectors by hand.",
});
