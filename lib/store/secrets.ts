import "server-only";
import { audited } from "./audit";
import { database } from "./client";
import type { Prisma } from "./generated/client";
import { emptyJournal } from "./rows";

/** Sealed secrets of one server, place → sealed text. Only `lib/secrets` can open them. */
export async function findSealedSecrets(serverId: string): Promise<Record<string, string>> {
  const rows = await database.sealedSecret.findMany({ where: { serverId }, orderBy: { place: "asc" } });
  return Object.fromEntries(rows.map((row) => [row.place, row.sealed]));
}

export async function putSealedSecret(
  tx: Pick<Prisma.TransactionClient, "sealedSecret">,
  serverId: string,
  place: string,
  sealed: string,
): Promise<void> {
  const key = { serverId_place: { serverId, place } };
  await tx.sealedSecret.upsert({ where: key, create: { serverId, place, sealed }, update: { sealed } });
}

/** For good: the bytes are overwritten in the database, and the journal that may hold them is emptied. */
export async function deleteSealedSecret(serverId: string, place: string): Promise<void> {
  await audited(async (tx, write) => {
    const server = await tx.server.findUnique({ where: { id: serverId }, select: { name: true } });
    const { count } = await tx.sealedSecret.deleteMany({ where: { serverId, place } });
    if (server && count > 0) write({ kind: "deleted", subject: server.name, detail: { what: "a secret", place } });
  });
  await emptyJournal();
}
