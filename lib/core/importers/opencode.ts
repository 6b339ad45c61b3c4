import { at, blockAt, configHome, defineImporter, looksLikeEntry, type ServerBlock, flatBlock } from "./define";
import { isRecord } from "../text/is-record";

/** OpenCode calls a tool `server_tool`, with an underscore for everything but letters, digits and hyphens. */
const spelled = (name: string): string => name.replaceAll(/[^a-zA-Z0-9_*-]/g, "_");

/** The global switches: `{"server_*": false, "server_tool": true}`. What is switched on by name is not hidden by a pattern. */
function switches(config: unknown, name: string): { hidden?: string[]; only?: string[] } {
  const tools = at(config, ["tools"]);
  if (!isRecord(tools)) return {};
  const prefix = `${spelled(name)}_`;
  const own = Object.entries(tools).flatMap(([pattern, on]): [string, unknown][] =>
    pattern.startsWith(prefix)
      ? [[pattern.slice(prefix.length), on]]
      : pattern === "*" || (pattern.endsWith("*") && prefix.startsWith(pattern.slice(0, -1)))
        ? [["*", on]]
        : [],
  );
  const offs = own.filter(([, on]) => on === false).map(([pattern]) => pattern);
  return offs.includes("*")
    ? { only: own.filter(([, on]) => on === true).map(([pattern]) => pattern) }
    : { hidden: offs };
}

/** `.agents/mcp.json` is the map itself. */
const flat = (config: unknown): ServerBlock[] =>
  isRecord(config) &&
  Object.values(config).some(
    (entry) => looksLikeEntry(entry) && isRecord(entry) && (entry.type === "local" || entry.type === "remote"),
  )
    ? flatBlock(config)
    : [];

export default defineImporter({
  id: "opencode",
  paths: (platform, home, variables = {}) => {
    const folder =
      platform === "win32"
        ? `${variables.XDG_CONFIG_HOME ?? `${home}\\.config`}\\opencode\\`
        : `${configHome(home, variables)}/opencode/`;
    return [
      ...(variables.OPENCODE_CONFIG === undefined ? [] : [variables.OPENCODE_CONFIG]),
      `${folder}opencode.json`,
      `${folder}opencode.jsonc`,
    ];
  },
  fileName: /(^|\/)(opencode\.jsonc?|\.agents\/mcp\.json)$/i,
  blocks(config) {
    // VS Code nests its servers one level deeper, under `mcp.servers`.
    if (blockAt(config, "mcp", "servers").length > 0) return [];
    const wrapped = blockAt(config, "mcp");
    return wrapped.length > 0 ? wrapped : flat(config);
  },
  translate: (entry) => ({ ...entry, env: entry.environment ?? entry.env }),
  filter: switches,
  incomplete: "An agent's own “tools” can switch tools on that are off here.",
});
