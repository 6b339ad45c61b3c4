import "server-only";
import { database } from "./client";
import { now } from "./rows";

/** Has a person agreed to start exactly this entry? The digest covers command, arguments, environment and folder. */
export async function hasConsent(serverId: string, digest: string): Promise<boolean> {
  return (await database.consent.count({ where: { serverId, digest } })) > 0;
}

/** Remembers the agreement together with the command line that was shown. */
export async function putConsent(serverId: string, digest: string, argv: string): Promise<void> {
  const key = { serverId_digest: { serverId, digest } };
  await database.consent.upsert({ where: key, create: { serverId, digest, argv, at: now() }, update: {} });
}

/** The agreements to earlier and present entries of a server, the newest first: when, and what was shown. */
export async function findConsents(serverId: string): Promise<{ digest: string; at: string; argv: string }[]> {
  return database.consent.findMany({ where: { serverId }, orderBy: { at: "desc" }, select: { digest: true, at: true, argv: true } });
}

/** Takes every agreement of a server back. */
export async function deleteConsents(serverId: string): Promise<void> {
  await database.consent.deleteMany({ where: { serverId } });
}
