import { at, defineImporter, isRecord } from "./define";

export default defineImporter({
  id: "continue",
  label: "Continue",
  syntax: "yaml",
  paths: (platform, home) => [platform === "win32" ? `${home}\\.continue\\config.yaml` : `${home}/.continue/config.yaml`],
  fileName: /(^|\/)\.continue\/([^/]+|mcpServers\/[^/]+)\.ya?ml$/i,
  blocks: (config) => (Array.isArray(at(config, ["mcpServers"])) ? [{ path: ["mcpServers"] }] : []),
  translate: (entry) => (isRecord(entry.requestOptions) ? { ...entry, headers: entry.requestOptions.headers } : entry),
  incomplete: "Blocks that are pulled in with “uses” are kept on Continue's hub. Add them by hand.",
});
