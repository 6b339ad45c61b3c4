import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { migrate } from "@/lib/boot/migrate.mjs";
import { endText } from "@/lib/core/backup/lines";
import { signerWith } from "@/lib/secrets/signer";
import { CANARY, fillStore } from "../support/a-full-store";
import { freshDatabase } from "../support/postgres/server.mjs";
import { MIGRATIONS, useThrowAwayData } from "./throw-away-data";

const folder = await useThrowAwayData();
const { prepareSealing, signer } = await import("@/lib/secrets/seal");
const { keyInUse } = await import("@/lib/store/key-in-use");
const { database } = await import("@/lib/store/client");
const { appendAudit } = await import("@/lib/store/audit");
const { findAudit } = await import("@/lib/store/read-audit");
const { backUp } = await import("@/lib/jobs/data/backup");
const { checkBackup, readBackup } = await import("@/lib/jobs/data/read-backup");
const { contentOf, tablesTaken } = await import("@/lib/jobs/data/content");
const { takeIn } = await import("@/lib/jobs/data/take-in");
const { anotherStore, findArrivals, NotEmpty, ownStore } = await import("@/lib/store/backup/fill");
const { connectEmbedded } = await import("@/lib/store/embedded");
const { rowsOf, TABLE_NAMES, TABLES } = await import("@/lib/store/backup/tables");

const scratch = mkdtempSync(path.join(tmpdir(), "trefoil-backup-"));
const file = path.join(scratch, "trefoil.backup");
const targets: ReturnType<typeof ownStore>[] = [];
afterAll(async () => {
  for (const { client } of targets) await client.$disconnect();
  rmSync(scratch, { recursive: true, force: true });
});

async function emptyEmbedded() {
  const own = mkdtempSync(path.join(scratch, "data-"));
  await migrate(own, MIGRATIONS);
  targets.push({ client: connectEmbedded(own), isPostgresql: false });
  return targets.at(-1)!;
}

/** An empty database of the kind that this project does not run on where there is one, else of the same kind. */
async function another() {
  const server = inject("postgres");
  if (server === undefined) return emptyEmbedded();
  targets.push(anotherStore(await freshDatabase(server)));
  return targets.at(-1)!;
}

async function* partsOf(of: string) {
  const { end } = yield* readBackup(of);
  return end.content;
}
const ARRIVAL = { did: "restored from a backup", from: "a test" };

/** The same lines, changed, in a file of their own; with `sign` as somebody with that key would close them. */
function changed(change: (lines: string[]) => string[], sign?: ReturnType<typeof signerWith>): string {
  let lines = change(gunzipSync(readFileSync(file)).toString("utf8").split("\n").slice(0, -1));
  if (sign) {
    const before = lines.slice(0, -1).map((line) => `${line}\n`);
    const digest = createHash("sha256").update(before.join("")).digest("hex");
    const { end } = JSON.parse(lines.at(-1)!) as { end: object };
    const closing = JSON.stringify({ end: { ...end, digest, signature: sign.sign(endText(digest)) } });
    lines = [...lines.slice(0, -1), closing];
  }
  const other = path.join(scratch, "changed.backup");
  writeFileSync(other, gzipSync(lines.map((line) => `${line}\n`).join("")));
  return other;
}

beforeAll(async () => {
  await prepareSealing(await keyInUse());
  await fillStore();
  await backUp(file);
});

describe("a backup", () => {
  test("holds every row of every table but those that are left out, and comes out the same in either database", async () => {
    const here = await contentOf(database, tablesTaken());
    expect(Object.values(here).filter(({ rows }) => rows === 0)).toEqual([]);
    expect((await checkBackup(file)).end.content).toEqual(here);
    for (const target of [await emptyEmbedded(), await another()]) {
      expect(await takeIn(target, partsOf(file), ARRIVAL)).toEqual(here);
      const { AuditEntry: _log, ...others } = await contentOf(target.client, tablesTaken());
      expect(others).toEqual(Object.fromEntries(Object.entries(here).filter(([name]) => name !== "AuditEntry")));
      for (const name of TABLE_NAMES.filter((one) => TABLES[one].leftOut))
        expect(await rowsOf(target.client, name).count(), name).toBe(0);
      expect(await findArrivals(target)).toHaveLength(1);
      // Keys that count by themselves go on after those that came.
      const approval = { server: "mail", digest: "d", decision: "approved", by: "Ada", at: "2026-05-01", reason: "" };
      expect((await target.client.approval.create({ data: approval })).id).toBe(here["Approval"]!.rows + 1);
    }
  });

  test("holds no secret in the clear, and the audit log says that it was made", async () => {
    expect(gunzipSync(readFileSync(file)).toString("utf8")).not.toContain(CANARY);
    expect(await findAudit({ kind: "exported" }, { take: 1 })).toMatchObject([{ subject: "everything" }]);
  });

  test("is of one moment while others write, and they do not wait for it", async () => {
    const other = path.join(scratch, "busy.backup");
    let writing = true;
    let written = 0;
    const writer = (async () => {
      for (; writing; written++) {
        await appendAudit({ by: "Ada", kind: "session", subject: `at work ${written}` });
        await setImmediate();
      }
    })();
    await backUp(other);
    writing = false;
    await writer;
    expect(written).toBeGreaterThan(1);
    // A log with a gap, or with an end that others of its rows do not know, would be refused.
    const target = await emptyEmbedded();
    await takeIn(target, partsOf(other), ARRIVAL);
    expect(await findArrivals(target)).toHaveLength(1);
  });

  test("is put into an empty database alone, and leaves nothing of itself in another one", async () => {
    const target = await another();
    await target.client.relistingOfAll.create({ data: { id: 1 } });
    await expect(takeIn(target, partsOf(file), ARRIVAL)).rejects.toThrow(NotEmpty);
    expect(await target.client.server.count()).toBe(0);
  });
});

