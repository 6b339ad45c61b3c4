import "server-only";
import pg from "pg";
import { env } from "../env";

/** Names the locks of PostgreSQL under which copies divide work among themselves; any number that nothing else in the database locks will do. */
const DIVIDED = 737_869_764;

/**
 * Has copies that see the same work divide it: each does what no other is at, and then looks at what others were at. What a copy was at
 * falls back to the others when its process ends, however it ends: PostgreSQL lets go of locks with their connection. Without PostgreSQL there is
 * one copy, which does it all.
 * @param act does one piece, unless it has been done by now
 */
export async function divide<T extends { id: string }>(
  work: readonly T[],
  act: (one: T) => Promise<void>,
): Promise<void> {
  if (env.database === undefined) {
    for (const one of work) await act(one);
    return;
  }
  const client = new pg.Client({ connectionString: env.database, application_name: "trefoil", keepAlive: true });
  // Without the connection others may do the same again, which costs time and nothing else.
  client.on("error", () => {});
  await client.connect();
  try {
    const others: T[] = [];
    for (const one of work) if (!(await hold(client, one.id, () => act(one), false))) others.push(one);
    for (const one of others) await hold(client, one.id, () => act(one), true);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns false when another copy is at it, and nobody waited until it was done or that copy had ended */
async function hold(client: pg.Client, id: string, act: () => Promise<void>, wait: boolean): Promise<boolean> {
  const lock = [DIVIDED, id];
  if (wait) await client.query("SELECT pg_advisory_lock($1::int, hashtext($2))", lock);
  else {
    const { rows } = await client.query<{ got: boolean }>(
      "SELECT pg_try_advisory_lock($1::int, hashtext($2)) AS got",
      lock,
    );
    if (!rows[0]!.got) return false;
  }
  try {
    await act();
  } finally {
    await client.query("SELECT pg_advisory_unlock($1::int, hashtext($2))", lock).catch(() => undefined);
  }
  return true;
}
