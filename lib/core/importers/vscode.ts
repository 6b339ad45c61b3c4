import { blockAt, defineImporter } from "./define";

/** `mcp.json` has `servers`; settings, workspaces and dev containers nest the same under `mcp`. */
export default defineImporter({
  id: "vscode",
  label: "VS Code",
  paths(platform, home) {
    const user = {
      darwin: `${home}/Library/Application Support/Code/User/`,
      win32: `${home}\\AppData\\Roaming\\Code\\User\\`,
      linux: `${home}/.config/Code/User/`,
    }[platform];
    return [`${user}mcp.json`, `${user}settings.json`];
  },
  fileName: /(^|\/)(\.vscode\/(mcp|settings)\.json|User\/(mcp|settings)\.json|devcontainer\.json|[^/]*\.code-workspace)$/i,
  blocks: (config) => [
    ...blockAt(config, "servers"),
    ...blockAt(config, "mcp", "servers"),
    ...blockAt(config, "mcp.servers"),
    ...blockAt(config, "settings", "mcp", "servers"),
    ...blockAt(config, "customizations", "vscode", "mcp", "servers"),
  ],
  incomplete: "Servers that VS Code discovers in other applications, and tools switched off in its tool picker, are not in this file.",
});
