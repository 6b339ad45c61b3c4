import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { beforeAll, describe, expect, test } from "vitest";
import { Secret } from "@/lib/core/model/secret";
import { CANARY, fillStore } from "../support/a-full-store";
import { useThrowAwayData } from "./throw-away-data";

const folder = await useThrowAwayData();
const { prepareSealing, replaceKey, seal, signer, unseal } = await import("@/lib/secrets/seal");
const { keyInUse } = await import("@/lib/store/key-in-use");
const { database } = await import("@/lib/store/client");
const { appendAudit } = await import("@/lib/store/audit");
const { verifyLog } = await import("@/lib/jobs/audit-log");
const { consentTo } = await import("@/lib/jobs/consent");
const { rotate, save } = await import("@/lib/jobs/data/key");
const { resealEverything } = await import("@/lib/store/backup/reseal");
const { columnsOf, rowsOf, TABLE_NAMES, TABLES } = await import("@/lib/store/backup/tables");
const { getServer } = await import("@/lib/store/servers");

let serverId = "";
const keyFile = path.join(folder, "secret.key");
const filesOf = (part: string) => readdirSync(folder).filter((name) => name.includes(part));

/** Every sealed value, opened by the key that is open now. */
async function opened(): Promise<string[]> {
  const values: string[] = [];
  for (const name of TABLE_NAMES)
    for (const row of await rowsOf(database, name).findMany({}))
      for (const column of TABLES[name].sealed ?? []) values.push(unseal(row[column] as string).reveal());
  return values;
}

/** What a start does: the key is opened anew from what lies in the folder. */
const startAgain = async () => prepareSealing(await keyInUse());

beforeAll(async () => {
  await prepareSealing(await keyInUse());
  ({ serverId } = await fillStore());
});

test("every column that is sealed with this key is told of, and no other", () => {
  // What is kept for shares is sealed by whoever shares, and never opened here.
  const named = TABLE_NAMES.filter((name) => !name.startsWith("Kept")).flatMap((name) =>
    columnsOf(name).flatMap((column) => (column.startsWith("sealed") ? [`${name}.${column}`] : [])),
  );
  expect(TABLE_NAMES.flatMap((name) => (TABLES[name].sealed ?? []).map((column) => `${name}.${column}`))).toEqual(
    named,
  );
});

describe("replacing the sealing key", () => {
  test("seals every value anew, takes agreements along, and the audit log follows over it", async () => {
    const before = { key: signer().key, bytes: readFileSync(keyFile), sealed: await database.sealedSecret.findMany() };
    const values = await opened();
    expect(new Set(values)).toEqual(new Set([CANARY]));
    const done = await rotate();
    expect(done).toMatchObject({ values: values.length, unopened: 0, agreements: 1 });
    expect(signer().key).not.toBe(before.key);
    expect((await database.sealedSecret.findMany())[0]!.sealed).not.toBe(before.sealed[0]!.sealed);
    await startAgain();
    expect(await opened()).toEqual(values);
    expect(await consentTo((await getServer(serverId))!)).not.toBeNull();
    expect((await verifyLog()).fault).toBeUndefined();
    // The key of before lies aside, as private as it was.
    expect(readFileSync(done.before)).toEqual(before.bytes);
    expect(statSync(done.before).mode & 0o077).toBe(0);
    expect(filesOf(".next-")).toEqual([]);
  });

  test("leaves a value that no key opens as it is, and says how many", async () => {
    const foreign = seal(new Secret("x")).replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    await database.sharing.update({ where: { id: 1 }, data: { sealedRelayKey: `${foreign}AAAA` } });
    expect(await rotate()).toMatchObject({ unopened: 1 });
    expect((await database.sharing.findUniqueOrThrow({ where: { id: 1 } })).sealedRelayKey).toBe(`${foreign}AAAA`);
    await database.sharing.update({ where: { id: 1 }, data: { sealedRelayKey: seal(new Secret(CANARY)) } });
  });

  test("that is cut short before the data has the new key leaves all as it was", async () => {
    const { key } = signer();
    await expect(replaceKey(() => Promise.reject(new Error("cut short")))).rejects.toThrow("cut short");
    expect(filesOf(".next-")).toHaveLength(1);
    await startAgain();
    expect(signer().key).toBe(key);
    expect(new Set(await opened())).toEqual(new Set([CANARY]));
    // The next one succeeds, and the key that was never used is gone.
    await rotate();
    expect(filesOf(".next-")).toEqual([]);
  });

  test("that is cut short after the data has the new key is finished at the next start", async () => {
    const { key } = signer();
    const cut = replaceKey(async (next) => {
      await resealEverything(next);
      throw new Error("cut short");
    });
    await expect(cut).rejects.toThrow("cut short");
    // This process has opened the key of before, as an app that runs meanwhile.
    expect(signer().key).toBe(key);
    await expect(appendAudit({ kind: "session", subject: "late" })).rejects.toThrow(
      "Not done: the sealing key was replaced since this Trefoil was started. Start it again",
    );
    await startAgain();
    expect(signer().key).not.toBe(key);
    expect(new Set(await opened())).toEqual(new Set([CANARY]));
    expect((await verifyLog()).fault).toBeUndefined();
    await appendAudit({ kind: "session", subject: "in time" });
    expect(filesOf(".next-")).toEqual([]);
  });

  test("that another one overtakes does nothing", async () => {
    const late = replaceKey(async (next) => {
      await replaceKey(resealEverything);
      await resealEverything(next);
    });
    // Whoever is first has opened the new key here too, so it is its file that the later one misses.
    await expect(late).rejects.toThrow();
    await startAgain();
    expect(new Set(await opened())).toEqual(new Set([CANARY]));
    expect((await verifyLog()).fault).toBeUndefined();
  });
});

test("the command, killed outright at any moment, leaves values and log that open", async () => {
  const program = path.resolve(import.meta.dirname, "../../lib/boot/trefoil.mjs");
  for (let kills = 0; kills < 4; kills++) {
    const child = spawn(process.execPath, [program, "key", "rotate"], { env: process.env, stdio: "ignore" });
    const ended = once(child, "close");
    while (child.exitCode === null && filesOf(".next-").length === 0) await wait(2);
    await wait(Math.random() * 60);
    child.kill("SIGKILL");
    await ended;
    await startAgain();
    expect(new Set(await opened())).toEqual(new Set([CANARY]));
    await appendAudit({ kind: "session", subject: "goes on" });
    expect((await verifyLog()).fault).toBeUndefined();
  }
});

test("the key is saved into a new file that its owner alone can read, and a folder with it opens everything", async () => {
  const file = path.join(folder, "saved.key");
  await save(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file)).toEqual(readFileSync(keyFile));
  await expect(save(file)).rejects.toThrow("is there already");
  rmSync(keyFile);
  await expect(startAgain()).rejects.toThrow("is missing");
  writeFileSync(keyFile, readFileSync(file));
  await startAgain();
  expect(new Set(await opened())).toEqual(new Set([CANARY]));
});
