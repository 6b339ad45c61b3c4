import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { migrate } from "@/lib/boot/migrate.mjs";
import { analyse } from "@/lib/core/analysis/analyse";
import { MIGRATIONS } from "../throw-away-data";
import { openWhole } from "../../support/open-whole";

/** The database of an earlier version with the demo in it, at its twelfth migration. */
const folder = mkdtempSync(path.join(tmpdir(), "trefoil-kept-"));
process.env["TREFOIL_DATA"] = folder;
writeFileSync(
  path.join(folder, "trefoil.db"),
  gunzipSync(readFileSync(path.join(import.meta.dirname, "../../fixtures/kept/trefoil.db.gz"))),
);
const applied = await migrate(folder, MIGRATIONS);
const { database } = await import("@/lib/store/client");
const { findSessions } = await import("@/lib/store/sessions");

afterAll(async () => {
  await database.$disconnect();
  rmSync(folder, { recursive: true, force: true });
});

test("a database of an earlier version is brought up to date by the newer migrations alone, and its sessions open", async () => {
  expect(applied.filter((name) => name < "0013")).toEqual([]);
  const sessions = await Promise.all((await findSessions()).map((spec) => openWhole(spec)));
  expect(Object.fromEntries(sessions.map((session) => [session.name, analyse(session).verdict.level]))).toEqual({
    "Lethal alone": "lethal",
    "Lethal together": "lethal",
    "Near miss": "two-legs",
    "It depends": "possible",
    Clear: "clear",
  });
});
