import "server-only";
import { database } from "./client";
import { now } from "./rows";

/** Remembers what the answer to a sign-in has to fit; those begun before then are forgotten. */
export async function putPending(digest: string, sealed: string, forgetBefore: string): Promise<void> {
  await database.pendingSignIn.deleteMany({ where: { createdAt: { lt: forgetBefore } } });
  await database.pendingSignIn.create({ data: { digest, sealed, createdAt: now() } });
}

/** Takes it, once: of two answers one gets it. */
export async function takePending(digest: string): Promise<{ sealed: string; createdAt: string } | null> {
  const row = await database.pendingSignIn.findUnique({ where: { digest } });
  const { count } = await database.pendingSignIn.deleteMany({ where: { digest } });
  return row && count > 0 ? row : null;
}
