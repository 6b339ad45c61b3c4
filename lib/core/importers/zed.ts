import { appData, at, blockAt, configHome, defineImporter } from "./define";
import { isRecord } from "../text/is-record";

/** The agent profile that a new chat starts with. */
function profile(config: unknown): unknown {
  const chosen = at(config, ["agent", "default_profile"]) ?? at(config, ["assistant", "default_profile"]);
  return at(config, ["agent", "profiles", typeof chosen === "string" ? chosen : "write"]);
}

/** A tool's own switch wins over `enable_all_context_servers`, which is on by default. */
function offered(config: unknown, name: string): { hidden?: string[]; only?: string[] } {
  const tools = at(profile(config), ["context_servers", name, "tools"]);
  const named = (wanted: boolean) =>
    isRecord(tools) ? Object.entries(tools).flatMap(([tool, on]) => (on === wanted ? [tool] : [])) : [];
  return at(profile(config), ["enable_all_context_servers"]) === false
    ? { only: named(true) }
    : { hidden: named(false) };
}

export default defineImporter({
  id: "zed",
  paths: (platform, home, variables) => [
    platform === "win32"
      ? `${appData(home, variables)}\\Zed\\settings.json`
      : `${configHome(home, variables)}/zed/settings.json`,
  ],
  fileName: /(^|\/)\.?zed\/settings\.json$/i,
  blocks: (config) => blockAt(config, "context_servers"),
  // Older settings nest the command: { "command": { "path", "args", "env" } }.
  translate(entry) {
    if (
      entry.source === "extension" ||
      (entry.command === undefined && entry.url === undefined && isRecord(entry.settings))
    )
      return "An extension of Zed brings this server; its command is not in the file. Add the command by hand.";
    if (!isRecord(entry.command)) return entry;
    const { path, args, env } = entry.command;
    return { ...entry, command: path, args, env };
  },
  filter: offered,
  incomplete:
    "Servers that Zed's extensions bring are not in this file, and only the profile that a chat starts with is read.",
});
