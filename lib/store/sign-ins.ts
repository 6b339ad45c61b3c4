import "server-only";
import { audited } from "./audit";
import { database } from "./client";
import { emptyJournal, now } from "./rows";

/** A kept sign-in at a remote server. Only `lib/secrets` can open what is sealed. */
export type StoredSignIn = { sealed: string; issuer: string; account: string; scope: string; at: string };

const COLUMNS = { sealed: true, issuer: true, account: true, scope: true, at: true } as const;

export async function getSignIn(serverId: string): Promise<StoredSignIn | null> {
  return database.signIn.findUnique({ where: { serverId }, select: COLUMNS });
}

/** One a server: a new one takes the place of the old. */
export async function putSignIn(serverId: string, signIn: Omit<StoredSignIn, "at">): Promise<void> {
  const columns = { ...signIn, at: now() };
  await audited(async (tx, write) => {
    const { server } = await tx.signIn.upsert({
      where: { serverId },
      create: { serverId, ...columns },
      update: columns,
      select: { server: { select: { name: true } } },
    });
    write({
      kind: "agreed",
      subject: server.name,
      detail: { did: "signed in", issuer: signIn.issuer, account: signIn.account, scope: signIn.scope },
    });
  });
}

/** Keeps renewed tokens; nothing happens when somebody signed out meanwhile. */
export async function renewSignIn(serverId: string, before: string, sealed: string): Promise<void> {
  await database.signIn.updateMany({ where: { serverId, sealed: before }, data: { sealed } });
}

export async function deleteSignIn(serverId: string): Promise<void> {
  await audited(async (tx, write) => {
    const server = await tx.server.findUnique({ where: { id: serverId }, select: { name: true } });
    const { count } = await tx.signIn.deleteMany({ where: { serverId } });
    if (server && count > 0) write({ kind: "agreed", subject: server.name, detail: { did: "signed out" } });
  });
  await emptyJournal();
}
