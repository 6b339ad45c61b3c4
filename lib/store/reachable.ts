import "server-only";
import { database } from "./client";

/**
 * The migrations that the database has by now, asked of it anew.
 * @throws when it cannot be reached
 */
export async function appliedMigrations(): Promise<string[]> {
  const rows = await database.$queryRaw<{ name: string }[]>`
    SELECT "migration_name" AS "name" FROM "_prisma_migrations" WHERE "finished_at" IS NOT NULL AND "rolled_back_at" IS NULL`;
  return rows.map(({ name }) => name);
}

/**
 * Whether copies that share the database find their work in it.
 * @throws when it cannot be reached
 */
export async function hasQueue(): Promise<boolean> {
  return (await database.$queryRaw<object[]>`SELECT 1 FROM pgboss.queue WHERE name = 'listing'`).length > 0;
}
