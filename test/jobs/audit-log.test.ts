import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { readAuditLines } from "@/lib/core/governance/audit-file";
import { verifyAudit } from "@/lib/core/governance/verify-audit";
import { isSignedBy } from "@/lib/secrets/check-signature";
import { useThrowAwayData } from "../store/throw-away-data";

const folder = await useThrowAwayData();
const { database } = await import("@/lib/store/client");
const { appendAudit } = await import("@/lib/store/audit");
const { exportAudit, verifyLog } = await import("@/lib/jobs/audit-log");

async function exported(): Promise<string> {
  let text = "";
  for await (const lines of exportAudit()) text += lines;
  return text;
}

test("the log is exported so that it can be verified, by the app and by the command alike, and twice the same bytes", async () => {
  for (let index = 0; index < 20; index++)
    await appendAudit({
      by: "Ada",
      kind: "listed",
      subject: `server ${index}`,
      detail: { tools: index, names: ["ü", "\u2028", '"'] },
    });
  const text = await exported();
  expect(await exported()).toBe(text);
  expect(verifyAudit(readAuditLines(text), { isSignedBy, closes: true })).toMatchObject({ entries: 20, closed: true });
  expect((await verifyLog()).fault).toBeUndefined();
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.resolve(import.meta.dirname, "../../lib/boot/trefoil.mjs"), "audit", "export"],
    { env: { ...process.env, TREFOIL_DATA: folder }, encoding: "utf8" },
  );
  expect({ status, stdout }).toEqual({ status: 0, stdout: text });
});

test("an entry that was changed past the database's own refusal is found by the app", async () => {
  const trigger = await database.$queryRawUnsafe<{ sql: string }[]>(
    `SELECT "sql" FROM "sqlite_master" WHERE "name" = 'AuditEntry_stays_as_it_is'`,
  );
  await database.$executeRawUnsafe(`DROP TRIGGER "AuditEntry_stays_as_it_is"`);
  await database.$executeRawUnsafe(`UPDATE "AuditEntry" SET "by" = 'Eve' WHERE "seq" = 7`);
  expect((await verifyLog()).fault).toMatchObject({ seq: 7, what: "changed" });
  await database.$executeRawUnsafe(`UPDATE "AuditEntry" SET "by" = 'Ada' WHERE "seq" = 7`);
  await database.$executeRawUnsafe(`UPDATE "AuditEntry" SET "detail" = 'no JSON' WHERE "seq" = 9`);
  expect((await verifyLog()).fault).toMatchObject({ line: 9, what: "changed" });
  await database.$executeRawUnsafe(trigger[0]!.sql);
});

test("deleting everything deletes the log too; a new one begins with an entry that names the head of the old, and is guarded like it", async () => {
  const { deleteEverything } = await import("@/lib/store/everything");
  const { auditHead } = await import("@/lib/store/read-audit");
  const old = await auditHead();
  await database.$executeRawUnsafe(`DELETE FROM "AuditEntry" WHERE 0`);
  await deleteEverything();
  const [line, ...more] = readAuditLines(await exported());
  expect(line).toMatchObject({
    entry: { seq: 1, prev: "", kind: "deleted", subject: "everything", detail: { entries: old.seq, head: old.digest } },
  });
  expect(more).toMatchObject([{ end: { end: 1 } }]);
  expect((await verifyLog()).fault).toBeUndefined();
  await expect(database.$executeRawUnsafe(`DELETE FROM "AuditEntry"`)).rejects.toThrow(/audit log/);
});
