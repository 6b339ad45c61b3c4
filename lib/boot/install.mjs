import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { inProject, ROOT, runNode, StepFailed } from "./project.mjs";
import { trim } from "./trim.mjs";

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry */

/**
 * Does node_modules hold what the lock file asks for? Compares with npm's own record of what it installed; packages for
 * other platforms are optional and may be absent.
 * @param {string} root
 * @param {{ development: boolean }} want development packages are needed too
 */
export function isInstalled(root, { development }) {
  const record = path.join(root, "node_modules", ".package-lock.json");
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  return Object.entries(readPackages(path.join(root, "package-lock.json"))).every(([place, entry]) => {
    const skipped = place === "" || entry.optional || (entry.dev && !development) || entry.devOptional;
    return skipped || installed[place]?.version === entry.version;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, Entry>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages ?? {};
}

/** Installs what the lock file says, unless it is installed already. */
export async function ensureInstalled({ development = false } = {}) {
  if (isInstalled(ROOT, { development })) return;
  const npm = npmScript();
  const whose = development ? "--include=dev" : "--omit=dev";
  await runNode([npm, "ci", "--no-audit", "--no-fund", "--prefer-offline", whose], {
    words: "Installing packages (only when they change)",
  });
  if (!development) trim(inProject("node_modules"));
}

/** npm's own script, so that neither a shell nor the search path is involved. */
export function npmScript() {
  const npm =
    process.env["npm_execpath"] ??
    path.join(path.dirname(process.execPath), "..", "lib", "node_modules", "npm", "bin", "npm-cli.js");
  if (!existsSync(npm)) throw new StepFailed("npm was not found. Run `npm ci` in this folder, then start again.");
  return npm;
}
