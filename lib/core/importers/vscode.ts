import { appData, blockAt, configHome, defineImporter, type ServerBlock } from "./define";

const EDITIONS = ["Code", "Code - Insiders"];

/** Settings nest servers under `mcp`, or write both words as one name; workspaces and dev containers nest settings once more. */
const inSettings = (config: unknown, ...path: string[]): ServerBlock[] => [
  ...blockAt(config, ...path, "mcp", "servers"),
  ...blockAt(config, ...path, "mcp.servers"),
];

/** `mcp.json` has `servers` at the top. Docker's profiles have a list of that name. */
export default defineImporter({
  id: "vscode",
  paths(platform, home, variables) {
    const base = {
      darwin: `${home}/Library/Application Support`,
      win32: appData(home, variables),
      linux: configHome(home, variables),
    }[platform];
    const files = ["User/mcp.json", "User/settings.json", "User/profiles/*/mcp.json", "User/profiles/*/settings.json"];
    const remote = `${home}/.vscode-server/data/Machine/mcp.json`;
    return [
      ...EDITIONS.flatMap((edition) => files.map((file) => `${base}/${edition}/${file}`)),
      ...(platform === "linux" ? [remote] : []),
    ].map((path) => (platform === "win32" ? path.replaceAll("/", "\\") : path));
  },
  fileName:
    /(^|\/)(\.vscode\/(mcp|settings)\.json|User\/(profiles\/[^/]+\/)?(mcp|settings)\.json|\.?devcontainer\.json|[^/]*\.code-workspace)$/i,
  blocks: (config) => [
    ...blockAt(config, "servers"),
    ...inSettings(config),
    ...inSettings(config, "settings"),
    ...inSettings(config, "customizations", "vscode"),
    ...inSettings(config, "customizations", "vscode", "settings"),
  ],
  incomplete:
    "Servers that VS Code discovers in other applications, and tools switched off in its tool picker, are not in this file.",
});
