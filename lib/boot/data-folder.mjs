import { homedir } from "node:os";
import path from "node:path";

/**
 * Where Trefoil keeps its database and key: `TREFOIL_DATA`, or the platform's place for a person's application data.
 * Not the package `env-paths`: on Windows it names another folder than the one that already holds people's data.
 * @param {string} platform as `process.platform`
 * @param {Record<string, string | undefined>} environment
 */
export function dataFolder(platform = process.platform, environment = process.env, home = homedir()) {
  if (environment["TREFOIL_DATA"]) return path.resolve(environment["TREFOIL_DATA"]);
  if (platform === "win32")
    return path.join(environment["APPDATA"] || path.join(home, "AppData", "Roaming"), "Trefoil");
  if (platform === "darwin") return path.join(home, "Library", "Application Support", "Trefoil");
  return path.join(environment["XDG_DATA_HOME"] || path.join(home, ".local", "share"), "trefoil");
}

/** @param {string} folder */
export function databaseUrl(folder) {
  return `file:${path.join(folder, "trefoil.db")}`;
}
