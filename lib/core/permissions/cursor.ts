import { at, texts } from "../importers/define";
import { isRecord } from "../text/is-record";
import type { PermissionRule } from "../model/component";
import { definePermissions, parseRule } from "./define";

/** `server:tool` names a tool of a server; a server alone, or `*`, all of its tools. */
function onServer(text: string): PermissionRule["on"] {
  const [server = "", tool] = text.split(":", 2);
  return { server, ...(tool !== undefined && tool !== "" && tool !== "*" && { tool }) };
}

const OWN: Record<string, string> = { Shell: "run_terminal_cmd", Read: "read_file", Write: "edit_file" };

/** `Shell(git)`, `Read(src/**)`, `Mcp(server:tool)`, as the command line's config writes them. */
function cliRule(effect: "allow" | "deny", text: string): PermissionRule[] {
  const parsed = parseRule(text);
  if (!parsed) return [];
  const { name, scope } = parsed;
  if (/^mcp$/i.test(name))
    return [{ effect: effect === "deny" ? "block" : "allow", on: onServer(scope ?? "*"), words: text }];
  return [
    {
      effect: effect === "deny" ? "block" : "allow",
      on: { own: OWN[name] ?? name },
      words: text,
      ...(scope && { scope }),
    },
  ];
}

export default definePermissions({
  id: "cursor",
  syntax: "json",
  paths: (platform, home) =>
    ["permissions.json", "cli-config.json"].map((file) =>
      platform === "win32" ? `${home}\\.cursor\\${file}` : `${home}/.cursor/${file}`,
    ),
  inProject: [".cursor/permissions.json", ".cursor/cli.json"],
  fileName: /(^|\/)\.cursor\/(permissions|cli-config|cli)\.json$/i,
  read(config) {
    if (!isRecord(config)) return undefined;
    const listed = ["mcpAllowlist", "terminalAllowlist", "permissions", "autoRun"].some(
      (key) => config[key] !== undefined,
    );
    if (!listed) return undefined;
    const rules: PermissionRule[] = [
      ...texts(config.mcpAllowlist).map((text): PermissionRule => ({
        effect: "allow",
        on: onServer(text),
        words: text,
      })),
      ...texts(config.terminalAllowlist).map((text): PermissionRule => ({
        effect: "allow",
        on: { own: "run_terminal_cmd" },
        scope: text,
        words: text,
      })),
      ...(["deny", "allow"] as const).flatMap((effect) =>
        texts(at(config, ["permissions", effect])).flatMap((text) => cliRule(effect, text)),
      ),
    ];
    const remarks = [
      "Lists of Cursor say what runs without asking. They hide nothing; a tool that is not in them is asked about, unless the mode is Run Everything.",
      ...(config.autoRun === undefined ? [] : ["“autoRun” is advice to a model that reviews calls, in plain words."]),
    ];
    return { rules, remarks };
  },
});
