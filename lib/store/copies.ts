import "server-only";
import { randomInt } from "node:crypto";
import pg from "pg";
import { database } from "./client";
import type { Prisma } from "./generated/client";

/** What copies tell one another: there is work, a listing is to end, or it came further. */
export type Told = "work" | "stop" | "progress";

const CHANNEL = "trefoil";
/** Names the locks of PostgreSQL that say which copies live; any number that nothing else in the database locks will do. */
const LIVING = 737_869_763;
/** Milliseconds until a lost connection is tried again. */
const AGAIN = 1_000;

/** Tells all copies, this one too; with a transaction when and if that is committed. */
export async function tellCopies(
  told: Told,
  tx: Pick<Prisma.TransactionClient, "$executeRaw"> = database,
): Promise<void> {
  await tx.$executeRaw`SELECT pg_notify(${CHANNEL}, ${told})`;
}

/**
 * The numbers of the copies that live. Each holds a lock under its number, on a connection of its own: PostgreSQL lets go of it when the process
 * ends, however it ends.
 */
export async function livingCopies(): Promise<Set<number>> {
  const rows = await database.$queryRaw<{ copy: number }[]>`
    SELECT objid::int AS copy FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LIVING}::int::oid AND objsubid = 2 AND granted
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  return new Set(rows.map(({ copy }) => copy));
}

/** This copy, as long as it lives: its number, and what others tell it. */
export class Copy {
  readonly number = randomInt(1, 2 ** 31 - 1);
  #client?: pg.Client;
  #again?: NodeJS.Timeout;
  #closed = false;

  private constructor(
    private readonly address: string,
    private readonly hear: (told: Told) => void,
  ) {}

  /**
   * @param address of the database, with its password
   * @param hear called for everything that is told; once for each after the connection was lost, since something may have been missed
   */
  static async join(address: string, hear: (told: Told) => void): Promise<Copy> {
    const copy = new Copy(address, hear);
    await copy.#connect();
    return copy;
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#again);
    await this.#client?.end().catch(() => undefined);
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.address, application_name: "trefoil", keepAlive: true });
    this.#client = client;
    client.on("error", () => {});
    client.on("notification", ({ payload }) => this.hear(payload as Told));
    await client.connect();
    client.once("end", () => this.#reconnect());
    await client.query(`LISTEN ${CHANNEL}`);
    // After a break the server may not have noticed the end of the connection before, which still stands for this copy.
    await client.query("SELECT pg_advisory_lock($1::int, $2::int)", [LIVING, this.number]);
  }

  #reconnect(): void {
    if (this.#closed) return;
    this.#again = setTimeout(
      () =>
        void this.#connect().then(
          () => (["work", "stop", "progress"] as const).forEach(this.hear),
          () => this.#reconnect(),
        ),
      AGAIN,
    );
    this.#again.unref();
  }
}
