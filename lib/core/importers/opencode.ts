import { blockAt, defineImporter } from "./define";

export default defineImporter({
  id: "opencode",
  label: "OpenCode",
  paths: (platform, home) => (platform === "win32" ? [`${home}\\.config\\opencode\\opencode.json`] : [`${home}/.config/opencode/opencode.json`, `${home}/.config/opencode/opencode.jsonc`]),
  fileName: /(^|\/)(opencode\.jsonc?|\.agents\/mcp\.json)$/i,
  // VS Code nests its servers one level deeper, under `mcp.servers`.
  blocks: (config) => (blockAt(config, "mcp", "servers").length > 0 ? [] : blockAt(config, "mcp")),
  translate(entry) {
    const [command, ...args] = Array.isArray(entry.command) ? entry.command : [entry.command];
    return { ...entry, ...(entry.command === undefined ? {} : { command, args }), env: entry.environment };
  },
  incomplete: "Tools that the “tools” setting switches off are counted here; switch them off in the session.",
});
