import "server-only";
import { database } from "./client";
import { now } from "./rows";

/** A host that a person allowed for one server: as in a URL, without the port. */
export type AllowedHost = { host: string; at: string; by: string };

export async function findAllowedHosts(serverId: string): Promise<AllowedHost[]> {
  return database.allowedHost.findMany({ where: { serverId }, orderBy: { host: "asc" }, select: { host: true, at: true, by: true } });
}

export async function putAllowedHost(serverId: string, host: string, by: string): Promise<void> {
  const row = { serverId, host, by, at: now() };
  await database.allowedHost.upsert({ where: { serverId_host: { serverId, host } }, create: row, update: {} });
}

export async function deleteAllowedHost(serverId: string, host: string): Promise<void> {
  await database.allowedHost.deleteMany({ where: { serverId, host } });
}
