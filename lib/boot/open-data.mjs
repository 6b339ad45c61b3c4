import { statSync } from "node:fs";
import path from "node:path";
import { PrismaLibSql } from "@prisma/adapter-libsql";
import { databaseUrl } from "./data-folder.mjs";
import { sayDataProblem } from "./data-problem.mjs";
import { migrate } from "./migrate.mjs";
import { StepFailed } from "./project.mjs";

/** Bytes. A database up to this size is checked whole at each start, which takes a fraction of a second; a larger one by its first page alone. */
const CHECKED_WHOLE = 64 * 1024 * 1024;

/**
 * Makes the data folder and its database ready before anything is served: brought up to date, and checked.
 * @param {string} folder data folder
 * @param {string} migrations folder of `<name>/migration.sql`
 * @throws {StepFailed} in words, when the folder or the database cannot be used
 */
export async function openData(folder, migrations) {
  await inWords(folder, async () => {
    await migrate(folder, migrations);
    if (statSync(path.join(folder, "trefoil.db")).size > CHECKED_WHOLE) return;
    await withDatabase(folder, async (db) => {
      const { rows } = await db.queryRaw({ sql: "PRAGMA quick_check(1)", args: [], argTypes: [] });
      if (rows[0]?.[0] !== "ok") throw new Error("database disk image is malformed");
    });
  });
}

/**
 * Writes what is still in the write-ahead log into the database, so that a copy of `trefoil.db` alone is whole.
 * @param {string} folder data folder
 */
export async function settleData(folder) {
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
 * @param {string} folder
 * @param {() => Promise<void>} act
 */
async function inWords(folder, act) {
  try {
    await act();
  } catch (error) {
    const said = sayDataProblem(error, folder);
    throw said ? new StepFailed(said) : error;
  }
}
