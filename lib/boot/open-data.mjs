import { mkdirSync, statSync } from "node:fs";
import path from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { databaseAddress, placeOf } from "./database-address.mjs";
import { databaseUrl } from "./data-folder.mjs";
import { sayDataProblem } from "./data-problem.mjs";
import { hooks } from "./hooks.mjs";
import { migrate } from "./migrate.mjs";
import { migrationNames } from "./migrations.mjs";
import { inProject, StepFailed } from "./project.mjs";

/** Bytes. A database up to this size is checked completely at each start, which takes a fraction of a second; of a larger one only the first page. */
const CHECKED_WHOLE = 64 * 1024 * 1024;

/**
 * Prepares the storage before anything is served: the database that `DATABASE_URL` names, or the one in the data folder. The
 * folder is made in any case, for the key.
 * @param {string} folder data folder
 * @param {{ migrate: boolean }} options false: a PostgreSQL database is brought up to date apart
 * @returns {Promise<string[]>} the names of the migrations applied now
 * @throws {StepFailed} in words, when it cannot be used
 */
export async function openStore(folder, { migrate: apply }) {
  const address = databaseAddress();
  const migrations = inProject("prisma", address === undefined ? "migrations" : "postgresql");
  hooks().migrations = migrationNames(migrations);
  if (address === undefined) return openData(folder, migrations);
  const { openPostgresql } = await import("./open-postgresql.mjs");
  const applied = await openPostgresql(address, migrations, { apply });
  await inWords(folder, async () => void mkdirSync(folder, { recursive: true, mode: 0o700 }));
  return applied;
}

/** The place of the storage in words, for whoever started Trefoil. @param {string} folder data folder */
export function sayWhere(folder) {
  const address = databaseAddress();
  return address === undefined ? folder : `${placeOf(address)}; the key in ${folder}`;
}

/**
 * Prepares the data folder and its database before anything is served: both are brought up to date and checked.
 * @param {string} folder data folder
 * @param {string} migrations folder of `<name>/migration.sql`
 * @returns {Promise<string[]>} the names of the migrations applied now
 * @throws {StepFailed} in words, when the folder or the database cannot be used
 */
export async function openData(folder, migrations) {
  return inWords(folder, async () => {
    const applied = await migrate(folder, migrations);
    if (statSync(path.join(folder, "trefoil.db")).size > CHECKED_WHOLE) return applied;
    await withDatabase(folder, async (db) => {
      const { rows } = await db.queryRaw({ sql: "PRAGMA quick_check(1)", args: [], argTypes: [] });
      if (rows[0]?.[0] !== "ok") throw new Error("database disk image is malformed");
    });
    return applied;
  });
}

/**
 * Writes what is still in the write-ahead log into the database, so that a copy of `trefoil.db` alone is complete. PostgreSQL keeps its own.
 * @param {string} folder data folder
 */
export async function settleData(folder) {
  if (databaseAddress() !== undefined) return;
  await withDatabase(folder, (db) => db.executeScript("PRAGMA wal_checkpoint(TRUNCATE);"));
}

/**
 * @param {string} folder
 * @param {(db: Awaited<ReturnType<PrismaLibSql["connect"]>>) => Promise<void>} act
 */
async function withDatabase(folder, act) {
  const db = await new PrismaLibSql({ url: databaseUrl(folder), timeout: 2_000 }).connect();
  try {
    await act(db);
  } finally {
    await db.dispose();
  }
}

/**
 * @template T
 * @param {string} folder
 * @param {() => Promise<T>} act
 */
async function inWords(folder, act) {
  try {
    return await act();
  } catch (error) {
    const said = sayDataProblem(error, folder);
    throw said ? new StepFailed(said) : error;
  }
}
