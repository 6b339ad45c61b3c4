import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Server } from "@/lib/core/model/server";
import { refuseRows, useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { listings } = await import("@/lib/jobs/listings");
const { agreeTo, consentDigest } = await import("@/lib/jobs/consent");
const { cancelListing } = await import("@/lib/jobs/list-tools");
const { register, replaceEntry } = await import("@/lib/jobs/register");
const { listDue, startRelisting } = await import("@/lib/jobs/relisting");
const { getRelisting, putInterval, putIntervalOfAll } = await import("@/lib/store/relistings");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer } = await import("@/lib/store/servers");
const { countHistory } = await import("@/lib/store/snapshots/history");
const { findStarts } = await import("@/lib/store/starts");

const file = path.join(mkdtempSync(path.join(tmpdir(), "trefoil-relisting-")), "offer.json");
writeFileSync(file, JSON.stringify({ tools: [{ name: "round_number", description: "Rounds a number." }] }));
const fixture = (name: string, ...args: string[]): Server["transport"] => ({
  kind: "stdio",
  command: process.execPath,
  args: [path.resolve(import.meta.dirname, `../fixtures/servers/${name}.mjs`), ...args],
  env: [],
});

async function registered(name: string, transport: Server["transport"], agreed = true) {
  const server = await register({ name, transport, disabled: false, hiddenTools: [] }, {});
  if (agreed) await agreeTo(server, await consentDigest(server));
  return server;
}

/** Where the timer of the process is kept. */
const KEY = Symbol.for("trefoil.relisting");
const HOUR = 3_600_000;
const later = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

beforeEach(async () => {
  await putIntervalOfAll("off");
  for (const server of await findServers()) await deleteServer(server.id);
});
afterEach(async () => (await listings()).settled());

test("nothing is listed by itself until a person says so; then it is, at once when it never was, and again when its interval is over", async () => {
  const { id } = await registered("library", fixture("drifts", file));
  expect(await listDue(later(1000))).toEqual([]);
  await putInterval(id, "hourly");
  // Never listed, so it is due: within minutes, spread by chance.
  await listDue(later(0));
  expect(await listDue(later(0.2))).toEqual([id]);
  await (await listings()).settled();
  expect(await getServer(id)).toMatchObject({ state: "listed" });
  const plan = (await getRelisting(id))!;
  expect(plan).toMatchObject({ every: "hourly", failures: 0, lastAt: expect.any(String) });
  expect(Date.parse(plan.nextAt!) - Date.now()).toBeGreaterThan(0.9 * HOUR);
  expect(await listDue(later(0.5))).toEqual([]);
  expect(await listDue(later(2))).toEqual([id]);
  await (await listings()).settled();
  expect(await countHistory(id)).toBe(1);
  expect((await findStarts({ serverId: id, take: 10 })).length).toBeGreaterThanOrEqual(2);
});

test("the plan is kept, so that what was missed while nothing ran is made up for, a few at a time", async () => {
  const servers = [];
  for (let at = 0; at < 4; at += 1) servers.push(await registered(`silent ${at}`, fixture("never-answers")));
  await putIntervalOfAll("daily");
  await listDue(later(0));
  const begun = await listDue(later(100));
  expect(begun).toHaveLength(2);
  // As long as two are under way no third one begins.
  expect(await listDue(later(100))).toEqual([]);
  for (const { id } of servers) await cancelListing(id);
  await (await listings()).settled();
  const next = await listDue(later(100));
  expect(next).toHaveLength(2);
  expect(new Set([...begun, ...next]).size).toBe(4);
  for (const { id } of servers) await cancelListing(id);
});

test("only the exact entry that was agreed to is listed by itself: a changed command line falls out and says so, until it is agreed to", async () => {
  const stranger = await registered("stranger", fixture("drifts", file), false);
  const { id } = await registered("library", fixture("drifts", file));
  await putIntervalOfAll("hourly");
  await replaceEntry(
    id,
    { name: "library", transport: fixture("drifts", file, "--other"), disabled: false, hiddenTools: [] },
    {},
  );
  await listDue(later(0));
  expect(await listDue(later(50))).toEqual([]);
  for (const one of [stranger.id, id])
    expect((await getRelisting(one))!.blocked).toMatch(/Nobody has agreed to this entry as it is now/);
  expect(await findStarts({ serverId: id, take: 1 })).toEqual([]);
  const swapped = (await getServer(id))!;
  await agreeTo(swapped, await consentDigest(swapped));
  await listDue(later(50));
  expect(await listDue(later(51))).toEqual([id]);
  await (await listings()).settled();
  expect((await getRelisting(id))!.blocked).toBeUndefined();
});

test("a server that fails is asked ever more seldom, and as set again once it answers", async () => {
  const { id } = await registered("broken", {
    kind: "stdio",
    command: process.execPath,
    args: ["-e", "process.exit(3)"],
    env: [],
  });
  await putInterval(id, "hourly");
  const waits = [];
  await listDue(later(0));
  for (let times = 1; times <= 3; times += 1) {
    expect(await listDue(later(times * 100))).toEqual([id]);
    await (await listings()).settled();
    const plan = (await getRelisting(id))!;
    expect(plan.failures).toBe(times);
    waits.push((Date.parse(plan.nextAt!) - Date.now()) / HOUR);
  }
  expect(waits.map(Math.round)).toEqual([2, 4, 8]);
  const mended = await replaceEntry(
    id,
    { name: "broken", transport: fixture("drifts", file), disabled: false, hiddenTools: [] },
    {},
  );
  await agreeTo(mended, await consentDigest(mended));
  expect(await listDue(later(400))).toEqual([id]);
  await (await listings()).settled();
  expect((await getRelisting(id))!.failures).toBe(0);
});

test("what is switched off, was given by hand, or is set to never is left alone", async () => {
  await register({ name: "off", transport: fixture("drifts", file), disabled: true, hiddenTools: [] }, {});
  await register({ name: "given", transport: { kind: "given" }, disabled: false, hiddenTools: [] }, {});
  const { id } = await registered("library", fixture("drifts", file));
  await putIntervalOfAll("hourly");
  await putInterval(id, "off");
  await listDue(later(0));
  expect(await listDue(later(50))).toEqual([]);
});

test("what keeps the app from looking at what is due stands in the log, with its reason and an id", async () => {
  await registered("library", fixture("drifts", file));
  await putIntervalOfAll("hourly");
  const room = await refuseRows("Relisting");
  const said = vi.spyOn(process.stderr, "write").mockImplementation(() => true);
  startRelisting();
  await expect
    .poll(() => said.mock.calls.map(([line]) => String(line)))
    .toContainEqual(
      expect.stringMatching(
        / error [0-9a-f]{8} The automatic re-scan failed; it is tried again soon: .*relisting\.upsert/,
      ),
    );
  said.mockRestore();
  const home = (globalThis as { [KEY]?: { timer?: NodeJS.Timeout } })[KEY]!;
  clearInterval(home.timer);
  delete home.timer;
  await room();
});
