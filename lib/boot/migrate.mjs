import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import path from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { databaseUrl } from "./data-folder.mjs";
import { pendingMigrations } from "./migrations.mjs";

/** Prisma's own bookkeeping, so that its tools understand a database that we migrated. */
const BOOKS = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" TEXT PRIMARY KEY NOT NULL, "checksum" TEXT NOT NULL, "finished_at" DATETIME, "migration_name" TEXT NOT NULL,
  "logs" TEXT, "rolled_back_at" DATETIME, "started_at" DATETIME NOT NULL DEFAULT current_timestamp,
  "applied_steps_count" INTEGER UNSIGNED NOT NULL DEFAULT 0)`;

/**
 * Makes the data folder (readable by its owner alone) and brings its database up to date. Each migration is applied completely or not at all. Returns the names of those applied now.
 * @param {string} folder data folder
 * @param {string} migrations folder of `<name>/migration.sql`
 * @throws {Error} when an applied migration has changed since, or the database is newer than this Trefoil
 */
export async function migrate(folder, migrations) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const db = await new PrismaLibSql({ url: databaseUrl(folder), timeout: 10_000 }).connect();
  try {
    await db.executeScript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
    chmodSync(path.join(folder, "trefoil.db"), 0o600);
    await db.executeScript(BOOKS);
    const done = await appliedMigrations(db);
    const words = { where: folder, otherwise: "choose another folder with TREFOIL_DATA" };
    const applied = [];
    for (const { name, sql, checksum } of pendingMigrations(migrations, done, words)) {
      const entry = `('${randomUUID()}', '${checksum}', '${name}', current_timestamp, 1)`;
      await db.executeScript(
        `BEGIN IMMEDIATE;\n${sql}\n;INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count") VALUES ${entry};\nCOMMIT;`,
      );
      applied.push(name);
    }
    return applied;
  } finally {
    await db.dispose();
  }
}

/**
 * @param {Awaited<ReturnType<PrismaLibSql["connect"]>>} db
 * @returns {Promise<Map<string, string>>} name → checksum
 */
async function appliedMigrations(db) {
  const sql = `SELECT "migration_name", "checksum" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`;
  const { rows } = await db.queryRaw({ sql, args: [], argTypes: [] });
  return new Map(rows.map((row) => [String(row[0]), String(row[1])]));
}
