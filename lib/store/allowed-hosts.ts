import "server-only";
import { audited } from "./audit";
import { database } from "./client";
import { now } from "./rows";

/** A host that a person allowed for one server: as in a URL, without the port. */
export type AllowedHost = { host: string; at: string; by: string };

export async function findAllowedHosts(serverId: string): Promise<AllowedHost[]> {
  return database.allowedHost.findMany({
    where: { serverId },
    orderBy: { host: "asc" },
    select: { host: true, at: true, by: true },
  });
}

export async function putAllowedHost(serverId: string, host: string, by: string): Promise<void> {
  const row = { serverId, host, by, at: now() };
  await audited(async (tx, write) => {
    const { server } = await tx.allowedHost.upsert({
      where: { serverId_host: { serverId, host } },
      create: row,
      update: {},
      select: { server: { select: { name: true } } },
    });
    write({ by, kind: "agreed", subject: server.name, detail: { did: "host allowed", host } });
  });
}

export async function deleteAllowedHost(serverId: string, host: string): Promise<void> {
  await audited(async (tx, write) => {
    const server = await tx.server.findUnique({ where: { id: serverId }, select: { name: true } });
    const { count } = await tx.allowedHost.deleteMany({ where: { serverId, host } });
    if (server && count > 0)
      write({ kind: "agreed", subject: server.name, detail: { did: "host allowed no longer", host } });
  });
}
