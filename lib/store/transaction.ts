import "server-only";
import pLimit, { type LimitFunction } from "p-limit";
import { database, onPostgresql } from "./client";
import type { Prisma } from "./generated/client";

type Tx = Prisma.TransactionClient;

/** Milliseconds. Who writes in order may wait for many others. */
const PATIENCE = { maxWait: 60_000, timeout: 60_000 };
/** Times that a transaction which met others is tried. */
const TRIES = 20;
/** Times that one is tried which a constraint refused: it may have been right when it looked, and is wrong for good if it is refused again. */
const TRIES_AT_CONSTRAINT = 3;
/** Names the lock of PostgreSQL under which the audit log is written, by all copies. */
const LOCK = 7_378_697_630;

/**
 * Does several things, all or none, as if nobody else did anything meanwhile: what was looked at is still so when it is written. On PostgreSQL
 * a transaction that met another is done again, so `act` does nothing but use the transaction that it gets.
 */
export async function together<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
  if (!onPostgresql) return database.$transaction(act);
  return lines().few(() => again(() => database.$transaction(act, { ...PATIENCE, isolationLevel: "Serializable" })));
}

/**
 * The same for what the audit log tells of: one after the other, over all copies, since each entry names the one before it. Whoever waits sees
 * what those before have written.
 */
export async function inOrder<T>(act: (tx: Tx) => Promise<T>): Promise<T> {
  if (!onPostgresql) return database.$transaction(act, PATIENCE);
  const locked = async (tx: Tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    return act(tx);
  };
  return lines().one(() => again(() => database.$transaction(locked, PATIENCE)));
}

// Of the ten connections of a copy, those who only read always have some. As the database itself, the lines are one for all that Next loads.
const shared = globalThis as typeof globalThis & { trefoilLines?: { one: LimitFunction; few: LimitFunction } };
const lines = () => (shared.trefoilLines ??= { one: pLimit(1), few: pLimit(3) });

async function again<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++)
    try {
      return await transact();
    } catch (error) {
      const most = MOST_TRIES[conflictOf(error)];
      if (tries >= most) throw error;
      // Those who met would meet again if they waited equally long.
      const wait = Math.random() * Math.min(500, 5 * 2 ** tries);
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
}

const MOST_TRIES = { met: TRIES, refused: TRIES_AT_CONSTRAINT, none: 1 };

/** Whether a transaction met another one (serialization failure, deadlock), or a constraint refused what another one had just made true. */
function conflictOf(error: unknown): keyof typeof MOST_TRIES {
  const { code, cause } = error as { code?: unknown; cause?: { kind?: unknown } };
  if (code === "P2034" || cause?.kind === "TransactionWriteConflict") return "met";
  return code === "P2002" || code === "P2003" ? "refused" : "none";
}
