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

/** Takes every agreement of a server back. */
export async function deleteConsents(serverId: string): Promise<void> {
  await database.consent.deleteMany({ where: { serverId } });
}
