import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import path from "node:path";
import { text } from "node:stream/consumers";
import pg from "pg";
import { openPostgresql } from "../../../lib/boot/open-postgresql.mjs";

export const POSTGRESQL_MIGRATIONS = path.resolve(import.meta.dirname, "../../../prisma/postgresql");
const TEMPLATE = "trefoil_template";

/**
 * Starts a PostgreSQL server of its own, which ends with this process at the latest.
 * @returns {Promise<{ address: string, stop: () => Promise<void> }>}
 */
export async function startPostgres() {
  const server = spawn(process.execPath, [path.join(import.meta.dirname, "process.mjs")], {
    stdio: ["pipe", "pipe", "pipe"],
    // What kills this process and its group leaves it alone, so that it can end the server.
    detached: true,
  });
  /** @type {Promise<void>} */
  const ended = new Promise((resolve) => server.once("exit", () => resolve()));
  const said = text(server.stderr);
  /** @type {string} */
  const address = await Promise.race([
    new Promise((resolve) => server.stdout.once("data", (line) => resolve(line.toString().trim()))),
    ended.then(async () => Promise.reject(new Error(`PostgreSQL did not start:\n${await said}`))),
  ]);
  const stop = async () => {
    server.stdin.end();
    await ended;
  };
  return { address, stop };
}

/**
 * The address of another database of the same server.
 * @param {string} server
 * @param {string} database
 */
export function addressOf(server, database) {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/**
 * Does something in a database.
 * @template T
 * @param {string} address
 * @param {(client: pg.Client) => Promise<T>} act
 * @returns {Promise<T>}
 */
export async function withClient(address, act) {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes the database that fresh ones are copied from.
 * @param {string} server
 */
export async function makeTemplate(server) {
  await withClient(server, (client) => client.query(`CREATE DATABASE "${TEMPLATE}"`));
  await openPostgresql(addressOf(server, TEMPLATE), POSTGRESQL_MIGRATIONS);
}

/**
 * A fresh database: with Trefoil's tables, or with nothing (`template0`).
 * @param {string} server
 * @returns {Promise<string>} its address
 */
export async function freshDatabase(server, template = TEMPLATE) {
  const name = `trefoil_${randomBytes(6).toString("hex")}`;
  await withClient(server, (client) => client.query(`CREATE DATABASE "${name}" TEMPLATE "${template}"`));
  return addressOf(server, name);
}
