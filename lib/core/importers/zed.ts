import { blockAt, defineImporter, isRecord } from "./define";

export default defineImporter({
  id: "zed",
  label: "Zed",
  paths: (platform, home) => [platform === "win32" ? `${home}\\AppData\\Roaming\\Zed\\settings.json` : `${home}/.config/zed/settings.json`],
  fileName: /(^|\/)\.?zed\/settings\.json$/i,
  blocks: (config) => blockAt(config, "context_servers"),
  // Older settings nest the command: { "command": { "path", "args", "env" } }.
  translate(entry) {
    if (entry.source === "extension") return "An extension of Zed brings this server; its command is not in the file. Add the command by hand.";
    if (!isRecord(entry.command)) return entry;
    const { path, args, env } = entry.command;
    return { ...entry, command: path, args, env };
  },
  incomplete: "Servers that Zed's extensions bring, and tools hidden by an agent profile, are not read from this file.",
});
