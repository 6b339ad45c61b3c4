import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { hooks } from "@/lib/boot/hooks.mjs";
import { openPostgresql } from "@/lib/boot/open-postgresql.mjs";
import { POSTGRESQL_MIGRATIONS } from "../../support/postgres/server.mjs";
import { startGate } from "../../support/gate";
import { useThrowAwayData } from "../../store/throw-away-data";
import { aCopy, endAll } from "./processes";

await useThrowAwayData();
const { CHECKS } = await import("@/lib/health/checks");
const { agreeTo, consentDigest } = await import("@/lib/jobs/consent");
const { register } = await import("@/lib/jobs/register");
const { prepareSealing } = await import("@/lib/secrets/seal");
const { keyInUse } = await import("@/lib/store/key-in-use");
const { getListingState } = await import("@/lib/store/listing-states");
const { findServers, getServer } = await import("@/lib/store/servers");
const { newestSnapshot } = await import("@/lib/store/snapshots/snapshots");

await prepareSealing(await keyInUse());
const migrations = mkdtempSync(path.join(tmpdir(), "trefoil-next-"));
cpSync(POSTGRESQL_MIGRATIONS, migrations, { recursive: true });
afterAll(() => rmSync(migrations, { recursive: true }));
afterEach(endAll);

/** Applies what a later version brings along. */
async function upgrade(name: string, sql: string): Promise<void> {
  mkdirSync(path.join(migrations, name));
  writeFileSync(path.join(migrations, name, "migration.sql"), sql);
  expect(await openPostgresql(process.env["DATABASE_URL"]!, migrations)).toEqual([name]);
}

test("a migration that only adds lets copies of the version before work on, in the middle of a listing too; one that takes away does not", async () => {
  hooks().migrations = readdirSync(POSTGRESQL_MIGRATIONS);
  const gate = await startGate();
  const transport = { kind: "http" as const, url: gate.url, headers: [] };
  const server = await register({ name: "gated", transport, disabled: false, hiddenTools: [] }, {});
  await agreeTo(server, await consentDigest(server));
  const copy = await aCopy();
  await copy.ask({ list: server.id, by: "ada" });
  await expect.poll(async () => (await getListingState(server.id))!.reached.phase).toBe("asking");

  await upgrade(
    "9998_expand",
    `ALTER TABLE "Server" ADD COLUMN "team" TEXT; CREATE TABLE "Team" ("id" TEXT PRIMARY KEY);`,
  );
  gate.open();
  await expect.poll(async () => (await getServer(server.id))!.state).toBe("listed");
  expect((await newestSnapshot(server.id))!.tools).toHaveLength(1);
  // It was judged as it was kept.
  expect(await copy.ask({ judge: true })).toBe(0);
  await register({ name: "another", transport, disabled: false, hiddenTools: ["a"] }, {});
  expect((await findServers()).map(({ name }) => name)).toEqual(["another", "gated"]);
  for (const { name, problem } of CHECKS) expect([name, await problem()]).toEqual([name, undefined]);

  // Which is why what is no longer used goes a version later, when no copy asks for it.
  await upgrade("9999_contract", `ALTER TABLE "Server" DROP COLUMN "hiddenTools";`);
  await expect(findServers()).rejects.toThrow(/hiddenTools/);
  await gate.end();
});
