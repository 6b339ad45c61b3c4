import "server-only";
import { SnapshotSchema, type Snapshot } from "../../core/model/snapshot";
import { database } from "../client";
import { fromText } from "../rows";
import type { Snapshot as SnapshotRow } from "../generated/client";

export type StoredSnapshot = Snapshot & { id: string; serverId: string };

function toSnapshot(row: SnapshotRow): StoredSnapshot {
  return { ...fromText(SnapshotSchema, row.body), id: row.id, serverId: row.serverId };
}

/** One stored listing of a server. */
export async function getSnapshot(serverId: string, id: string): Promise<StoredSnapshot | null> {
  const row = await database.snapshot.findFirst({ where: { serverId, id } });
  return row && toSnapshot(row);
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
