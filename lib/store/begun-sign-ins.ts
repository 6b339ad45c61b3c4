import "server-only";
import { database } from "./client";
import { now } from "./rows";

/** A sign-in at a server that waits for the browser. Only `lib/secrets` can open what is sealed. */
export type BegunSignIn = { serverId: string; sealed: string; createdAt: string };

/** Remembers what the answer to a sign-in has to fit, in the place of what was begun at this server before. */
export async function putBegunSignIn(serverId: string, digest: string, sealed: string): Promise<void> {
  const row = { digest, sealed, problem: null, createdAt: now() };
  await database.begunSignIn.upsert({ where: { serverId }, create: { serverId, ...row }, update: row });
}

/** Takes it, once: of two answers one gets it. */
export async function takeBegunSignIn(digest: string): Promise<BegunSignIn | null> {
  const row = await database.begunSignIn.findUnique({ where: { digest } });
  if (!row || row.sealed === null) return null;
  const { serverId, sealed, createdAt } = row;
  const { count } = await database.begunSignIn.updateMany({ where: { digest }, data: { digest: null, sealed: null } });
  return count > 0 ? { serverId, sealed, createdAt } : null;
}

/** Keeps why one came to nothing, unless another was begun meanwhile. */
export async function putSignInProblem(serverId: string, problem: string): Promise<void> {
  await database.begunSignIn.updateMany({ where: { serverId, digest: null }, data: { problem } });
}

/** Why the last one at this server came to nothing. */
export async function getSignInProblem(serverId: string): Promise<string | undefined> {
  const row = await database.begunSignIn.findUnique({ where: { serverId }, select: { problem: true } });
  return row?.problem ?? undefined;
}
