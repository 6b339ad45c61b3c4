import { at, blockAt, defineImporter, texts, under } from "./define";

/** `mcp.allowed` and `mcp.excluded` switch whole servers on and off. */
function isOff(config: unknown, name: string): boolean {
  const allowed = at(config, ["mcp", "allowed"]);
  return texts(at(config, ["mcp", "excluded"])).includes(name) || (Array.isArray(allowed) && !allowed.includes(name));
}

export default defineImporter({
  id: "gemini-cli",
  label: "Gemini CLI and Antigravity",
  paths(platform, home) {
    const system = {
      darwin: "/Library/Application Support/GeminiCli/settings.json",
      win32: "C:\\ProgramData\\gemini-cli\\settings.json",
      linux: "/etc/gemini-cli/settings.json",
    };
    return [
      ...under(
        platform,
        home,
        ".gemini/settings.json",
        ".gemini/antigravity/mcp_config.json",
        ".gemini/extensions/*/gemini-extension.json",
      ),
      system[platform],
    ];
  },
  fileName: /(^|\/)(settings|antigravity\/mcp_config|gemini-extension)\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  bearing: (entry) =>
    ["httpUrl", "includeTools", "excludeTools", "trust"].some((key) => entry[key] !== undefined) ? "own" : undefined,
  filter: (config, name) => ({ off: isOff(config, name) }),
  remark: (_entry, name) =>
    name.includes("_")
      ? "Gemini CLI splits names at the first underscore, so its policy rules can miss the tools of this server. Rename it with a hyphen."
      : undefined,
  incomplete: "Servers of extensions and tools hidden by policy files are kept elsewhere.",
});
