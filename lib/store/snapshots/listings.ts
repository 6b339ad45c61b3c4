import "server-only";
import { database } from "../client";
import { Prisma } from "../generated/client";

/** Which listing of each server is the newest, without what it holds; by server id. */
export async function newestListings(): Promise<Map<string, { id: string; at: string; digest: string }>> {
  const rows = await database.$queryRaw<{ id: string; serverId: string; at: string; digest: string }[]>`
    SELECT "id", "serverId", "digest", "at" FROM "Snapshot" AS "one" WHERE NOT EXISTS
      (SELECT 1 FROM "Snapshot" AS "later" WHERE "later"."serverId" = "one"."serverId" AND "later"."at" > "one"."at")`;
  return new Map(rows.map(({ serverId, ...row }) => [serverId, row]));
}

/** A stored listing as its JSON, to be read elsewhere. */
export async function readListing(id: string): Promise<string> {
  return (await database.snapshot.findUniqueOrThrow({ where: { id }, select: { body: true } })).body;
}

/** The same; undefined where it is not kept any more. */
export async function findListing(id: string): Promise<string | undefined> {
  return (await database.snapshot.findUnique({ where: { id }, select: { body: true } }))?.body;
}

/** How many bytes several of them have, by their ids, without reading them. */
export async function sizesOfListings(ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await database.$queryRaw<{ id: string; size: bigint | number }[]>`
    SELECT "id", octet_length("body") AS "size" FROM "Snapshot" WHERE "id" IN (${Prisma.join([...ids])})`;
  return new Map(rows.map(({ id, size }) => [id, Number(size)]));
}

/** The newest of one server in the same way. */
export async function newestListing(serverId: string): Promise<{ id: string; body: string } | null> {
  return database.snapshot.findFirst({
    where: { serverId },
    orderBy: { at: "desc" },
    select: { id: true, body: true },
  });
}

/** The digest of the newest of one server; undefined when it was never listed. */
export async function newestDigest(serverId: string): Promise<string | undefined> {
  const asked = { where: { serverId }, orderBy: { at: "desc" as const }, select: { digest: true } };
  return (await database.snapshot.findFirst(asked))?.digest;
}

/** Several of them, by their ids. */
export async function readListings(ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.snapshot.findMany({ where: { id: { in: [...ids] } }, select: { id: true, body: true } });
  return new Map(rows.map(({ id, body }) => [id, body]));
}
