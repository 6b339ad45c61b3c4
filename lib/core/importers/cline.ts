import { blockAt, defineImporter } from "./define";

const IN_EDITOR = { darwin: "Library/Application Support/Code/User", linux: ".config/Code/User" };
const FOLDER = "globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json";

export default defineImporter({
  id: "cline",
  label: "Cline",
  paths: (platform, home) =>
    platform === "win32"
      ? [`${home}\\AppData\\Roaming\\Code\\User\\${FOLDER.replaceAll("/", "\\")}`, `${home}\\.cline\\mcp.json`]
      : [`${home}/${IN_EDITOR[platform]}/${FOLDER}`, `${home}/.cline/mcp.json`, `${home}/.cline/data/settings/cline_mcp_settings.json`],
  fileName: /(^|\/)(cline_mcp_settings\.json|\.cline\/mcp\.json)$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
});
