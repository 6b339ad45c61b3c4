import { addressOf, appData, blockAt, configHome, defineImporter } from "./define";

export default defineImporter({
  id: "claude-desktop",
  paths: (platform, home, variables) =>
    ({
      darwin: [`${home}/Library/Application Support/Claude/claude_desktop_config.json`],
      win32: [`${appData(home, variables)}\\Claude\\claude_desktop_config.json`],
      linux: [`${configHome(home, variables)}/Claude/claude_desktop_config.json`],
    })[platform],
  fileName: /(^|\/)claude_desktop_config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  // Its file only holds commands; servers with an address are kept elsewhere.
  bearing: (entry) => (entry.command === undefined && addressOf(entry) !== undefined ? "foreign" : undefined),
  incomplete:
    "Remote connectors and desktop extensions are kept outside this file. Import an extension's .mcpb file or manifest.json, and add connectors by hand.",
});
