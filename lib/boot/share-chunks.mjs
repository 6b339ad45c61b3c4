import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/**
 * The bundler writes what several routes share once for each of them, under names of their own, and a server that has loaded all routes
 * holds every copy as text and as code. This replaces each copy with a line that loads the first one.
 * @param {string} folder `.next/server/chunks` of a build
 * @returns {number} bytes that were copies
 */
export function shareChunks(folder) {
  /** @type {Map<string, string>} */
  const first = new Map();
  let spared = 0;
  for (const file of chunksIn(folder)) {
    const text = readFileSync(file);
    const digest = createHash("sha256").update(text).digest("base64");
    const known = first.get(digest);
    if (known === undefined) {
      first.set(digest, file);
      continue;
    }
    const from = path.relative(path.dirname(file), known).replaceAll(path.sep, "/");
    const line = `module.exports=require(${JSON.stringify(from.startsWith(".") ? from : `./${from}`)});\n`;
    if (line.length >= text.length) continue;
    writeFileSync(file, line);
    spared += text.length - line.length;
  }
  return spared;
}

/** @param {string} folder */
function chunksIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".js"))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
