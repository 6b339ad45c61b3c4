import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { definePermissions } from "./define";

const EFFECTS: Record<string, "hide" | "ask" | "allow"> = { deny: "hide", ask: "ask", allow: "allow" };

/** Tools of servers have names like `server_tool`; a name without `_` is one of opencode's own tools. */
function subjectOf(name: string): PermissionRule["on"] {
  const cut = name.indexOf("_");
  if (name === "*") return { server: "*" };
  if (cut <= 0 || name === "external_directory" || name === "doom_loop") return { own: name };
  const tool = name.slice(cut + 1);
  return { server: name.slice(0, cut), ...(tool !== "*" && { tool }) };
}

function rulesOf(name: string, said: unknown): PermissionRule[] {
  if (typeof said === "string") {
    const effect = EFFECTS[said];
    return effect ? [{ effect, on: subjectOf(name), words: `${name}: ${said}` }] : [];
  }
  if (!isRecord(said)) return [];
  return Object.entries(said).flatMap(([pattern, action]): PermissionRule[] => {
    const effect = EFFECTS[String(action)];
    if (!effect) return [];
    const words = `${name} ${pattern}: ${String(action)}`;
    if (name === "skill" && pattern !== "*") return [{ effect, on: { component: `skill:${pattern}` }, words }];
    return [
      {
        effect: effect === "hide" && pattern !== "*" ? "block" : effect,
        on: subjectOf(name),
        ...(pattern !== "*" && { scope: pattern }),
        words,
      },
    ];
  });
}

export default definePermissions({
  id: "opencode",
  label: "opencode",
  syntax: "json",
  paths: (_platform, home, variables = {}) => {
    const folder = variables.XDG_CONFIG_HOME ?? `${home}/.config`;
    return ["opencode.json", "opencode.jsonc"].map((file) => `${folder}/opencode/${file}`);
  },
  inProject: ["opencode.json", "opencode.jsonc"],
  fileName: /(^|\/)opencode\.jsonc?$/i,
  read(config) {
    if (!isRecord(config) || config.permission === undefined) return undefined;
    const rules = isRecord(config.permission)
      ? Object.entries(config.permission).flatMap(([name, said]) => rulesOf(name, said))
      : rulesOf("*", config.permission);
    return { rules, order: "last", remarks: ["What no rule is about is mostly allowed by opencode."] };
  },
});
