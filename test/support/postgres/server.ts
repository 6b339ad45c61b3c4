import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { openPostgresql } from "@/lib/boot/open-postgresql.mjs";

export const POSTGRESQL_MIGRATIONS = path.resolve(import.meta.dirname, "../../../prisma/postgresql");
const TEMPLATE = "trefoil_template";

/** Starts a PostgreSQL server of its own, which ends with this process at the latest. */
export async function startPostgres(): Promise<{ address: string; stop: () => Promise<void> }> {
  const keeper = spawn(process.execPath, [path.join(import.meta.dirname, "keeper.mjs")], {
    stdio: ["pipe", "pipe", "pipe"],
    // What kills this process and its group leaves it alone, so that it can end the server.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => keeper.once("exit", () => resolve()));
  const said = text(keeper.stderr);
  const address = await Promise.race([
    new Promise<string>((resolve) => keeper.stdout.once("data", (line: Buffer) => resolve(line.toString().trim()))),
    ended.then(async () => Promise.reject(new Error(`PostgreSQL did not start:\n${await said}`))),
  ]);
  const stop = async () => {
    keeper.stdin.end();
    await ended;
  };
  return { address, stop };
}

/** The address of another database of the same server. */
export function addressOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Does something in a database of the server, by default in the one that is there from the beginning. */
export async function withClient<T>(address: string, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/** Makes the database that fresh ones are copied from. */
export async function makeTemplate(server: string): Promise<void> {
  await withClient(server, (client) => client.query(`CREATE DATABASE "${TEMPLATE}"`));
  await openPostgresql(addressOf(server, TEMPLATE), POSTGRESQL_MIGRATIONS);
}

/** A fresh database: with Trefoil's tables, or with nothing. */
export async function freshDatabase(server: string, template = TEMPLATE): Promise<string> {
  const name = `trefoil_${randomBytes(6).toString("hex")}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`));
  return addressOf(server, name);
}
