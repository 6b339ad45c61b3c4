import { blockAt, defineImporter, fromVariables, isRecord, texts } from "./define";

export default defineImporter({
  id: "codex",
  label: "Codex",
  syntax: "toml",
  paths: (platform, home) => (platform === "win32" ? [`${home}\\.codex\\config.toml`, "C:\\ProgramData\\OpenAI\\Codex\\config.toml"] : [`${home}/.codex/config.toml`, "/etc/codex/config.toml"]),
  fileName: /(^|\/)(\.codex\/)?[^/]*config\.toml$/i,
  blocks: (config) => blockAt(config, "mcp_servers"),
  // Variables are named in keys of their own instead of being written into texts.
  translate(entry) {
    const bearer = typeof entry.bearer_token_env_var === "string" ? { Authorization: `Bearer \${${entry.bearer_token_env_var}}` } : {};
    const named = Object.fromEntries(texts(entry.env_vars).map((name) => [name, name]));
    return {
      ...entry,
      env: { ...fromVariables(named), ...(isRecord(entry.env) ? entry.env : {}) },
      headers: { ...(isRecord(entry.http_headers) ? entry.http_headers : {}), ...fromVariables(entry.env_http_headers), ...bearer },
    };
  },
});
