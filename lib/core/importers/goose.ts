import { appData, at, blockAt, configHome, defineImporter, fromVariables, texts } from "./define";
import { isRecord } from "../text/is-record";

const BUILT_IN = ["builtin", "platform", "frontend", "inline_python"];

export default defineImporter({
  id: "goose",
  syntaxes: ["yaml", "json"],
  paths: (platform, home, variables) => [
    platform === "win32"
      ? `${appData(home, variables)}\\Block\\goose\\config\\config.yaml`
      : `${configHome(home, variables)}/goose/config.yaml`,
  ],
  fileName: /(^|\/)(goose\/(config\/)?config|recipe)\.(ya?ml|json)$/i,
  // A recipe has a list of extensions, each with its name.
  blocks: (config) =>
    Array.isArray(at(config, ["extensions"])) ? [{ path: ["extensions"] }] : blockAt(config, "extensions"),
  translate(entry) {
    if (BUILT_IN.includes(String(entry.type)))
      return "This extension is part of Goose itself and cannot be asked for its tools. Count it with the host.";
    const kept = Object.fromEntries(texts(entry.env_keys).map((name) => [name, name]));
    // An empty list of tools offers all of them.
    const tools = texts(entry.available_tools).length > 0 ? entry.available_tools : undefined;
    return {
      ...entry,
      available_tools: tools,
      command: entry.cmd,
      url: entry.uri ?? entry.url,
      env: { ...fromVariables(kept), ...(isRecord(entry.envs) ? entry.envs : {}) },
    };
  },
  incomplete: "Values in Goose's keyring are not in this file. Enter them by hand where a server needs them to start.",
});
