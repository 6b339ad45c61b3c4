import "server-only";
import PgBoss from "pg-boss";
import { database } from "./client";
import type { Prisma } from "./generated/client";

/** As the migrations made them: listings of servers, and what a request waits for. */
const QUEUES = ["listing", "request"] as const;
/** Connections of one copy for the queue alone. */
const CONNECTIONS = 2;
/** A job that was taken and is said to be neither done nor given back is a failed one after this many seconds. */
const EXPIRES = 6 * 3_600;

/** Jobs that wait for any copy to take them. Who works on one stands in `ListingState` or `RequestedWork`, under the same id. */
export type WorkQueue = {
  /**
   * Puts a job in with the transaction that causes it: both or neither.
   * @param behind how many others it lets go first, as if they had been put in before
   */
  put: (tx: Prisma.TransactionClient, id: string, data: object | null, behind?: number) => Promise<void>;
  /** How many jobs with the same data wait. */
  waiting: (data: object | null) => Promise<number>;
  /** Takes waiting jobs, those that are behind fewest first and then the oldest, each from all other copies. */
  take: (most: number) => Promise<{ id: string; data: unknown }[]>;
  /** What was put in with a job. */
  dataOf: (id: string) => Promise<object | null>;
  /** Says that a job that was taken is over, however it ended. */
  done: (id: string) => Promise<void>;
  /** Whether it waits to be taken. */
  waits: (id: string) => Promise<boolean>;
};
export type WorkQueues = Record<(typeof QUEUES)[number], WorkQueue> & { close: () => Promise<void> };

/**
 * Opens the queues of a PostgreSQL database. pg-boss keeps the jobs and cleans up behind them. Its own repeats are off: it counts a job that is
 * given back in good order like one that failed, and here only those count that took a copy down.
 * @param address with its password
 */
export async function openWorkQueues(address: string, onFault: (error: Error) => void): Promise<WorkQueues> {
  const boss = new PgBoss({
    connectionString: address,
    application_name: "trefoil",
    max: CONNECTIONS,
    migrate: false,
    schedule: false,
    archiveCompletedAfterSeconds: 3_600,
    deleteAfterDays: 1,
  });
  boss.on("error", onFault);
  await boss.start();
  const [listing, request] = QUEUES.map((name) => queueOf(boss, name)) as [WorkQueue, WorkQueue];
  return { listing, request, close: () => boss.stop({ graceful: false, wait: true }) };
}

function queueOf(boss: PgBoss, name: string): WorkQueue {
  const { fetch: taken } = boss;
  return {
    put: async (tx, id, data, behind = 0) => {
      const executeSql = async (text: string, values: unknown[]) => ({
        rows: await tx.$queryRawUnsafe<unknown[]>(text, ...values.map(plain)),
      });
      const options = { id, db: { executeSql }, retryLimit: 0, expireInSeconds: EXPIRES, priority: -behind };
      await boss.send({ name, options, ...(data && { data }) });
    },
    waiting: async (data) => {
      const [row] = await database.$queryRaw<{ waiting: number }[]>`
        SELECT count(*)::int AS waiting FROM pgboss.job
        WHERE name = ${name} AND state = 'created' AND data IS NOT DISTINCT FROM ${data && JSON.stringify(data)}::jsonb`;
      return row!.waiting;
    },
    take: async (most) => (await taken(name, { batchSize: most })).map(({ id, data }) => ({ id, data })),
    dataOf: async (id) => (await boss.getJobById<object>(name, id))?.data ?? null,
    done: (id) => boss.complete(name, id),
    waits: async (id) => (await boss.getJobById(name, id))?.state === "created",
  };
}

/** As a query takes it: the data of a job as JSON. */
function plain(value: unknown): unknown {
  return typeof value === "object" && value !== null && !(value instanceof Date)
    ? JSON.stringify(value)
    : (value ?? null);
}
