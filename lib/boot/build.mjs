import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { ensureGenerated } from "./generate.mjs";
import { inProject, ROOT, runNode } from "./project.mjs";

const MARK = inProject(".next", "made-from");
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
  return fingerprint(ROOT, SOURCES, ["lib/store/generated"]);
}

function isBuilt() {
  return existsSync(MARK) && readFileSync(MARK, "utf8") === sourcesDigest();
}

/** Names the build that is there: the same sources make the same name. */
export function buildName() {
  return readFileSync(MARK, "utf8");
}

/** Builds the app, if its sources changed since the last build. */
export function ensureBuilt() {
  ensureGenerated();
  if (isBuilt()) return;
  process.stderr.write("Building the app (only when it changes) …\n");
  const wanted = sourcesDigest();
  runNode([inProject("node_modules", "next", "dist", "bin", "next"), "build"], { env: { NODE_ENV: "production" } });
  writeFileSync(MARK, wanted);
}
