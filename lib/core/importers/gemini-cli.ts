import { at, blockAt, defineImporter, isRecord, texts, type Block } from "./define";

/** `mcp.allowed` and `mcp.excluded` switch whole servers on and off. */
function withSwitches(config: unknown, block: Block): Block {
  const servers = at(config, block.path);
  const names = isRecord(servers) ? Object.keys(servers) : [];
  const allowed = at(config, ["mcp", "allowed"]);
  const excluded = texts(at(config, ["mcp", "excluded"]));
  return { ...block, disabled: names.filter((name) => excluded.includes(name) || (Array.isArray(allowed) && !allowed.includes(name))) };
}

export default defineImporter({
  id: "gemini-cli",
  label: "Gemini CLI",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.gemini\\settings.json` : `${home}/.gemini/settings.json`],
  fileName: /(^|\/)(settings|antigravity\/mcp_config)\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers").map((block) => withSwitches(config, block)),
  incomplete: "Servers of extensions and tools hidden by policy files are kept elsewhere.",
});
