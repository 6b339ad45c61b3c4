import { existsSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";

/**
 * What production packages bring and nothing here ever runs, by the folder in `node_modules`: Prisma's compilers for databases that Trefoil does
 * not know, the maps of its code, and the means to resize pictures, which Next takes along and does without.
 * @type {readonly (readonly [folder: string, files: RegExp])[]}
 */
export const NEVER_RUN = [
  ["@prisma/client/runtime", /\.(cockroachdb|mysql|sqlserver)\.|^query_compiler_small|\.map$/],
  ["@img", /^sharp-/],
  ["next/dist/docs", /^/],
];

/**
 * The paths below `node_modules` that are never run.
 * @param {string} packages the folder `node_modules`
 */
export function neverRun(packages) {
  return NEVER_RUN.flatMap(([folder, files]) => {
    const place = path.join(packages, folder);
    if (!existsSync(place)) return [];
    return readdirSync(place)
      .filter((name) => files.test(name))
      .map((name) => path.join(place, name));
  });
}

/**
 * Takes away what is never run of packages that were just installed for a start. Those who develop have all of it.
 * @param {string} packages the folder `node_modules`
 */
export function trim(packages) {
  for (const one of neverRun(packages)) rmSync(one, { recursive: true, force: true });
}
