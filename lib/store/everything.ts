import "server-only";
import { audited } from "./audit";
import { onPostgresql } from "./client";
import type { Prisma } from "./generated/client";
import { emptyJournal } from "./rows";

/**
 * Forgets all that Trefoil keeps, shares included (what a relay keeps stays there and ends by itself), for good: what hangs on a server goes
 * with it, and the journal that may still hold the bytes is emptied. The audit log goes too; a new one begins with an entry that says so
 * and names the head of the old, so that an export of the old can still be told from a forged one.
 */
export async function deleteEverything(): Promise<void> {
  await audited(async (tx, write) => {
    const last = await tx.auditEntry.findFirst({ orderBy: { seq: "desc" }, select: { seq: true, digest: true } });
    await deleteAudit(tx);
    for (const one of [
      tx.session,
      tx.override,
      tx.policy,
      tx.governance,
      tx.server,
      tx.advisor,
      tx.start,
      tx.approval,
      tx.serverRecord,
      tx.keptShare,
      tx.ownShare,
      tx.finding,
      tx.findingsOf,
      tx.lastReport,
      tx.reportCover,
      tx.sharing,
      tx.relistingOfAll,
      tx.apiToken,
      tx.rateLimit,
      tx.person,
      tx.pendingSignIn,
      tx.requestedWork,
      tx.spentLogout,
      tx.groupRole,
    ])
      await (one as typeof tx.session).deleteMany();
    write({
      kind: "deleted",
      subject: "everything",
      detail: {
        what: "all that was kept, and the audit log before this entry",
        entries: last?.seq ?? 0,
        head: last?.digest ?? "",
      },
    });
  });
  await emptyJournal();
}

/** The one time that entries go: the triggers that refuse it are taken off and put back within the transaction. */
async function deleteAudit(tx: Prisma.TransactionClient): Promise<void> {
  if (onPostgresql) {
    await tx.$executeRaw`ALTER TABLE "AuditEntry" DISABLE TRIGGER USER`;
    await tx.auditEntry.deleteMany();
    await tx.$executeRaw`ALTER TABLE "AuditEntry" ENABLE TRIGGER USER`;
    return;
  }
  const triggers = await tx.$queryRawUnsafe<{ name: string; sql: string }[]>(
    `SELECT "name", "sql" FROM "sqlite_master" WHERE "type" = 'trigger' AND "tbl_name" = 'AuditEntry'`,
  );
  for (const { name } of triggers) await tx.$executeRawUnsafe(`DROP TRIGGER "${name}"`);
  await tx.auditEntry.deleteMany();
  for (const { sql } of triggers) await tx.$executeRawUnsafe(sql);
}
