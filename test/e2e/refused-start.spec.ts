import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { startApp } from "./support/started-app";

const START = fileURLToPath(new URL("../../lib/boot/start.mjs", import.meta.url));

/** A place where nobody may write, the superuser included. */
const READ_ONLY = process.platform === "darwin" ? "/System/trefoil" : "/sys/trefoil";

/** A folder whose log of audits was signed with the key that lies beside it. */
async function aKeptFolder(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "trefoil-kept-"));
  const app = await startApp(["--demo"], folder);
  await app.stop();
  return folder;
}

/** Starts the app, which must end by itself, before it said that it is ready and without a stack of calls. */
function refused(folder: string): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, [START, "--no-open", "--port", "0"], {
    encoding: "utf8",
    env: { ...process.env, TREFOIL_DATA: folder },
    timeout: 240_000,
  });
  expect(status).toBe(1);
  // The framework may print how long its settings took; an address is printed only by an app that serves.
  expect(stdout).not.toContain("http");
  expect(stderr).not.toMatch(/^\s+at /m);
  return stderr;
}

test("data without its key, or with a damaged one, is not served before a person says so", async () => {
  const folder = await aKeptFolder();
  const key = path.join(folder, "secret.key");
  rmSync(key);
  const lost = refused(folder);
  expect(lost).toContain(`${key} is missing. Put the file back from a backup of this folder.`);
  expect(lost).toContain("start with --new-key");
  expect(readdirSync(folder)).not.toContain("secret.key");

  writeFileSync(key, "short");
  expect(refused(folder)).toContain("has 5 bytes instead of 32");
  writeFileSync(key, Buffer.alloc(32, 7));
  expect(refused(folder)).toContain("is not the one that its data was kept with");

  const app = await startApp(["--new-key"], folder);
  expect((await fetch(app.address, { redirect: "manual" })).status).toBe(303);
  await app.stop();
  rmSync(folder, { recursive: true });
});

test("a damaged database and a folder that cannot be written to are told in words", async () => {
  const folder = await aKeptFolder();
  writeFileSync(path.join(folder, "trefoil.db"), "no database at all ".repeat(1000));
  expect(refused(folder)).toContain(`The database in ${folder} is damaged`);
  expect(refused(READ_ONLY)).toContain(`The data folder ${READ_ONLY} cannot be written to`);
  rmSync(folder, { recursive: true });
});
