import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/**
 * A digest of files by path and content, so that only a real change makes a build stale: not a checkout, not a touch.
 * @param {string} root
 * @param {string[]} sources files and folders below root; a missing one counts as empty
 * @param {string[]} leaveOut folders below root that are derived
 */
export function fingerprint(root, sources, leaveOut = []) {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0] ?? "");
  for (const file of sources.flatMap((source) => filesBelow(root, source, leaveOut)).sort()) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * The same of sizes and dates alone: equal only when nothing was touched, and many times faster.
 * @param {string} root
 * @param {string[]} sources
 * @param {string[]} leaveOut
 */
export function stamp(root, sources, leaveOut = []) {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0] ?? "");
  for (const file of sources.flatMap((source) => filesBelow(root, source, leaveOut)).sort()) {
    const { size, mtimeMs } = statSync(path.join(root, file));
    hash.update(`\0${file}\0${size}\0${mtimeMs}`);
  }
  return hash.digest("hex");
}

/**
 * @param {string} root
 * @param {string} source
 * @param {string[]} leaveOut
 * @returns {string[]}
 */
function filesBelow(root, source, leaveOut) {
  const full = path.join(root, source);
  if (leaveOut.includes(source) || !existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return [source];
  return readdirSync(full, { withFileTypes: true }).flatMap((entry) => {
    const below = `${source}/${entry.name}`;
    return entry.isDirectory() ? filesBelow(root, below, leaveOut) : [below];
  });
}
