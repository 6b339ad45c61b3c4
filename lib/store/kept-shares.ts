import "server-only";
import { RightSchema, type KeptEntry, type ShareLink } from "../core/model/share";
import { database } from "./client";
import { emptyJournal, now } from "./rows";
import { together } from "./transaction";
import type { KeptLink as LinkRow } from "./generated/client";

export type KeptShare = { id: string; sealed: string; ownerHash: string; foreign: boolean; withdrawnAt?: string };
export type KeptLink = ShareLink & { shareId: string; secretHash: string };

/** Keeps it unless one of this id is kept already, and says whether it did. Of two at once, one gets false. */
export async function addKeptShare(share: {
  id: string;
  sealed: string;
  ownerHash: string;
  foreign: boolean;
}): Promise<boolean> {
  return together(async (tx) => {
    if ((await tx.keptShare.count({ where: { id: share.id } })) > 0) return false;
    await tx.keptShare.create({ data: { ...share, createdAt: now() } });
    return true;
  });
}

export async function getKeptShare(id: string): Promise<KeptShare | null> {
  const row = await database.keptShare.findUnique({ where: { id } });
  return (
    row && {
      id: row.id,
      sealed: row.sealed,
      ownerHash: row.ownerHash,
      foreign: row.foreign,
      withdrawnAt: row.withdrawnAt ?? undefined,
    }
  );
}

/** Shares that are kept for others and not withdrawn. */
export async function countForeignShares(): Promise<number> {
  return database.keptShare.count({ where: { foreign: true, withdrawnAt: null } });
}

/** Ciphertext and log are gone for good; the links stay as revoked ones, so that they can be told from wrong ones. */
export async function withdrawKeptShare(id: string): Promise<void> {
  await together(async (tx) => {
    await tx.keptShare.update({ where: { id }, data: { sealed: "", withdrawnAt: now() } });
    await tx.keptEntry.deleteMany({ where: { shareId: id } });
    await tx.keptLink.updateMany({ where: { shareId: id, revokedAt: null }, data: { revokedAt: now() } });
  });
  await emptyJournal();
}

export async function addKeptLink(link: {
  id: string;
  shareId: string;
  secretHash: string;
  right: string;
  expiresAt: string;
}): Promise<void> {
  await database.keptLink.create({ data: { ...link, createdAt: now() } });
}

export async function getKeptLink(id: string): Promise<KeptLink | null> {
  const row = await database.keptLink.findUnique({ where: { id } });
  return row && toLink(row);
}

/** Oldest first. */
export async function findKeptLinks(shareId: string): Promise<KeptLink[]> {
  return (await database.keptLink.findMany({ where: { shareId }, orderBy: [{ createdAt: "asc" }, { id: "asc" }] })).map(
    toLink,
  );
}

export async function revokeKeptLink(shareId: string, id: string): Promise<void> {
  await database.keptLink.updateMany({ where: { shareId, id, revokedAt: null }, data: { revokedAt: now() } });
}

export async function countOpen(id: string): Promise<void> {
  await database.keptLink.update({ where: { id }, data: { opens: { increment: 1 }, lastOpenedAt: now() } });
}

export async function findKeptEntries(shareId: string): Promise<KeptEntry[]> {
  const rows = await database.keptEntry.findMany({ where: { shareId }, orderBy: { seq: "asc" } });
  return rows.map(({ seq, at, through, sealed }) => ({ seq, at, through, sealed }));
}

/** Adds the entry if `seq` is the next number, and says whether it was. Of two writers at once, one gets false. */
export async function addKeptEntry(
  shareId: string,
  entry: { seq: number; through: string; sealed: string },
): Promise<boolean> {
  return together(async (tx) => {
    if ((await tx.keptEntry.count({ where: { shareId } })) !== entry.seq) return false;
    await tx.keptEntry.create({ data: { shareId, ...entry, at: now() } });
    return true;
  });
}

function toLink(row: LinkRow): KeptLink {
  const { id, shareId, secretHash, right, createdAt, expiresAt, revokedAt, opens, lastOpenedAt } = row;
  return {
    id,
    shareId,
    secretHash,
    right: RightSchema.parse(right),
    createdAt,
    expiresAt,
    revokedAt: revokedAt ?? undefined,
    opens,
    lastOpenedAt: lastOpenedAt ?? undefined,
  };
}
