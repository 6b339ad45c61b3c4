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
