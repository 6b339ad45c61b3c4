import { blockAt, defineImporter } from "./define";

const IN_EDITOR = { darwin: "Library/Application Support/Code/User", linux: ".config/Code/User" };
const FOLDER = "globalStorage/rooveterinaryinc.roo-cline/settings/mcp_settings.json";

export default defineImporter({
  id: "roo",
  label: "Roo Code",
  paths: (platform, home) => [platform === "win32" ? `${home}\\AppData\\Roaming\\Code\\User\\${FOLDER.replaceAll("/", "\\")}` : `${home}/${IN_EDITOR[platform]}/${FOLDER}`],
  fileName: /(^|\/)(mcp_settings\.json|\.roo\/mcp\.json|\.kilocode\/mcp\.json)$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
});
