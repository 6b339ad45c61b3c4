import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { migrate } from "@/lib/boot/migrate.mjs";
import { placeOf } from "@/lib/boot/database-address.mjs";
import { settleData } from "@/lib/boot/open-data.mjs";
import { fillStore, ODD } from "../../support/a-full-store";
import { freshDatabase, withClient } from "../../support/postgres/server.mjs";
import { MIGRATIONS } from "../throw-away-data";

/** An embedded database of the present version, as the app itself filled it, and enough rows that a move takes a while. */
const folder = mkdtempSync(path.join(tmpdir(), "trefoil-move-"));
process.env["TREFOIL_DATA"] = folder;
delete process.env["DATABASE_URL"];
await migrate(folder, MIGRATIONS);
const { prepareSealing } = await import("@/lib/secrets/seal");
const { keyInUse } = await import("@/lib/store/key-in-use");
const { database } = await import("@/lib/store/client");
const { appendAudit } = await import("@/lib/store/audit");
const { verifyLog } = await import("@/lib/jobs/audit-log");
const { contentOf, tablesTaken } = await import("@/lib/jobs/data/content");
const { move } = await import("@/lib/jobs/data/move");
const { anotherStore, findArrivals } = await import("@/lib/store/backup/fill");

const server = inject("postgres")!;
const PASSWORD = new URL(server).password;
const KILLS = 4;
const TAKEN = tablesTaken(["Consent"]);
const source = () => contentOf(database, TAKEN);
const bytes = async () => {
  await settleData(folder);
  return readFileSync(path.join(folder, "trefoil.db"));
};

beforeAll(async () => {
  await prepareSealing(await keyInUse());
  await fillStore();
  const override = { server: "mail", leg: "egress", verdict: "no", by: "Ada", at: "2026-05-01", reason: ODD };
  await database.override.createMany({
    data: Array.from({ length: 1_500 }, (_, index) => ({ ...override, tool: `tool ${index}` })),
  });
});
afterAll(async () => {
  await database.$disconnect();
  rmSync(folder, { recursive: true, force: true });
});

/** The command itself, with all that it says. */
function run(...args: string[]) {
  const child = spawn(process.execPath, [path.resolve(import.meta.dirname, "../../../lib/boot/trefoil.mjs"), ...args], {
    env: { ...process.env, TREFOIL_DATA: folder },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk.toString()));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null, said }));
  return { child, ended };
}

/** What is in the database now, but for the entries that a move adds to the log. */
async function target(address: string) {
  const store = anotherStore(address);
  try {
    const arrivals = await findArrivals(store);
    const { AuditEntry, ...content } = await contentOf(store.client, TAKEN);
    return {
      arrivals,
      content,
      entries: AuditEntry!.rows,
      follows: (await verifyLog(store.client)).fault === undefined,
    };
  } finally {
    await store.client.$disconnect();
  }
}

async function expectAllOf(address: string): Promise<void> {
  const { AuditEntry, ...content } = await source();
  expect(await target(address)).toMatchObject({ content, entries: AuditEntry!.rows + 1, follows: true });
  expect((await target(address)).arrivals).toHaveLength(1);
}

describe("a move from the embedded database to PostgreSQL", () => {
  test("takes every row along, changes nothing where it comes from, and done again finds that it was done", async () => {
    const address = await freshDatabase(server, "template0");
    const before = await bytes();
    expect(await move(address)).toMatchObject({ was: "moved", place: placeOf(address), content: await source() });
    expect((await bytes()).equals(before)).toBe(true);
    await expectAllOf(address);
    // Agreements hold for the computer on which they were given.
    const consents = await withClient(address, (client) => client.query(`SELECT * FROM "Consent"`));
    expect(consents.rows).toEqual([]);
    expect(await move(address)).toMatchObject({ was: "there already" });
    await expectAllOf(address);
    await appendAudit({ kind: "session", subject: "changed since" });
    await expect(move(address)).rejects.toThrow(/put there on .*, and what is in .* now is not the same/);
  });

  test("killed outright at any moment, has moved all or nothing; again, it moves all", async () => {
    const address = await freshDatabase(server, "template0");
    const before = await bytes();
    for (let kills = 0; kills < KILLS; kills++) {
      const { child, ended } = run("move", "--to", address);
      // While it writes, or wherever it is when it was quicker than the question.
      const { pathname } = new URL(address);
      for (let open = false; !open && child.exitCode === null; await wait(5))
        open = await withClient(server, async (client) => {
          const asked = `SELECT 1 FROM pg_stat_activity WHERE datname = $1 AND xact_start IS NOT NULL`;
          return (await client.query(asked, [pathname.slice(1)])).rows.length > 0;
        });
      await wait(Math.random() * 500);
      child.kill("SIGKILL");
      await ended;
      const tables = await withClient(address, (client) =>
        client.query<{ tables: string }>(`SELECT count(*) AS tables FROM pg_tables WHERE schemaname = 'public'`),
      );
      if (Number(tables.rows[0]!.tables) === 0) continue;
      const { arrivals, content } = await target(address);
      const rows = Object.values(content).reduce((sum, one) => sum + one.rows, 0);
      expect([arrivals.length > 0, rows > 0]).toEqual([rows > 0, arrivals.length > 0]);
    }
    const { code, said } = await run("move", "--to", address).ended;
    expect({ code, said }).toMatchObject({ code: 0, said: expect.stringContaining(placeOf(address)) as string });
    expect(said).not.toContain(PASSWORD);
    expect((await bytes()).equals(before)).toBe(true);
    await expectAllOf(address);
  });
});

describe("refused in a sentence without the address's password", () => {
  test.each([
    ["postgresql://ada:canary@127.0.0.1:1/books", "cannot be reached. Start it, or correct --to."],
    ["mysql://ada:canary@db/books", "--to takes the address of a PostgreSQL database"],
  ])("is %s", async (address, words) => {
    const { code, said } = await run("move", "--to", address).ended;
    expect({ code, said }).toMatchObject({ code: 1, said: expect.stringContaining(words) as string });
    expect(said).not.toContain("canary");
  });

  test("is a wrong password, and a database that holds something else", async () => {
    const wrong = new URL(await freshDatabase(server));
    wrong.password = "canary";
    await expect(move(wrong.href)).rejects.toThrow("did not accept the user or the password of --to");
    const other = await freshDatabase(server, "template0");
    await withClient(other, (client) => client.query("CREATE TABLE shelf (id int)"));
    await expect(move(other)).rejects.toThrow("holds the tables of something else");
    const ours = await freshDatabase(server);
    await withClient(ours, (client) => client.query(`INSERT INTO "RelistingOfAll" VALUES (1, 'off')`));
    await expect(move(ours)).rejects.toThrow("holds data already, with which a move would mix it");
  });
});
