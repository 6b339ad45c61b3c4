import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** What is counted together: addresses that lead nowhere are a stranger's to choose, and would each be counted for ever. */
const OTHER = "other";
const FILES = "/_next";

/** @typedef {{ page: string, regex: string }} Route */

/**
 * Names the route of a path as the sources do, `/servers/[serverId]`, so that neither an id nor a name is counted or written down.
 * @param {string} folder of the build
 * @returns {(url: string) => string}
 */
export function routeNames(folder) {
  const file = path.join(folder, "routes-manifest.json");
  /** @type {{ staticRoutes?: Route[], dynamicRoutes?: Route[] }} */
  const { staticRoutes = [], dynamicRoutes = [] } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const plain = new Set(staticRoutes.map(({ page }) => page));
  const patterns = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (url) => {
    const pathname = url.split("?", 1)[0] ?? "";
    if (pathname.startsWith(`${FILES}/`)) return FILES;
    if (plain.has(pathname)) return pathname;
    return patterns.find(({ regex }) => regex.test(pathname))?.page ?? OTHER;
  };
}
