import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { inProject, ROOT, runNode } from "./project.mjs";

const MARK = inProject("dist", "generated.made-from");
const PRISMA = inProject("node_modules", "prisma");
const SCHEMA = inProject("prisma", "schema.prisma");
/** The place of the second schema; its client is written two folders above it, as the first one's is. */
const DERIVED = inProject("dist", "postgresql", "prisma");

/**
 * Writes the database clients from the schema, if the schema or Prisma changed since. Where Prisma's command line is not installed, which only
 * developers need, the clients of the repository are used.
 *
 * Prisma fixes the database when a client is generated. So a second schema is derived from the one that people write, in which the provider
 * alone differs. Only one file of its client behaves differently, and that one is kept beside the first; the types of both are those of the
 * first, which has nothing that the second lacks.
 */
export async function ensureGenerated() {
  if (!existsSync(PRISMA)) return;
  const wanted = fingerprint(ROOT, [
    "prisma/schema.prisma",
    "lib/boot/generate.mjs",
    "node_modules/prisma/package.json",
  ]);
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === wanted) return;
  mkdirSync(DERIVED, { recursive: true });
  writeFileSync(`${DERIVED}/schema.prisma`, forPostgresql(readFileSync(SCHEMA, "utf8")));
  await generate(SCHEMA);
  await generate(`${DERIVED}/schema.prisma`);
  copyFileSync(
    inProject("dist", "postgresql", "lib", "store", "generated", "internal", "class.ts"),
    inProject("lib", "store", "generated", "internal", "class-postgresql.ts"),
  );
  writeFileSync(MARK, wanted);
}

/**
 * The schema for the second database.
 * @param {string} schema the one for SQLite
 */
export function forPostgresql(schema) {
  return schema.replace('provider = "sqlite"', 'provider = "postgresql"');
}

/** @param {string} schema path */
async function generate(schema) {
  // Prisma wants to download a schema engine first. Generating does not use it: any executable in its place will do.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  };
  await runNode([inProject("node_modules", "prisma", "build", "index.js"), "generate", "--schema", schema], { env });
}
