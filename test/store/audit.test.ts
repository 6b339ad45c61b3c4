import { describe, expect, test } from "vitest";
import { AuditEntrySchema } from "@/lib/core/model/audit";
import { nameOf } from "@/lib/core/text/chain";
import { refuseRows, useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { database, onPostgresql } = await import("@/lib/store/client");
const { appendAudit, audited } = await import("@/lib/store/audit");
const { auditHead, countAudit, findAudit, readAudit } = await import("@/lib/store/read-audit");
const { addApprovals, findApprovals } = await import("@/lib/store/approvals");

describe("the audit log", () => {
  test("sixty entries written at once stand one after the other, each naming the one before", async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        appendAudit({ by: "Ada", kind: "session", subject: `session ${index}` }),
      ),
    );
    const log = await readAudit(0, 100);
    expect(log.map(({ seq }) => seq)).toEqual(Array.from({ length: 60 }, (_, index) => index + 1));
    expect(new Set(log.map(({ subject }) => subject)).size).toBe(60);
    expect(log.map(({ prev }) => prev)).toEqual(["", ...log.slice(0, -1).map(({ digest }) => digest)]);
    expect(
      log.map((signed) => nameOf(AuditEntrySchema.parse({ ...signed, detail: JSON.parse(signed.detail) as unknown }))),
    ).toEqual(log.map(({ digest }) => digest));
    expect(await auditHead()).toEqual({ seq: 60, digest: log.at(-1)!.digest });
  });

  test("the database refuses to change, take out, replace or insert an entry", async () => {
    const row = `"at", "by", "kind", "subject", "detail", "prev", "key", "digest", "signature"`;
    for (const sql of [
      `UPDATE "AuditEntry" SET "by" = 'Eve' WHERE "seq" = 3`,
      `DELETE FROM "AuditEntry" WHERE "seq" = 60`,
      `DELETE FROM "AuditEntry"`,
      `INSERT INTO "AuditEntry" ("seq", ${row}) SELECT "seq", ${row} FROM "AuditEntry" WHERE "seq" = 5 ON CONFLICT ("seq") DO UPDATE SET "by" = 'Eve'`,
      onPostgresql
        ? `TRUNCATE "AuditEntry"`
        : `INSERT OR REPLACE INTO "AuditEntry" ("seq", ${row}) SELECT "seq", ${row} FROM "AuditEntry" WHERE "seq" = 5`,
      `INSERT INTO "AuditEntry" ("seq", ${row}) SELECT 61, ${row} FROM "AuditEntry" WHERE "seq" = 5`,
      `INSERT INTO "AuditEntry" ("seq", ${row}) SELECT 62, "at", "by", "kind", "subject", "detail", "digest", "key", 'x', "signature" FROM "AuditEntry" WHERE "seq" = 60`,
    ])
      await expect(database.$executeRawUnsafe(sql), sql).rejects.toThrow(/audit log/);
    expect(await countAudit({})).toBe(60);
  });

  test("what is done together with an entry is done only when the entry is written", async () => {
    const approval = {
      server: "mail",
      digest: "d",
      decision: "approved",
      by: "Ada",
      at: "2026-05-01T10:00:00.000Z",
      reason: "Read it.",
    } as const;
    await addApprovals([approval]);
    expect(await findAudit({ kind: "approved" }, { take: 5 })).toMatchObject([
      {
        subject: "mail",
        by: "Ada",
        detail: expect.stringContaining('{"decision":"approved","digest":"d","reason":"Read it.",') as string,
      },
    ]);
    const room = await refuseRows("AuditEntry");
    await expect(addApprovals([{ ...approval, decision: "refused" }])).rejects.toThrow(
      "the audit log could not be written",
    );
    await room();
    expect((await findApprovals("mail")).map(({ decision }) => decision)).toEqual(["approved"]);
  });

  test("an act that fails leaves no entry, and says its own reason", async () => {
    const before = await auditHead();
    await expect(
      audited(async (_tx, write) => {
        write({ kind: "policy", subject: "mail" });
        throw new Error("no such policy");
      }),
    ).rejects.toThrow("no such policy");
    expect(await auditHead()).toEqual(before);
  });
});
