import { afterEach, beforeEach, expect, test } from "vitest";
import type { Server } from "@/lib/core/model/server";
import { readToolset } from "@/lib/core/importers/toolset";
import { signIn, startOauth } from "../../fixtures/servers/oauth.mjs";
import { KINDS, startHttp } from "../../fixtures/servers/http.mjs";
import { startGate } from "../../support/gate";
import { useThrowAwayData } from "../../store/throw-away-data";
import { aCopy, end, endAll } from "./processes";

await useThrowAwayData();
const { agreeTo, consentDigest } = await import("@/lib/jobs/consent");
const { register, registerGiven } = await import("@/lib/jobs/register");
const { divide } = await import("@/lib/store/claims");
const { database } = await import("@/lib/store/client");
const { prepareSignIn } = await import("@/lib/jobs/sign-in");
const { prepareSealing } = await import("@/lib/secrets/seal");
const { findAudit, readAuditOf } = await import("@/lib/store/read-audit");
const { keyInUse } = await import("@/lib/store/key-in-use");
const { findListingStates, getListingState } = await import("@/lib/store/listing-states");
const { findQueuedListings } = await import("@/lib/store/queued-listings");
const { putIntervalOfAll } = await import("@/lib/store/relistings");
const { getSignIn } = await import("@/lib/store/sign-ins");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer } = await import("@/lib/store/servers");
const { whoActs } = await import("@/lib/who");

await prepareSealing(await keyInUse());

async function registered(name: string, transport: Server["transport"]) {
  const server = await register({ name, transport, disabled: false, hiddenTools: [] }, {});
  await agreeTo(server, await consentDigest(server));
  return server;
}
const http = (url: string): Server["transport"] => ({ kind: "http", url, headers: [] });
const whoListed = async (subject: string) =>
  (await findAudit({ kind: "listed", subject }, { take: 10 })).map(({ by }) => by);
const stateOf = async (id: string) => (await getListingState(id))!;

beforeEach(async () => {
  await putIntervalOfAll("off");
  for (const server of await findServers()) await deleteServer(server.id);
});
afterEach(endAll);

test("a copy that is killed while it lists has its listing ended by another, which says so; how far it is stands in the database", async () => {
  const gate = await startGate();
  const { id } = await registered("gated", http(gate.url));
  const first = await aCopy();
  expect(await first.ask({ list: id, by: "ada" })).toEqual({ unagreed: [] });
  await expect.poll(async () => (await stateOf(id)).reached.phase).toBe("asking");
  const { copy: killed } = await stateOf(id);
  await aCopy();
  await end(first, "SIGKILL");
  await expect.poll(async () => [killed, null].includes((await stateOf(id)).copy)).toBe(false);
  await expect.poll(async () => stateOf(id)).toMatchObject({ again: true, reached: { phase: "asking" } });
  gate.open();
  await expect.poll(async () => (await getServer(id))!.state).toBe("listed");
  // In the name of whoever asked for it, although neither of them is here any more.
  expect(await whoListed("gated")).toEqual(["ada <ada at https://login.example>"]);
  await gate.end();
});

test("a listing that two copies did not survive is not begun a third time, and says so", async () => {
  const gate = await startGate();
  const { id } = await registered("gated", http(gate.url));
  const first = await aCopy();
  await first.ask({ list: id, by: "ada" });
  await expect.poll(async () => (await stateOf(id)).reached.phase).toBe("asking");
  const second = await aCopy();
  await end(first, "SIGKILL");
  await expect.poll(async () => stateOf(id)).toMatchObject({ again: true, reached: { phase: "asking" } });
  await aCopy();
  await end(second, "SIGKILL");
  await expect.poll(async () => stateOf(id)).toMatchObject({ copy: null, reached: { phase: "failed" } });
  const problem = { message: expect.stringContaining("2 copies of Trefoil ended while they listed this server") };
  await expect.poll(async () => getServer(id)).toMatchObject({ state: "failed", problem });
  expect((await stateOf(id)).reached.problem).toMatchObject(problem);
  expect(await findQueuedListings()).toEqual([]);
  await gate.end();
});

test("a copy that ends in good order gives its listing back, which does not count", async () => {
  const gate = await startGate();
  const { id } = await registered("gated", http(gate.url));
  const first = await aCopy();
  await first.ask({ list: id, by: "ada" });
  await expect.poll(async () => (await stateOf(id)).reached.phase).toBe("asking");
  await end(first, "SIGTERM");
  expect(await stateOf(id)).toMatchObject({ copy: null, again: false, reached: { phase: "waiting" } });
  expect(await findQueuedListings()).toMatchObject([{ serverId: id, attempts: 0 }]);
  gate.open();
  await aCopy();
  await expect.poll(async () => (await getServer(id))!.state).toBe("listed");
  await expect.poll(async () => stateOf(id)).toMatchObject({ copy: null, reached: { phase: "done", tools: 1 } });
  await gate.end();
});

