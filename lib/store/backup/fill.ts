import "server-only";
import { database, onPostgresql } from "../client";
import type { Prisma, PrismaClient } from "../generated/client";
import { connectPostgresql } from "../postgresql";
import { fromText } from "../rows";
import * as z from "zod";
import { AS_LONG_AS_IT_TAKES } from "./consistent";
import { lockWhileEmpty } from "./write";

/** A database that takes what another one held. */
export type FilledDatabase = { client: PrismaClient; isPostgresql: boolean };

/** What this Trefoil keeps everything in. */
export const ownStore = (): FilledDatabase => ({ client: database, isPostgresql: onPostgresql });

/** Another database, with its tables already made. End it with `client.$disconnect()`. */
export const anotherStore = (address: string): FilledDatabase => ({
  client: connectPostgresql(address),
  isPostgresql: true,
});

/** Something is kept there already. */
export class NotEmpty extends Error {}

/** Fills a database that is empty, all or nothing. Nobody else writes to it meanwhile. @throws {NotEmpty} */
export async function fillEmpty<T>(
  { client, isPostgresql }: FilledDatabase,
  act: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return client.$transaction(async (tx) => {
    const table = await lockWhileEmpty(tx, isPostgresql);
    if (table !== undefined) throw new NotEmpty(table);
    return act(tx);
  }, AS_LONG_AS_IT_TAKES);
}

/** What the audit log of a database says of data that came there as a whole, the latest last. */
export async function findArrivals({ client }: FilledDatabase): Promise<{ at: string; content: string }[]> {
  const rows = await client.auditEntry.findMany({
    where: { kind: "data", subject: "everything" },
    orderBy: { seq: "asc" },
    select: { at: true, detail: true },
  });
  return rows.map(({ at, detail }) => ({ at, ...fromText(z.object({ content: z.string() }), detail) }));
}
