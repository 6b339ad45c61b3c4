import { at } from "../importers/define";
import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { definePermissions } from "./define";

const EFFECTS: Record<string, "ask" | "allow"> = { prompt: "ask", approve: "allow" };

function rulesOf(server: string, entry: unknown): PermissionRule[] {
  if (!isRecord(entry)) return [];
  const tools = isRecord(entry.tools) ? Object.entries(entry.tools) : [];
  const whole = EFFECTS[String(entry.default_tools_approval_mode)];
  return [
    ...tools.flatMap(([tool, said]): PermissionRule[] => {
      const mode = String(at(said, ["approval_mode"]));
      const effect = EFFECTS[mode];
      return effect ? [{ effect, on: { server, tool }, words: `${tool}.approval_mode = "${mode}"` }] : [];
    }),
    ...(whole
      ? [
          {
            effect: whole,
            on: { server },
            words: `default_tools_approval_mode = "${String(entry.default_tools_approval_mode)}"`,
          },
        ]
      : []),
  ];
}

export default definePermissions({
  id: "codex",
  syntax: "toml",
  paths(platform, home, variables = {}) {
    const separator = platform === "win32" ? "\\" : "/";
    return [`${variables.CODEX_HOME ?? `${home}${separator}.codex`}${separator}config.toml`];
  },
  inProject: [".codex/config.toml"],
  fileName: /(^|\/)\.codex\/[^/]*config\.toml$/i,
  read(config) {
    if (!isRecord(config)) return undefined;
    const servers = isRecord(config.mcp_servers) ? Object.entries(config.mcp_servers) : [];
    const rules = servers.flatMap(([name, entry]) => rulesOf(name, entry));
    const remarks = [
      ...(config.approval_policy === "never" ? ["The approval policy “never” asks for nothing."] : []),
      ...(config.sandbox_mode === "danger-full-access" || config.default_permissions === ":danger-full-access"
        ? ["Commands run without a sandbox."]
        : []),
      ...(at(config, ["sandbox_workspace_write", "network_access"]) === true
        ? ["The sandbox lets commands reach the network."]
        : []),
    ];
    return rules.length + remarks.length > 0 ? { rules, remarks, order: "first" } : undefined;
  },
});
