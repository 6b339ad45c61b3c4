import "server-only";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { database } from "./client";

type Query = { text: string; values?: unknown[] };
type Row = { points: number; expire: bigint | null };

/** The library's own SQL, over the connections that are there. */
const connection = {
  async query({ text, values = [] }: Query) {
    const found = await database.$queryRawUnsafe<Row[]>(text, ...values);
    const rows = found.map(({ points, expire }) => ({ points, expire: expire === null ? null : Number(expire) }));
    return { rows, rowCount: rows.length };
  },
};

/**
 * Counts in PostgreSQL, for all copies together. Who is over the limit is remembered here too, so that a flood does not reach the database.
 * @param most in so many seconds
 */
export function countInDatabase(name: string, most: number, seconds: number): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: connection,
    storeType: "pool",
    tableName: "RateLimit",
    tableCreated: true,
    keyPrefix: name,
    points: most,
    duration: seconds,
    inMemoryBlockOnConsumed: most + 1,
  });
}
