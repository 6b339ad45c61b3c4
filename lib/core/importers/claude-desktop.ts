import { blockAt, defineImporter } from "./define";

export default defineImporter({
  id: "claude-desktop",
  label: "Claude Desktop",
  paths: (platform, home) =>
    ({
      darwin: [`${home}/Library/Application Support/Claude/claude_desktop_config.json`],
      win32: [`${home}\\AppData\\Roaming\\Claude\\claude_desktop_config.json`],
      linux: [`${home}/.config/Claude/claude_desktop_config.json`],
    })[platform],
  fileName: /(^|\/)claude_desktop_config\.json$/i,
  blocks: (config) => blockAt(config, "mcpServers"),
  incomplete: "Remote connectors and desktop extensions are kept outside this file. Add them by hand.",
});
