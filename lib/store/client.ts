import "server-only";
import { env } from "../env";
import { metrics } from "../metrics/registry";
import type { PrismaClient } from "./generated/client";

/** Only the driver of the database that is used is loaded. */
async function connect(): Promise<PrismaClient> {
  const client =
    env.database === undefined
      ? (await import("./embedded")).connectEmbedded(env.data)
      : (await import("./postgresql")).connectPostgresql(env.database);
  client.$on("error", () => metrics().databaseErrors.inc());
  return client;
}

// Next loads a module once for each kind of route; the database is opened once for all of them.
const shared = globalThis as typeof globalThis & { trefoilDatabase?: Promise<PrismaClient> };

export const database = await (shared.trefoilDatabase ??= connect());

/** Everything is kept in PostgreSQL, where others write at the same time; else in a file of the data folder, where one writes at a time. */
export const onPostgresql = env.database !== undefined;
