import "server-only";
import { SnapshotSchema, type Snapshot } from "../core/model/snapshot";
import { database } from "./client";
import { fromText } from "./rows";
import type { Snapshot as SnapshotRow } from "./generated/client";

export type StoredSnapshot = Snapshot & { id: string; serverId: string };

function toSnapshot(row: SnapshotRow): StoredSnapshot {
  return { ...fromText(SnapshotSchema, row.body), id: row.id, serverId: row.serverId };
}

/**
 * Keeps what a server offered and marks it listed. A listing with the digest of the newest one replaces it, so that
 * the history holds changes and the newest row says when it was last seen so.
 */
export async function addSnapshot(serverId: string, snapshot: Snapshot): Promise<void> {
  const { at, digest } = snapshot;
  const row = { at, digest, body: JSON.stringify(snapshot) };
  await database.$transaction(async (tx) => {
    const newest = await tx.snapshot.findFirst({ where: { serverId }, orderBy: { at: "desc" }, select: { id: true, digest: true } });
    if (newest?.digest === digest) await tx.snapshot.update({ where: { id: newest.id }, data: row });
    else await tx.snapshot.create({ data: { serverId, since: at, ...row } });
    await tx.server.update({ where: { id: serverId }, data: { state: "listed", problem: null, lastListedAt: at } });
  });
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

/** What each server was known to offer at a moment, by server id; a server that was first listed later is not there. */
export async function snapshotsAt(moment: string): Promise<Map<string, StoredSnapshot>> {
  const servers = await database.server.findMany({ select: { snapshots: { where: { since: { lte: moment } }, orderBy: { since: "desc" }, take: 1 } } });
  return new Map(servers.flatMap(({ snapshots }) => snapshots.map((row) => [row.serverId, toSnapshot(row)])));
}

/** An earlier state of some servers: known `at` a moment, and true `until` one of them was seen to offer something else. */
export type Moment = { at: string; until: string };

/** The earlier states of the servers of these names, the latest first. First listings change nothing. */
export async function findMoments(names: readonly string[]): Promise<Moment[]> {
  const rows = await database.snapshot.findMany({ where: { server: { name: { in: [...names] } } }, select: { serverId: true, since: true }, orderBy: { since: "asc" } });
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
