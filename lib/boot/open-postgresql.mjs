import { randomUUID } from "node:crypto";
import pg from "pg";
import { addressProblem, placeOf, withoutAddress } from "./database-address.mjs";
import { sayDatabaseProblem } from "./database-problem.mjs";
import { pendingMigrations } from "./migrations.mjs";
import { StepFailed } from "./project.mjs";

/** The oldest supported version of PostgreSQL. */
const OLDEST = 15;
/** Milliseconds. */
const TIME_TO_CONNECT = 10_000;
/** Names the lock that one copy holds while it migrates; any number that nothing else in the database locks will do. */
const LOCK = 7_378_697_629;

/** Prisma's own bookkeeping, so that its tools understand a database that we migrated. */
const BOOKS = `CREATE TABLE "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL, "checksum" VARCHAR(64) NOT NULL, "finished_at" TIMESTAMPTZ, "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT, "rolled_back_at" TIMESTAMPTZ, "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(), "applied_steps_count" INTEGER NOT NULL DEFAULT 0)`;

/**
 * Makes a PostgreSQL database ready before anything is served: its version is checked, and its tables are brought up to date. Copies that
 * start at once wait for the one that migrates; what is missing is applied completely or not at all.
 * @param {string} address with its password
 * @param {string} migrations folder of `<name>/migration.sql`
 * @param {{ apply?: boolean }} options false: they are applied apart, so a database that lacks some is refused
 * @returns {Promise<string[]>} the names of those applied now
 * @throws {StepFailed} in words, when the database cannot be used
 */
export async function openPostgresql(address, migrations, { apply = true } = {}) {
  const wrong = addressProblem(address);
  if (wrong) throw new StepFailed(wrong);
  const place = placeOf(address);
  try {
    return await inTransaction(address, async (client) => {
      await checkVersion(client, place);
      // Held until the end of the transaction, and only requested when there may be something to do.
      if (apply) await client.query(`SELECT pg_advisory_xact_lock(${LOCK})`);
      const done = await appliedMigrations(client, place);
      const words = { where: `the database ${place}`, otherwise: "name another database with DATABASE_URL" };
      const missing = told(() => pendingMigrations(migrations, done ?? new Map(), words));
      if (!apply && missing.length > 0)
        throw new StepFailed(
          `The database ${place} lacks ${missing.length === 1 ? "a migration" : `${missing.length} migrations`}, up to ${missing.at(-1)?.name}. Apply them with “trefoil migrate”, or start without --no-migrate.`,
        );
      if (!done && missing.length > 0) await client.query(BOOKS);
      for (const migration of missing) await applyOne(client, migration);
      return missing.map(({ name }) => name);
    });
  } catch (error) {
    if (error instanceof StepFailed) throw error;
    throw new StepFailed(
      sayDatabaseProblem(error, address) ??
        `The database ${place} could not be made ready: ${withoutAddress(String(/** @type {Error} */ (error).message ?? error), address)}`,
    );
  }
}

/**
 * @param {string} address
 * @param {(client: pg.Client) => Promise<string[]>} act
 */
async function inTransaction(address, act) {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: TIME_TO_CONNECT,
    application_name: "trefoil",
  });
  // A broken connection is reported by the query that waits for it.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("BEGIN");
    await client.query("SET LOCAL search_path TO public");
    const result = await act(client);
    await client.query("COMMIT");
    return result;
  } finally {
    // What was not committed is undone with the connection.
    await client.end().catch(() => {});
  }
}

/**
 * @param {pg.Client} client
 * @param {string} place
 */
async function checkVersion(client, place) {
  const { rows } = await client.query("SHOW server_version_num");
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < OLDEST)
    throw new StepFailed(
      `The database ${place} runs on PostgreSQL ${major}. Trefoil needs ${OLDEST} or later: update it, or name another one with DATABASE_URL.`,
    );
}

/**
 * @param {pg.Client} client
 * @param {string} place
 * @returns {Promise<Map<string, string> | null>} name → checksum; null before the first one
 */
async function appliedMigrations(client, place) {
  const { rows: tables } = await client.query(
    `SELECT count(*) FILTER (WHERE tablename = '_prisma_migrations') AS books, count(*) AS tables FROM pg_tables WHERE schemaname = 'public'`,
  );
  if (Number(tables[0].books) === 0) {
    // The variable has a common name: somebody who set it for another program must not find our tables among theirs.
    if (Number(tables[0].tables) > 0)
      throw new StepFailed(
        `The database ${place} holds the tables of something else. Give Trefoil a database of its own, or leave DATABASE_URL out to keep everything in a file of the data folder.`,
      );
    return null;
  }
  const { rows } = await client.query(
    `SELECT "migration_name", "checksum" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`,
  );
  return new Map(rows.map((row) => [row.migration_name, row.checksum]));
}

/**
 * @param {pg.Client} client
 * @param {import("./migrations.mjs").Migration} migration
 */
async function applyOne(client, { name, sql, checksum }) {
  await client.query(sql);
  await client.query(
    `INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count") VALUES ($1, $2, $3, now(), 1)`,
    [randomUUID(), checksum, name],
  );
}

/**
 * @template T
 * @param {() => T} act
 */
function told(act) {
  try {
    return act();
  } catch (error) {
    throw new StepFailed(/** @type {Error} */ (error).message);
  }
}
