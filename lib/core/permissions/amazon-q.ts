import { texts } from "../importers/define";
import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { definePermissions } from "./define";

/** `@server`, `@server/tool`, or a built-in tool's name. */
function subjectOf(name: string): PermissionRule["on"] {
  if (!name.startsWith("@")) return { own: name };
  const [server = "", tool] = name.slice(1).split("/", 2);
  return { server, ...(tool !== undefined && tool !== "*" && { tool }) };
}

export default definePermissions({
  id: "amazon-q",
  label: "Amazon Q, Kiro",
  syntax: "json",
  paths: (platform, home) => {
    const under = (path: string) =>
      platform === "win32" ? `${home}\\${path.replaceAll("/", "\\")}` : `${home}/${path}`;
    return [under(".aws/amazonq/agents/*.json"), under(".kiro/agents/*.json")];
  },
  inProject: [".amazonq/agents/*.json", ".kiro/agents/*.json"],
  fileName: /(^|\/)(\.?amazonq|\.kiro)\/agents\/[^/]+\.json$/i,
  read(config) {
    if (!isRecord(config) || !Array.isArray(config.allowedTools)) return undefined;
    return {
      rules: texts(config.allowedTools).map((name) => ({ effect: "allow", on: subjectOf(name), words: name })),
      remarks: [],
    };
  },
});