test("what is due is begun once, however many copies look at it at the same moment", async () => {
  const plain = await startHttp(KINDS.plain);
  const servers = [];
  for (const name of ["one", "two"]) servers.push(await registered(name, http(`${plain.url}?${name}`)));
  const [here, there] = [await aCopy(), await aCopy()];
  await putIntervalOfAll("hourly");
  await here.ask({ due: new Date().toISOString() });
  for (let turn = 1; turn <= 5; turn++) {
    const due = new Date(Date.now() + turn * 3 * 3_600_000).toISOString();
    const begun = (await Promise.all([here.ask({ due }), there.ask({ due })])) as string[][];
    expect(begun.flat().sort()).toEqual(servers.map(({ id }) => id).sort());
    await expect
      .poll(async () => (await findListingStates()).map(({ copy, reached }) => [copy, reached.phase]))
      .toEqual([
        [null, "done"],
        [null, "done"],
      ]);
  }
  for (const name of ["one", "two"]) {
    expect(await readAuditOf("listed", name)).toHaveLength(5);
    expect(new Set(await whoListed(name))).toEqual(new Set([whoActs()]));
  }
  await plain.end();
});

/** Servers of which nothing is judged yet; gives their ids. */
async function unjudged(count: number): Promise<string[]> {
  const tools = [{ name: "send_mail", description: "Sends a mail to anyone.", inputSchema: {} }];
  const given = { servers: Array.from({ length: count }, (_, at) => ({ name: `given-${at}`, tools })) };
  const { servers } = readToolset(JSON.stringify(given), { at: "2026-11-01T08:00:00.000Z" });
  for (const server of servers) await registerGiven(server);
  await database.judgedServer.deleteMany();
  return (await findServers()).map(({ id }) => id);
}
const judgedIds = async () => (await database.judgedServer.findMany()).map(({ serverId }) => serverId);

test("what has to be judged anew is judged by one of the copies, each server once", async () => {
  const ids = await unjudged(12);
  const both = [await aCopy(), await aCopy()];
  const counts = (await Promise.all(both.map((copy) => copy.ask({ judge: true })))) as [number, number];
  expect(counts[0] + counts[1]).toBe(12);
  expect((await judgedIds()).toSorted()).toEqual(ids.toSorted());
  expect(await (await aCopy()).ask({ judge: true })).toBe(0);
});

test("what another copy was judging when its connection ended is judged by those who are left", async () => {
  const ids = await unjudged(3);
  const copy = await aCopy();
  const taken = ids[1]!;
  let leave = () => {};
  let other = Promise.resolve();
  const stuck = new Promise<void>((resolve) => (leave = resolve));
  await new Promise<void>((begun) => (other = divide([{ id: taken }], () => (begun(), stuck))));
  const judged = copy.ask({ judge: true });
  await expect.poll(async () => (await judgedIds()).length).toBe(2);
  expect(await judgedIds()).not.toContain(taken);
  await database.$executeRaw`SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid::bigint = (hashtext(${taken})::bigint & 4294967295)`;
  expect(await judged).toBe(3);
  expect(await judgedIds()).toContain(taken);
  leave();
  await other;
});

test("a sign-in at a server that one copy began is ended by another, once", async () => {
  const redirect = "http://127.0.0.1:49152/servers/sign-in/callback";
  const oauth = await startOauth({ redirectUrl: redirect });
  const { id } = await registered("guarded", http(oauth.url));
  const begun = await prepareSignIn(id, redirect, "ada", {});
  if (!("ok" in begun)) throw new Error(begun.problem);
  const { state, code, iss } = Object.fromEntries(new URL(await signIn(begun.ok.url, redirect)).searchParams);
  const copy = await aCopy();
  expect(await copy.ask({ state: "another", code, iss })).toBeNull();
  expect(await copy.ask({ state, code, iss })).toEqual({ serverId: id });
  expect(await copy.ask({ state, code, iss })).toBeNull();
  expect(await getSignIn(id)).toMatchObject({ issuer: oauth.issuer, account: "ada" });
  await expect.poll(async () => (await getServer(id))!.state).toBe("listed");
  await oauth.end();
});
