import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { MARK } from "./build-name.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { ensureGenerated } from "./generate.mjs";
import { inProject, ROOT, runNode } from "./project.mjs";
import { shareChunks } from "./share-chunks.mjs";

/** What Next gathers for running without this checkout. */
export const STANDALONE = inProject(".next", "standalone");
const SOURCES = [
  "app",
  "components",
  "lib",
  "prisma/schema.prisma",
  "proxy.ts",
  "instrumentation.ts",
  "next.config.ts",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

function sourcesDigest() {
  return fingerprint(ROOT, SOURCES, ["lib/store/generated", "lib/cli", "lib/fit"]);
}

function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, "utf8") === sourcesDigest();
}

/**
 * Builds the app, if its sources changed since the last build.
 * @param {{ standalone?: boolean }} want with all that it takes to run elsewhere, for the package
 */
export async function ensureBuilt({ standalone = false } = {}) {
  await ensureGenerated();
  if (isBuilt() && (!standalone || existsSync(STANDALONE))) return;
  const wanted = sourcesDigest();
  await runNode([inProject("node_modules", "next", "dist", "bin", "next"), "build"], {
    env: { NODE_ENV: "production", ...(standalone && { TREFOIL_STANDALONE: "1" }) },
    words: "Building the app (only when it changes)",
  });
  for (const build of [inProject(".next"), path.join(STANDALONE, ".next")])
    if (existsSync(build)) shareChunks(path.join(build, "server", "chunks"));
  writeFileSync(MARK, wanted);
}
