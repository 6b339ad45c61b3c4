import { blockAt, defineImporter, fromVariables, isRecord, texts } from "./define";

const BUILT_IN = ["builtin", "platform", "frontend", "inline_python"];

export default defineImporter({
  id: "goose",
  label: "Goose",
  syntax: "yaml",
  paths: (platform, home) => [platform === "win32" ? `${home}\\AppData\\Roaming\\Block\\goose\\config\\config.yaml` : `${home}/.config/goose/config.yaml`],
  fileName: /(^|\/)goose\/(config\/)?config\.ya?ml$/i,
  blocks: (config) => blockAt(config, "extensions"),
  translate(entry) {
    if (BUILT_IN.includes(String(entry.type))) return "This extension is part of Goose itself and cannot be asked for its tools. Count it with the host.";
    const kept = Object.fromEntries(texts(entry.env_keys).map((name) => [name, name]));
    return { ...entry, command: entry.cmd, url: entry.uri ?? entry.url, env: { ...fromVariables(kept), ...(isRecord(entry.envs) ? entry.envs : {}) } };
  },
  incomplete: "Values in Goose's keyring are not in this file. Enter them by hand where a server needs them to start.",
});
