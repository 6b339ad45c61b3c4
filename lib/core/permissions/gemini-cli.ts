import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { definePermissions } from "./define";

const EFFECTS: Record<string, "hide" | "ask" | "allow"> = { deny: "hide", ask_user: "ask", allow: "allow" };
/** Keys of a rule that restrict it to some calls or tools. */
const CONDITIONS = ["argsPattern", "commandPrefix", "commandRegex", "toolAnnotations", "interactive", "modes"];

const names = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === "string");

/** One `[[rule]]` of a policy. */
function ruleOf(raw: unknown): { priority: number; rules: PermissionRule[] }[] {
  if (!isRecord(raw)) return [];
  const effect = EFFECTS[String(raw.decision)];
  if (!effect) return [];
  const condition = CONDITIONS.filter((key) => raw[key] !== undefined)
    .map((key) => `${key} = ${JSON.stringify(raw[key])}`)
    .join(", ");
  const servers = names(raw.mcpName);
  const tools = names(raw.toolName);
  const subjects: PermissionRule["on"][] =
    servers.length > 0
      ? servers.flatMap((server) => (tools.length > 0 ? tools.map((tool) => ({ server, tool })) : [{ server }]))
      : tools.length > 0
        ? tools.map((own) => ({ own }))
        : [{ own: "*" }, { server: "*" }];
  return [
    {
      priority: typeof raw.priority === "number" ? raw.priority : 0,
      rules: subjects.map((on) => ({
        effect: effect === "hide" && condition !== "" ? "block" : effect,
        on,
        ...(condition !== "" && { scope: condition.slice(0, 300) }),
        words: `decision = "${String(raw.decision)}"`,
      })),
    },
  ];
}

export default definePermissions({
  id: "gemini-cli",
  syntax: "toml",
  paths: (platform, home) => [
    platform === "win32" ? `${home}\\.gemini\\policies\\*.toml` : `${home}/.gemini/policies/*.toml`,
  ],
  inProject: [".gemini/policies/*.toml"],
  fileName: /(^|\/)policies\/[^/]+\.toml$/i,
  read(config) {
    if (!isRecord(config) || !Array.isArray(config.rule)) return undefined;
    const rules = config.rule
      .slice(0, 2_000)
      .flatMap(ruleOf)
      .toSorted((a, b) => b.priority - a.priority)
      .flatMap((one) => one.rules);
    const unsaid = rules.some(({ on }) => "server" in on && on.server.includes("_"));
    return {
      rules,
      order: "first",
      remarks: unsaid
        ? ["A name of a server with “_” may miss its rules: Gemini CLI splits the name of a tool at the first “_”."]
        : [],
    };
  },
});
