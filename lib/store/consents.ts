import "server-only";
import { audited } from "./audit";
import { database } from "./client";
import { now } from "./rows";

/** A person's agreement to one exact entry: when, who, what was shown, and whether it may run only without network. */
export type Consent = { digest: string; at: string; by: string; argv: string; isolated: boolean };

const COLUMNS = { digest: true, at: true, by: true, argv: true, isolated: true } as const;

/** The agreement to exactly this entry. The digest covers command, arguments, environment and folder. */
export async function getConsent(serverId: string, digest: string): Promise<Consent | null> {
  return database.consent.findUnique({ where: { serverId_digest: { serverId, digest } }, select: COLUMNS });
}

/** Remembers the agreement together with the command line that was shown; a new one takes the place of the older. */
export async function putConsent(serverId: string, { digest, argv, by, isolated }: Omit<Consent, "at">): Promise<void> {
  const key = { serverId_digest: { serverId, digest } };
  const columns = { argv, by, isolated, at: now() };
  await audited(async (tx, write) => {
    const { server } = await tx.consent.upsert({
      where: key,
      create: { serverId, digest, ...columns },
      update: columns,
      select: { server: { select: { name: true } } },
    });
    write({
      by,
      kind: "agreed",
      subject: server.name,
      detail: { did: "agreed to reach it", argv, entry: digest, isolated },
    });
  });
}

/** The agreements to earlier and present entries of a server, the newest first. */
export async function findConsents(serverId: string): Promise<Consent[]> {
  return database.consent.findMany({ where: { serverId }, orderBy: { at: "desc" }, select: COLUMNS });
}

/** Takes every agreement of a server back. */
export async function deleteConsents(serverId: string): Promise<void> {
  await audited(async (tx, write) => {
    const server = await tx.server.findUnique({ where: { id: serverId }, select: { name: true } });
    const { count } = await tx.consent.deleteMany({ where: { serverId } });
    if (server && count > 0)
      write({ kind: "agreed", subject: server.name, detail: { did: "every agreement taken back", agreements: count } });
  });
}
