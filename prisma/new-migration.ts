import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { forPostgresql } from "@/lib/boot/generate.mjs";
import { sqlBetween } from "./schema-engine";

// `npm run migration -- NAME`: writes what changed in the schema since the last commit as the next migration of both databases.

/** Where each database's migrations lie. The folder of the same name in both is the same step. */
const FOLDERS = { sqlite: "prisma/migrations", postgresql: "prisma/postgresql" } as const;

const [, , name = ""] = process.argv;
if (/^[a-z0-9_]+$/.test(name)) await write(name);
else process.stderr.write("Usage: npm run migration -- NAME, in small letters, digits and underscores.\n");

async function write(name: string): Promise<void> {
  const before = execFileSync("git", ["show", "HEAD:prisma/schema.prisma"], { encoding: "utf8" });
  const now = readFileSync("prisma/schema.prisma", "utf8");
  const sql = {
    sqlite: await sqlBetween("sqlite", { schema: before }, { schema: now }),
    postgresql: sameOrder(
      await sqlBetween("postgresql", { schema: forPostgresql(before) }, { schema: forPostgresql(now) }),
    ),
  };
  if (sql.sqlite === "" && sql.postgresql === "")
    return void process.stdout.write("The tables are those of the last commit: there is nothing to migrate.\n");
  const last = Number(readdirSync(FOLDERS.sqlite).sort().at(-1)?.slice(0, 4));
  for (const provider of ["sqlite", "postgresql"] as const) {
    const folder = `${FOLDERS[provider]}/${String(last + 1).padStart(4, "0")}_${name}`;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/migration.sql`, sql[provider]);
    process.stdout.write(`${folder}/migration.sql\n`);
  }
}

/** Text is compared by its bytes in SQLite; in PostgreSQL only a column that says so sorts, and tells upper from lower case, in the same way. */
function sameOrder(sql: string): string {
  return sql.replace(/("\w+" TEXT)\b/g, '$1 COLLATE "C"');
}
