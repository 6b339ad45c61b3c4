import "server-only";
import { AcceptanceSchema, type Acceptance } from "../core/model/review";
import { audited } from "./audit";
import { database } from "./client";

/** What was accepted of a session, also what has ended since. */
export async function findAcceptances(sessionId: string): Promise<Acceptance[]> {
  const rows = await database.acceptance.findMany({ where: { sessionId }, orderBy: { fingerprint: "asc" } });
  return rows.map((row) => AcceptanceSchema.parse(row));
}

/** A newer word on the same finding takes the place of the older. */
export async function putAcceptance(sessionId: string, acceptance: Acceptance): Promise<void> {
  const { fingerprint } = acceptance;
  await audited(async (tx, write) => {
    const session = await tx.session.findUnique({ where: { id: sessionId }, select: { name: true } });
    const { owner, until, reason } = acceptance;
    write({
      by: owner,
      kind: "approved",
      subject: session?.name ?? sessionId,
      detail: { did: "finding accepted", fingerprint, until, reason },
    });
    await tx.acceptance.upsert({
      where: { sessionId_fingerprint: { sessionId, fingerprint } },
      create: { sessionId, ...acceptance },
      update: acceptance,
    });
  });
}

export async function deleteAcceptance(sessionId: string, fingerprint: string): Promise<void> {
  await audited(async (tx, write) => {
    const session = await tx.session.findUnique({ where: { id: sessionId }, select: { name: true } });
    const { count } = await tx.acceptance.deleteMany({ where: { sessionId, fingerprint } });
    if (count > 0)
      write({
        kind: "approved",
        subject: session?.name ?? sessionId,
        detail: { did: "finding opened again", fingerprint },
      });
  });
}
