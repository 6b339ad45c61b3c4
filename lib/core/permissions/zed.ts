import { at } from "../importers/define";
import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { definePermissions } from "./define";

const EFFECTS: Record<string, "block" | "ask" | "allow"> = { deny: "block", confirm: "ask", allow: "allow" };

export default definePermissions({
  id: "zed",
  syntax: "json",
  paths: (platform, home, variables = {}) => [
    platform === "win32"
      ? `${variables.APPDATA ?? `${home}\\AppData\\Roaming`}\\Zed\\settings.json`
      : `${home}/.config/zed/settings.json`,
  ],
  inProject: [".zed/settings.json"],
  fileName: /(^|\/)\.?zed\/settings\.json$/i,
  read(config) {
    const tools = at(config, ["agent", "tool_permissions", "tools"]);
    if (!isRecord(tools)) return undefined;
    const rules = Object.entries(tools).flatMap(([name, said]): PermissionRule[] => {
      const mode = String(at(said, ["default"]));
      const effect = EFFECTS[mode];
      if (!effect) return [];
      const [, server, tool] = /^mcp:([^:]*):(.*)$/s.exec(name) ?? [];
      return [
        { effect, on: server === undefined ? { own: name } : { server, tool: tool! }, words: `${name}: ${mode}` },
      ];
    });
    return { rules, remarks: [] };
  },
});
