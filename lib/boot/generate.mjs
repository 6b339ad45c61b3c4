import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { inProject, ROOT, runNode } from "./project.mjs";

const MARK = inProject("dist", "generated.made-from");
const PRISMA = inProject("node_modules", "prisma");

/**
 * Writes the database client from the schema, if the schema or Prisma changed since. Where Prisma's command line is not installed, which only
 * developers need, the client of the repository stands.
 */
export async function ensureGenerated() {
  if (!existsSync(PRISMA)) return;
  const wanted = fingerprint(ROOT, ["prisma/schema.prisma", "prisma/config.ts", "node_modules/prisma/package.json"]);
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === wanted) return;
  // Prisma wants to download a schema engine first. Generating does not use it: any executable in its place will do.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: "1",
    CHECKPOINT_DISABLE: "1",
  };
  await runNode(
    [inProject("node_modules", "prisma", "build", "index.js"), "generate", "--config", "prisma/config.ts"],
    {
      env,
    },
  );
  mkdirSync(inProject("dist"), { recursive: true });
  writeFileSync(MARK, wanted);
}
