import "server-only";
import { digestOf } from "../core/text/digest";
import { changedMeanwhile } from "./changed-meanwhile";
import { database } from "./client";
import type { Prisma } from "./generated/client";

/**
 * Names how a server is reached as it stands, for a form that shows it and sends it back. Whatever anybody changes of it, a secret too, it is
 * another one: secrets are in it as they are sealed.
 * @returns empty when the server is gone
 */
export async function entryVersion(
  id: string,
  tx: Pick<Prisma.TransactionClient, "server"> = database,
): Promise<string> {
  const row = await tx.server.findUnique({
    where: { id },
    select: { transport: true, secrets: { select: { place: true, sealed: true }, orderBy: { place: "asc" } } },
  });
  return row ? digestOf(row) : "";
}

/** @throws {ChangedMeanwhile} when the entry is another one than somebody saw */
export async function checkEntry(
  { id, name }: { id: string; name: string },
  seen: string,
  tx: Pick<Prisma.TransactionClient, "server" | "auditEntry"> = database,
): Promise<void> {
  if ((await entryVersion(id, tx)) !== seen)
    throw await changedMeanwhile(tx, "how this server is reached", { kind: "registered", subject: name });
}
