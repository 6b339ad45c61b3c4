import { appData, blockAt, configHome, defineImporter, under } from "./define";
import { isRecord } from "../text/is-record";

const FOLDER = "Code/User/globalStorage/saoudrizwan.claude-dev/settings/cline_mcp_settings.json";

export default defineImporter({
  id: "cline",
  paths(platform, home, variables = {}) {
    const editor = {
      darwin: `${home}/Library/Application Support/${FOLDER}`,
      win32: `${appData(home, variables)}\\${FOLDER.replaceAll("/", "\\")}`,
      linux: `${configHome(home, variables)}/${FOLDER}`,
    };
    const named = variables.CLINE_MCP_SETTINGS_PATH;
    return [
      ...(named === undefined ? [] : [named]),
      editor[platform],
      ...under(
        platform,
        home,
        ".cline/mcp.json",
        ".cline/data/settings/cline_mcp_settings.json",
        "Documents/Cline/MCP/cline_mcp_settings.json",
      ),
    ];
  },
  fileName: /(^|\/)(cline_mcp_settings\.json|\.cline\/mcp\.json)$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  bearing: (entry) =>
    entry.type === "streamableHttp" || Array.isArray(entry.autoApprove) || isRecord(entry.transport)
      ? "own"
      : undefined,
});
