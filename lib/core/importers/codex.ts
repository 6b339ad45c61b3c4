import { blockAt, defineImporter, fromVariables, texts } from "./define";
import { isRecord } from "../text/is-record";

const STDIO = ["command", "args", "env", "env_vars", "cwd"];
const HTTP = ["url", "bearer_token_env_var", "http_headers", "env_http_headers"];

/** `env_vars` are names, or objects with one. */
const variableNames = (value: unknown): string[] => [
  ...texts(value),
  ...(Array.isArray(value) ? value : []).flatMap((one) =>
    isRecord(one) && typeof one.name === "string" ? [one.name] : [],
  ),
];

export default defineImporter({
  id: "codex",
  syntaxes: ["toml", "json"],
  paths(platform, home, variables = {}) {
    const separator = platform === "win32" ? "\\" : "/";
    const folder = variables.CODEX_HOME ?? `${home}${separator}.codex`;
    const system =
      platform === "win32"
        ? `${variables.PROGRAMDATA ?? "C:\\ProgramData"}\\OpenAI\\Codex\\config.toml`
        : "/etc/codex/config.toml";
    return [`${folder}${separator}config.toml`, `${folder}${separator}*.config.toml`, system];
  },
  fileName: /(^|\/)(\.codex\/[^/]+\.toml|[^/]*config\.toml)$|^(?=.*\.json$)(.*\/)?\.codex\/plugins\//i,
  blocks: (config) => blockAt(config, "mcp_servers"),
  // Variables have keys of their own instead of being written into texts.
  translate(entry) {
    const bearer =
      typeof entry.bearer_token_env_var === "string"
        ? { Authorization: `Bearer \${${entry.bearer_token_env_var}}` }
        : {};
    const named = Object.fromEntries(variableNames(entry.env_vars).map((name) => [name, name]));
    return {
      ...entry,
      env: { ...fromVariables(named), ...(isRecord(entry.env) ? entry.env : {}) },
      headers: {
        ...(isRecord(entry.http_headers) ? entry.http_headers : {}),
        ...fromVariables(entry.env_http_headers),
        ...bearer,
      },
    };
  },
  remark(entry) {
    if (entry.bearer_token !== undefined)
      return "Codex refuses a token written into “bearer_token”, and it was left out here. Name a variable in “bearer_token_env_var”.";
    const mixed = STDIO.some((key) => entry[key] !== undefined) && HTTP.some((key) => entry[key] !== undefined);
    return mixed
      ? "It mixes keys of a command and of an address, which Codex refuses. Keep either command or url."
      : undefined;
  },
  incomplete:
    "Plugins of Codex bring servers of their own, and a project's .codex/config.toml adds to these. Import those files, too.",
});
