import "server-only";
import { randomUUID } from "node:crypto";
import * as z from "zod";
import { comparedDigest } from "../core/drift/compared";
import type { EffectCounts } from "../core/drift/effects";
import { ChangeEffectSchema, type ChangeEffect } from "../core/model/change";
import { SnapshotSchema, type Snapshot } from "../core/model/snapshot";
import { closeListing, type ClosedListing } from "../core/snapshots/closed";
import { audited, type Note } from "./audit";
import { database } from "./client";
import { upsertJudgedServer, type JudgedServer } from "./judged-servers";
import { fromText } from "./rows";
import { Prisma, type Snapshot as SnapshotRow } from "./generated/client";

export type StoredSnapshot = Snapshot & { id: string; serverId: string };

function toSnapshot(row: SnapshotRow): StoredSnapshot {
  return { ...fromText(SnapshotSchema, row.body), id: row.id, serverId: row.serverId };
}

/** How a listing relates to the newest stored one at the time of the comparison. */
export type Against = {
  /** The id of that one. Where another one is the newest by now, the two are compared again. */
  to: string;
  /** How many changes from it have each effect; none where both say the same in everything that is compared. */
  effects?: EffectCounts;
};

/** What is kept with a listing, all or nothing: how it was judged, when it gets this id. Another one is judged where a page asks for it. */
export type JudgedAs = { id: string; judged?: JudgedServer };

/**
 * Keeps what a server offered and marks it listed. A listing that equals the newest one replaces it, so that the history holds changes and the newest row says when it was last seen. Both are written to the audit log.
 */
export async function addListing(
  serverId: string,
  listing: ClosedListing,
  against?: Against,
  { id, judged }: JudgedAs = { id: randomUUID() },
): Promise<void> {
  await audited(async (tx, write) => {
    const kept = await putListing(tx, write, serverId, listing, against, id);
    if (judged && kept === id) await upsertJudgedServer(tx, serverId, judged);
  });
}

/** The same of a snapshot. */
export async function addSnapshot(serverId: string, snapshot: Snapshot): Promise<void> {
  await addListing(serverId, closeListing(snapshot));
}

/** The same within a transaction that does more. Answers the id of the row that holds the listing now; `id` is that of a new one. */
export async function putListing(
  tx: Prisma.TransactionClient,
  write: (note: Note) => void,
  serverId: string,
  { at, digest, compared, body, tools, extent, protocolVersion, version }: ClosedListing,
  against?: Against,
  id: string = randomUUID(),
): Promise<string> {
  const row = { at, digest, body };
  const newest = await tx.snapshot.findFirst({
    where: { serverId },
    orderBy: { at: "desc" },
    select: { id: true, digest: true },
  });
  const effects = newest && newest.id === against?.to ? against.effects : undefined;
  const same =
    newest !== null &&
    (newest.id === against?.to ? effects === undefined : (await comparedOf(tx, newest.id)) === compared);
  if (same) await tx.snapshot.update({ where: { id: newest.id }, data: row });
  else
    await tx.snapshot.create({
      data: { id, serverId, since: at, ...row, effects: effects ? JSON.stringify(effects) : null },
    });
  const { name } = await tx.server.update({
    where: { id: serverId },
    data: { state: "listed", problem: null, lastListedAt: at },
    select: { name: true },
  });
  write({
    kind: "listed",
    subject: name,
    detail: {
      digest,
      tools,
      extent,
      ...(protocolVersion ? { protocolVersion } : {}),
      ...(version ? { version } : {}),
    },
  });
  if (newest && !same)
    write({
      kind: "changed",
      subject: name,
      detail: {
        from: newest.digest,
        to: digest,
        ...(effects ? { effects: Object.entries(effects).map(([effect, count]) => `${effect}: ${count}`) } : {}),
      },
    });
  return same ? newest.id : id;
}

/** What of a kept listing is compared. It is parsed for it: for where nobody compared before the transaction began. */
async function comparedOf(tx: Prisma.TransactionClient, id: string): Promise<string> {
  const { body } = await tx.snapshot.findUniqueOrThrow({ where: { id }, select: { body: true } });
  return comparedDigest(fromText(SnapshotSchema, body));
}

/** One line of a server's history: what it offered from `since` to when it was last seen so, `at`. Without effects where nobody counted. */
export type HistoryRow = { id: string; since: string; at: string; digest: string; effects?: EffectCounts };

const EffectsSchema = z.partialRecord(ChangeEffectSchema, z.number());
const LINE = { id: true, since: true, at: true, digest: true, effects: true } as const;
const toRow = ({
  effects,
  since,
  at,
  ...row
}: {
  id: string;
  since: string;
  at: string;
  digest: string;
  effects: string | null;
}): HistoryRow => ({ ...row, at, since: since || at, effects: fromText(EffectsSchema, effects) });
const asked = (serverId: string, effect?: ChangeEffect) => ({
  serverId,
  ...(effect ? { effects: { contains: `"${effect}"` } } : {}),
});

