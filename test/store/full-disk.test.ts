import { expect, test } from "vitest";
import { closeListing } from "@/lib/core/snapshots/closed";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { refuseRows, useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { database } = await import("@/lib/store/client");
const { createServer } = await import("@/lib/store/register-server");
const { findServers } = await import("@/lib/store/servers");
const { countAudit } = await import("@/lib/store/read-audit");

test("a server whose tools cannot be kept is not kept either, and the log tells of neither", async () => {
  // What a full disk looks like to the store, without filling one: the write that comes second is refused.
  const room = await refuseRows("Snapshot");
  const listing = closeListing(takeSnapshot({ tools: [{ name: "send" }] }, "2026-01-01T00:00:00.000Z"));
  const server = { name: "mail", transport: { kind: "given" as const }, disabled: false, hiddenTools: [] };
  await expect(createServer(server, { "env.A": "sealed" }, { listing })).rejects.toThrow();
  expect([await findServers(), await database.sealedSecret.count(), await countAudit({})]).toEqual([[], 0, 0]);

  await room();
  expect(await createServer(server, {}, { listing })).toMatchObject({ state: "listed", lastListedAt: listing.at });
});
