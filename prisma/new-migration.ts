import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { forPostgresql } from "@/lib/boot/generate.mjs";
import { sqlBetween } from "./schema-engine";

// `npm run migration -- NAME [SINCE]`: writes what changed in the schema since a commit, the last one unless another is named, as the next
// migration of both databases. Where one of them has a migration of this name, the other gets it under the same number.

/** Where each database's migrations lie. The folder of the same name in both is the same step. */
const FOLDERS = { sqlite: "prisma/migrations", postgresql: "prisma/postgresql" } as const;

const [, , name = "", since = "HEAD"] = process.argv;
if (/^[a-z0-9_]+$/.test(name)) await write(name, since);
else
  process.stderr.write("Usage: npm run migration -- NAME [SINCE]; a name has small letters, digits and underscores.\n");

async function write(name: string, since: string): Promise<void> {
  const before = execFileSync("git", ["show", `${since}:prisma/schema.prisma`], { encoding: "utf8" });
  const now = readFileSync("prisma/schema.prisma", "utf8");
  const sql = {
    sqlite: await sqlBetween("sqlite", { schema: before }, { schema: now }),
    postgresql: sameOrder(
      await sqlBetween("postgresql", { schema: forPostgresql(before) }, { schema: forPostgresql(now) }),
    ),
  };
  if (sql.sqlite === "" && sql.postgresql === "")
    return void process.stdout.write(`The tables are those of ${since}: there is nothing to migrate.\n`);
  const taken = Object.values(FOLDERS)
    .flatMap((folder) => readdirSync(folder))
    .sort();
  const next = String(Number(taken.at(-1)?.slice(0, 4)) + 1).padStart(4, "0");
  const step = taken.find((one) => one.slice(5) === name) ?? `${next}_${name}`;
  for (const provider of ["sqlite", "postgresql"] as const) {
    const folder = `${FOLDERS[provider]}/${step}`;
    if (existsSync(folder)) continue;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}/migration.sql`, sql[provider]);
    process.stdout.write(`${folder}/migration.sql\n`);
  }
}

/** Text is compared by its bytes in SQLite; in PostgreSQL only a column that says so sorts, and tells upper from lower case, in the same way. */
function sameOrder(sql: string): string {
  return sql.replace(/("\w+" TEXT)\b/g, '$1 COLLATE "C"');
}
