import "server-only";
import { database } from "./client";

/** What is kept here tells of the sealing key: whether anything was sealed or signed with one, and which signed last. */
export async function keyInUse(): Promise<{ needed: boolean; signedBy?: string }> {
  const last = await database.auditEntry.findFirst({ orderBy: { seq: "desc" }, select: { key: true } });
  const sealed = last ? 1 : (await database.sealedSecret.count()) + (await database.signIn.count());
  return { needed: sealed > 0, ...(last ? { signedBy: last.key } : {}) };
}
