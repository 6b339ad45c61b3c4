import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, inject } from "vitest";
import { migrate } from "@/lib/boot/migrate.mjs";
import { freshDatabase } from "../support/postgres/server.mjs";

export const SCHEMA = path.resolve(import.meta.dirname, "../../prisma/schema.prisma");
export const MIGRATIONS = path.resolve(import.meta.dirname, "../../prisma/migrations");

/** A fresh data folder with an empty database, which the store of this test file uses. Import the store after it. */
export async function useThrowAwayData(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "trefoil-store-"));
  process.env["TREFOIL_DATA"] = folder;
  const server = inject("postgres");
  if (server === undefined) await migrate(folder, MIGRATIONS);
  else {
    process.env["DATABASE_URL"] = await freshDatabase(server);
    process.env["TREFOIL_ALLOW_STARTS_FROM_NETWORK"] = "1";
  }
  afterAll(async () => {
    await closeListings();
    const { database } = await import("@/lib/store/client");
    await database.$disconnect();
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

type Closes = { close: () => Promise<void> };

/** Those that this file opened, if it did. Their queues hold connections and timers, which a process that files share would keep. */
async function closeListings(): Promise<void> {
  const home = globalThis as { [key: symbol]: Promise<unknown> | undefined };
  await ((await home[Symbol.for("trefoil.listings")]) as Closes | undefined)?.close();
  await ((await home[Symbol.for("trefoil.shared-work")]) as { listings: Closes } | undefined)?.listings.close();
}

/** Has the database refuse every new row of a table, as a full disk does, until what it gives back is called. */
export async function refuseRows(table: string): Promise<() => Promise<void>> {
  const { database, onPostgresql } = await import("@/lib/store/client");
  const run = async (...statements: string[]) => {
    for (const sql of statements) await database.$executeRawUnsafe(sql);
  };
  const trigger = `CREATE TRIGGER "full" BEFORE INSERT ON "${table}"`;
  if (onPostgresql) {
    const body = "BEGIN RAISE EXCEPTION 'database or disk is full'; END";
    await run(
      `CREATE FUNCTION "full"() RETURNS trigger LANGUAGE plpgsql AS '${body.replaceAll("'", "''")}'`,
      `${trigger} FOR EACH ROW EXECUTE FUNCTION "full"()`,
    );
    return () => run(`DROP TRIGGER "full" ON "${table}"`, `DROP FUNCTION "full"`);
  }
  await run(`${trigger} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`);
  return () => run(`DROP TRIGGER "full"`);
}
