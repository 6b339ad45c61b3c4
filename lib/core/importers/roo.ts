import { appData, blockAt, configHome, defineImporter, under } from "./define";

const EXTENSIONS = ["rooveterinaryinc.roo-cline", "kilocode.kilo-code"];

export default defineImporter({
  id: "roo",
  paths(platform, home, variables) {
    const user = {
      darwin: `${home}/Library/Application Support/Code/User`,
      win32: `${appData(home, variables)}\\Code\\User`,
      linux: `${configHome(home, variables)}/Code/User`,
    }[platform];
    const settings = EXTENSIONS.map((extension) => `${user}/globalStorage/${extension}/settings/mcp_settings.json`).map(
      (file) => (platform === "win32" ? file.replaceAll("/", "\\") : file),
    );
    return [...settings, ...under(platform, home, ".kilocode/cli/global/settings/mcp_settings.json")];
  },
  fileName: /(^|\/)(mcp_settings\.json|\.roo\/mcp\.json|\.kilocode\/mcp\.json)$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  bearing: (entry) => (Array.isArray(entry.alwaysAllow) || entry.type === "streamable-http" ? "own" : undefined),
});
