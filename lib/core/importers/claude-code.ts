import { at, blockAt, defineImporter, flatBlock, texts, type ServerBlock } from "./define";
import { isRecord } from "../text/is-record";

/** `~/.claude.json` holds the user's servers and, under each project's path, the project's own ones. */
function projectBlocks(config: unknown): ServerBlock[] {
  const projects = at(config, ["projects"]);
  if (!isRecord(projects)) return [];
  return Object.entries(projects).flatMap(([path, project]) => {
    if (!isRecord(project) || !isRecord(project.mcpServers)) return [];
    return [{ path: ["projects", path, "mcpServers"], scope: path, disabled: texts(project.disabledMcpServers) }];
  });
}

/** What a plugin's manifest says about itself in objects (code.claude.com/docs/en/plugins-reference). */
const OF_THE_PLUGIN = ["author", "repository", "metadata", "dependencies", "userConfig", "channels", "experimental"];

export default defineImporter({
  id: "claude-code",
  paths(platform, home, variables = {}) {
    const separator = platform === "win32" ? "\\" : "/";
    const moved = variables.CLAUDE_CONFIG_DIR;
    const folder = moved ?? `${home}${separator}.claude`;
    const managed = {
      darwin: "/Library/Application Support/ClaudeCode/managed-mcp.json",
      win32: `${variables.PROGRAMFILES ?? "C:\\Program Files"}\\ClaudeCode\\managed-mcp.json`,
      linux: "/etc/claude-code/managed-mcp.json",
    };
    // The clone of a marketplace lists what could be installed, not what is.
    return [
      `${moved ?? home}${separator}.claude.json`,
      managed[platform],
      ...["plugins/*/.mcp.json", "plugins/cache/*/*/*/.mcp.json"].map((plugin) =>
        `${folder}/${plugin}`.replaceAll("/", separator),
      ),
    ];
  },
  fileName: /(^|\/)(\.claude\.json|\.mcp\.json|managed-mcp\.json|\.claude-plugin\/plugin\.json)$/i,
  // Plugins ship a `.mcp.json` that is the map itself, sometimes with texts about the plugin beside the servers.
  blocks(config) {
    const wrapped = [...blockAt(config, "mcpServers"), ...projectBlocks(config)];
    return wrapped.length > 0 || at(config, ["projects"]) !== undefined ? wrapped : flatBlock(config, OF_THE_PLUGIN);
  },
  // Only Claude Code requires a type beside every address.
  bearing: (entry) =>
    (typeof entry.url === "string" && ["http", "sse", "ws"].some((type) => type === entry.type)) ||
    entry.headersHelper !== undefined ||
    entry.alwaysLoad !== undefined ||
    /\$\{[A-Za-z_]\w*:-/.test(JSON.stringify(entry))
      ? "own"
      : undefined,
  remark: (entry) =>
    typeof entry.url === "string" && entry.type === undefined && entry.command === undefined
      ? "Claude Code wants a “type” beside a url (http or sse) and does not load this entry without one. It is read as http here."
      : undefined,
  incomplete:
    "Servers of plugins and connectors of claude.ai are kept elsewhere, and permission rules in settings.json. Import a plugin's own .mcp.json, and add connectors by hand.",
});