describe("refused in a sentence, with nothing kept, is a file", () => {
  test("that is cut off anywhere", async () => {
    const bytes = readFileSync(file);
    const other = path.join(scratch, "short.backup");
    for (const at of [0, 1, 9, 10, 11, 50, bytes.length >> 2, bytes.length >> 1, bytes.length - 9, bytes.length - 1]) {
      writeFileSync(other, bytes.subarray(0, at));
      await expect(checkBackup(other), `${at}`).rejects.toThrow(/is cut off|is no backup/);
    }
    for (const kept of [1, 2, 20, -1])
      await expect(checkBackup(changed((lines) => lines.slice(0, kept)))).rejects.toThrow("is cut off");
  });

  test("of which any byte was altered", async () => {
    const bytes = readFileSync(file);
    const other = path.join(scratch, "altered.backup");
    for (let at = 10; at < bytes.length; at += Math.ceil(bytes.length / 60)) {
      writeFileSync(
        other,
        Buffer.concat([bytes.subarray(0, at), Buffer.from([bytes[at]! ^ 4]), bytes.subarray(at + 1)]),
      );
      await expect(checkBackup(other), `${at}`).rejects.toThrow(/was altered|is cut off/);
    }
  });

  test("whose lines were changed, taken out, put in or moved, also when its digest was made anew", async () => {
    const isRow = (line: string) => line.startsWith("[");
    const changes: ((lines: string[]) => string[])[] = [
      (lines) => lines.toSpliced(lines.findIndex(isRow), 1),
      (lines) => lines.toSpliced(lines.findIndex(isRow), 0, lines.find(isRow)!),
      (lines) => lines.with(lines.findIndex(isRow), lines.find(isRow)!.replace("[", '["put in",')),
      (lines) => [...lines, lines.find(isRow)!],
      (lines) => lines.with(3, "not a line"),
      (lines) => lines.map((line) => line.replace("mail-server", "evil-server")),
    ];
    for (const change of changes)
      for (const sign of [undefined, signerWith(Buffer.alloc(32, 9))])
        await expect(checkBackup(changed(change, sign))).rejects.toThrow("was altered");
    // Even with the key, the sums of the tables have to fit.
    for (const change of changes.slice(0, 3))
      await expect(checkBackup(changed(change, signer()))).rejects.toThrow("was altered");
  });

  test("of a newer Trefoil: another format, a table or a column that is not known", async () => {
    const cases: [string, string, string][] = [
      ['"trefoil-backup/1"', '"trefoil-backup/2"', "a newer Trefoil (format 2)"],
      ['"Session"', '"Orbit"', "a newer Trefoil (it holds Orbit)"],
      ['"columns":["id","name"', '"columns":["id","colour"', "a newer Trefoil (it holds Server.colour)"],
    ];
    for (const [from, to, words] of cases)
      await expect(
        checkBackup(changed((lines) => lines.map((line) => line.replace(from, to)), signer())),
      ).rejects.toThrow(words);
  });

  test("that is none", async () => {
    await expect(checkBackup(path.join(scratch, "nothing"))).rejects.toThrow("There is no file");
    await expect(checkBackup(scratch)).rejects.toThrow("cannot be read");
    await expect(checkBackup(path.resolve(import.meta.dirname, "backup.test.ts"))).rejects.toThrow(
      "is no backup of Trefoil",
    );
    writeFileSync(path.join(scratch, "other"), gzipSync('{"some":"json"}\n'));
    await expect(checkBackup(path.join(scratch, "other"))).rejects.toThrow("is no backup of Trefoil");
  });

  test("in which a log does not follow although all of it was signed", async () => {
    const target = await another();
    const broken = async function* () {
      const parts = partsOf(file);
      let isLog = false;
      for (;;) {
        const next = await parts.next();
        if (next.done) return next.value;
        if ("table" in next.value) isLog = next.value.table === "AuditEntry";
        if (isLog && "row" in next.value && next.value.row[0] === 3) yield { row: next.value.row.with(2, "Eve") };
        else yield next.value;
      }
    };
    await expect(takeIn(target, broken(), ARRIVAL)).rejects.toThrow("reads differently");
    expect(await target.client.server.count()).toBe(0);
  });
});

test("a folder holds nothing of a backup that was made from it, nor what one left that was killed", async () => {
  const left = path.basename(mkdtempSync(path.join(folder, "copy-999999999-")));
  await backUp(file);
  // Where there is nothing to copy, nobody looks for what a copy left.
  const stays = inject("postgres") === undefined ? [] : [left];
  expect(readdirSync(folder).filter((name) => name.startsWith("copy-"))).toEqual(stays);
});