/** The lines of a server's history, the newest first; with `effect` only those that changed something with it. */
export async function findHistory(
  serverId: string,
  { skip = 0, take, effect }: { skip?: number; take: number; effect?: ChangeEffect },
): Promise<HistoryRow[]> {
  return (
    await database.snapshot.findMany({
      where: asked(serverId, effect),
      orderBy: [{ since: "desc" }, { at: "desc" }],
      select: LINE,
      skip,
      take,
    })
  ).map(toRow);
}

export async function countHistory(serverId: string, effect?: ChangeEffect): Promise<number> {
  return database.snapshot.count({ where: asked(serverId, effect) });
}

/** One stored listing of a server. */
export async function getSnapshot(serverId: string, id: string): Promise<StoredSnapshot | null> {
  const row = await database.snapshot.findFirst({ where: { serverId, id } });
  return row && toSnapshot(row);
}

/** The line before another one in a server's history. */
export async function rowBefore(
  serverId: string,
  { id, since }: Pick<HistoryRow, "id" | "since">,
): Promise<HistoryRow | null> {
  const row = await database.snapshot.findFirst({
    where: { serverId, since: { lte: since }, id: { not: id } },
    orderBy: { since: "desc" },
    select: LINE,
  });
  return row && toRow(row);
}

/** The line that a server's history holds for a moment, and the one that followed it. Null before the first listing. */
export async function rowAt(serverId: string, moment: string): Promise<{ row: HistoryRow; next?: HistoryRow } | null> {
  const row = await database.snapshot.findFirst({
    where: { serverId, since: { lte: moment } },
    orderBy: { since: "desc" },
    select: LINE,
  });
  if (!row) return null;
  const next = await database.snapshot.findFirst({
    where: { serverId, since: { gt: moment } },
    orderBy: { since: "asc" },
    select: LINE,
  });
  return { row: toRow(row), ...(next && { next: toRow(next) }) };
}

/** All lines of these servers' histories, the newest listing first; by server id. */
export async function findHistories(serverIds: readonly string[]): Promise<Map<string, HistoryRow[]>> {
  const rows = await database.snapshot.findMany({
    where: { serverId: { in: [...serverIds] } },
    orderBy: [{ at: "desc" }],
    select: { ...LINE, serverId: true },
  });
  const histories = new Map<string, HistoryRow[]>();
  for (const { serverId, ...row } of rows) {
    const lines = histories.get(serverId);
    if (lines) lines.push(toRow(row));
    else histories.set(serverId, [toRow(row)]);
  }
  return histories;
}

/** A server's snapshots, newest first. */
export async function findSnapshots(serverId: string): Promise<StoredSnapshot[]> {
  const rows = await database.snapshot.findMany({ where: { serverId }, orderBy: { at: "desc" } });
  return rows.map(toSnapshot);
}

/** The newest snapshot of one server. */
export async function newestSnapshot(serverId: string): Promise<StoredSnapshot | null> {
  const row = await database.snapshot.findFirst({ where: { serverId }, orderBy: { at: "desc" } });
  return row && toSnapshot(row);
}

/** The newest snapshot of each server, by server id. */
export async function newestSnapshots(): Promise<Map<string, StoredSnapshot>> {
  const servers = await database.server.findMany({ select: { snapshots: { orderBy: { at: "desc" }, take: 1 } } });
  return new Map(servers.flatMap(({ snapshots }) => snapshots.map((row) => [row.serverId, toSnapshot(row)])));
}

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

/** Which listing of each server was in force at a moment, by server id; a server that was first listed later is not there. */
export async function listingsAt(moment: string): Promise<Map<string, { id: string }>> {
  const rows = await database.$queryRaw<{ id: string; serverId: string }[]>`
    SELECT "id", "serverId" FROM "Snapshot" AS "one" WHERE "since" <= ${moment} AND NOT EXISTS
      (SELECT 1 FROM "Snapshot" AS "later" WHERE "later"."serverId" = "one"."serverId"
        AND "later"."since" > "one"."since" AND "later"."since" <= ${moment})`;
  return new Map(rows.map(({ id, serverId }) => [serverId, { id }]));
}

/** An earlier state of some servers: known `at` a moment, and true `until` one of them was seen to offer something else. */
export type Moment = { at: string; until: string };

/** The earlier states of the servers of these names, the latest first. First listings change nothing. */
export async function findMoments(names: readonly string[]): Promise<Moment[]> {
  const rows = await database.snapshot.findMany({
    where: { server: { name: { in: [...names] } } },
    select: { serverId: true, since: true },
    orderBy: { since: "asc" },
  });
  const seen = new Set<string>();
  const moments: Moment[] = [];
  let before = "";
  let at = "";
  for (const { serverId, since } of rows) {
    if (since !== at) [before, at] = [at, since];
    if (seen.has(serverId) && moments.at(-1)?.until !== since) moments.push({ at: before, until: since });
    seen.add(serverId);
  }
  return moments.reverse();
}
