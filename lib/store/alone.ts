import "server-only";
import pLimit from "p-limit";
import pg from "pg";
import { env } from "../env";

/** Names the lock of PostgreSQL under which what has to be done one after the other is done, by all copies. */
const LOCK = 7_378_697_631;

const inTurn = pLimit(1);

/** Does one thing after the other, over all copies. Who ends in the middle keeps nobody waiting: PostgreSQL lets go of the lock with the connection. */
export function oneAfterTheOther<T>(act: () => Promise<T>): Promise<T> {
  const { database: address } = env;
  return inTurn(() => (address === undefined ? act() : locked(address, act)));
}

async function locked<T>(address: string, act: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: address, application_name: "trefoil" });
  // What is done goes on without the lock if the connection breaks: each of its parts is whole in itself.
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT pg_advisory_lock($1)", [LOCK]);
    return await act();
  } finally {
    await client.end().catch(() => undefined);
  }
}
