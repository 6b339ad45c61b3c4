import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Server } from "@/lib/core/model/server";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { listings, reopenListings } = await import("@/lib/jobs/listings");
const { agreeTo, consentDigest } = await import("@/lib/jobs/consent");
const { cancelListing, listTools } = await import("@/lib/jobs/list-tools");
const { register } = await import("@/lib/jobs/register");
const { resumeListings } = await import("@/lib/jobs/resume-listings");
const { deleteConsents } = await import("@/lib/store/consents");
const { countAttempt, findQueuedListings, putQueuedListing } = await import("@/lib/store/queued-listings");
const { deleteServer } = await import("@/lib/store/delete-server");
const { findServers, getServer, settleInterruptedListings, updateServerState } = await import("@/lib/store/servers");

const fixture = (name: string): Server["transport"] => ({
  kind: "stdio",
  command: process.execPath,
  args: [path.resolve(import.meta.dirname, `../fixtures/servers/${name}.mjs`)],
  env: [],
});
async function registered(name: string, transport: Server["transport"]) {
  const server = await register({ name, transport, disabled: false, hiddenTools: [] }, {});
  await agreeTo(server, await consentDigest(server));
  return server;
}

/** The app ends and starts again: what runs is ended, what is in memory is lost, what is stored stays. */
async function restart() {
  await reopenListings();
  await settleInterruptedListings();
  await resumeListings();
}

beforeEach(async () => {
  for (const server of await findServers()) await deleteServer(server.id);
});
afterEach(async () => void (await reopenListings()));

test("listings that ran or waited when the app ended are taken up again when it starts", async () => {
  const silent = await Promise.all(
    Array.from({ length: 8 }, (_, index) => registered(`silent-${index}`, fixture("never-answers"))),
  );
  const quick = await registered("quick", fixture("three-pages"));
  await listTools([...silent.map((server) => server.id), quick.id]);
  await expect
    .poll(async () => (await (await listings()).states()).filter((job) => job.phase === "asking").length)
    .toBe(8);
  expect(await getServer(quick.id)).toMatchObject({ state: "new" });
  for (const server of silent.slice(0, 7)) await cancelListing(server.id);
  // Ends in good order do not count against a server, however many.
  for (let times = 0; times < 3; times += 1) {
    await restart();
    await expect
      .poll(async () => (await (await listings()).states()).find((job) => job.serverId === silent[7]!.id)?.phase)
      .toBe("asking");
  }
  expect((await (await listings()).states()).map((job) => job.serverId)).toContain(silent[7]!.id);
  await expect.poll(async () => (await getServer(quick.id))?.state).toBe("listed");
  // It is listed a moment before it is taken from the queue: it is judged in between.
  await expect.poll(async () => (await findQueuedListings()).map((one) => one.serverId)).toEqual([silent[7]!.id]);
});

test("what is not agreed to any more is not taken up", async () => {
  const server = await registered("silent", fixture("never-answers"));
  await putQueuedListing({ serverId: server.id, anonymous: false });
  await deleteConsents(server.id);
  await restart();
  expect(await (await listings()).states()).toEqual([]);
  expect(await findQueuedListings()).toEqual([]);
});

test("a listing during which the app crashed twice is not begun a third time, and says so", async () => {
  const server = await registered("silent", fixture("never-answers"));
  await putQueuedListing({ serverId: server.id, anonymous: false });
  await countAttempt(server.id);
  await countAttempt(server.id);
  await updateServerState(server.id, "listing");
  await restart();
  expect(await (await listings()).states()).toEqual([]);
  expect(await getServer(server.id)).toMatchObject({
    state: "failed",
    problem: { message: expect.stringContaining("Trefoil crashed 2 times") },
  });
  expect(await findQueuedListings()).toEqual([]);
});
