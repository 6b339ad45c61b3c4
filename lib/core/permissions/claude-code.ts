import { at, texts } from "../importers/define";
import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { definePermissions, parseRule } from "./define";

/** What a rule with a scope does not do, according to the documentation. */
const SCOPED: Record<string, string> = {
  Bash: "A rule on some commands of Bash is fragile: the same can be written otherwise, and each part of a joined command is matched by itself.",
  Read: "A rule on paths of Read does not stop a script that Bash runs from reading them.",
  Edit: "A rule on paths of Edit does not stop a script that Bash runs from writing them.",
  Write: "Rules on paths of Write are never consulted; those on Edit are.",
  Glob: "Rules on paths of Glob are never consulted.",
  WebFetch: "A rule on domains of WebFetch means nothing where Bash may reach the network.",
};

/** The modes in which nobody is asked, and the tools to which this applies. */
const MODES: Record<string, { allows: readonly string[]; remark?: string }> = {
  bypassPermissions: { allows: ["*"], remark: "The mode “bypassPermissions” asks for nothing." },
  acceptEdits: { allows: ["Edit", "Write", "NotebookEdit"] },
  auto: { allows: [], remark: "In the mode “auto” a classifier answers most questions in place of a person." },
};

/** One rule of Claude Code, as settings and front matter write it. */
export function claudeRule(effect: "deny" | "ask" | "allow", text: string): PermissionRule | undefined {
  const parsed = parseRule(text);
  if (!parsed) return undefined;
  const { name, scope } = parsed;
  const told = { words: text, ...(scope !== undefined && { scope }) };
  const does = effect === "deny" ? (scope === undefined ? "hide" : "block") : effect;
  if (name === "Skill" || name === "Agent") {
    const kind = name === "Skill" ? "skill" : "agent";
    const one = scope?.trimEnd().replace(/\*$/, "").trimEnd();
    return one
      ? { effect: effect === "deny" ? "hide" : effect, on: { component: `${kind}:${one}` }, words: text }
      : { effect: does, on: { own: name }, words: text };
  }
  if (name.startsWith("mcp__")) {
    const [server = "", ...tool] = name.slice("mcp__".length).split("__");
    // An allow pattern only counts behind the whole name of a server.
    if (effect === "allow" && server.includes("*")) return undefined;
    const named = tool.join("__");
    return { effect: does, on: { server, ...(named !== "" && named !== "*" && { tool: named }) }, ...told };
  }
  return { effect: does, on: { own: name }, ...told };
}

function remarksOf(rules: readonly PermissionRule[], settings: Record<string, unknown>): string[] {
  const scoped = rules.flatMap(({ on, scope }) => (scope !== undefined && "own" in on ? (SCOPED[on.own] ?? []) : []));
  const mode = MODES[String(at(settings, ["permissions", "defaultMode"]))]?.remark;
  const sandbox = isRecord(settings.sandbox) && settings.sandbox.enabled === true ? settings.sandbox : undefined;
  const open =
    sandbox && (sandbox.failIfUnavailable !== true || sandbox.allowUnsandboxedCommands !== false)
      ? " As it is set, commands run without it where it is not available or a person agrees."
      : "";
  return [
    ...new Set(scoped),
    ...(mode ? [mode] : []),
    ...(sandbox
      ? [`The sandbox covers Bash and what it starts; hooks, servers and other tools stay outside it.${open}`]
      : []),
  ];
}

export default definePermissions({
  id: "claude-code",
  syntax: "json",
  paths(platform, home, variables = {}) {
    const separator = platform === "win32" ? "\\" : "/";
    const own = variables.CLAUDE_CONFIG_DIR ?? `${home}${separator}.claude`;
    const managed = {
      darwin: "/Library/Application Support/ClaudeCode/managed-settings.json",
      win32: "C:\\Program Files\\ClaudeCode\\managed-settings.json",
      linux: "/etc/claude-code/managed-settings.json",
    };
    return [`${own}${separator}settings.json`, `${own}${separator}settings.local.json`, managed[platform]];
  },
  inProject: [".claude/settings.json", ".claude/settings.local.json"],
  fileName: /(^|\/)(\.claude\/settings(\.local)?\.json|managed-settings\.json)$/i,
  read(config) {
    if (!isRecord(config)) return undefined;
    const permissions = isRecord(config.permissions) ? config.permissions : undefined;
    const servers = [...texts(config.disabledMcpjsonServers), ...texts(config.disabledMcpServers)];
    if (!permissions && servers.length === 0 && !isRecord(config.sandbox)) return undefined;
    const rules = (["deny", "ask", "allow"] as const).flatMap((effect) =>
      texts(permissions?.[effect]).flatMap((text) => claudeRule(effect, text) ?? []),
    );
    const mode = MODES[String(permissions?.defaultMode)];
    const byMode = (mode?.allows ?? []).map((own): PermissionRule => ({
      effect: "allow",
      on: { own },
      words: `defaultMode: ${String(permissions?.defaultMode)}`,
    }));
    const off = servers.map((server): PermissionRule => ({ effect: "hide", on: { server }, words: server }));
    return { rules: [...rules, ...off, ...byMode], remarks: remarksOf(rules, config) };
  },
});
