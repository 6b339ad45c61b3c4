import { expect, test } from "vitest";
import { ServerSchema } from "@/lib/core/model/server";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { createServer } = await import("@/lib/store/register-server");
const { addSnapshot } = await import("@/lib/store/snapshots/add-listing");
const { findMoments, listingsAt } = await import("@/lib/store/snapshots/moments");
const { findSnapshots, newestSnapshot, newestSnapshots } = await import("@/lib/store/snapshots/snapshots");
const { readListing } = await import("@/lib/store/snapshots/listings");

let count = 0;
const aServer = () => createServer(ServerSchema.parse({ name: `server ${count++}`, transport: { kind: "given" } }));
const listing = (tools: string[], day: number) =>
  takeSnapshot({ tools: tools.map((name) => ({ name, "x-unknown": [1] })) }, `2026-01-0${day}T00:00:00.000Z`);

test("a snapshot comes back byte for byte, unknown keys included", async () => {
  const { id } = await aServer();
  const snapshot = listing(["read", "send"], 1);
  await addSnapshot(id, snapshot);
  const kept = await newestSnapshot(id);
  expect(JSON.stringify({ ...kept, id: undefined, serverId: undefined })).toBe(JSON.stringify(snapshot));
});

test("the history holds changes: an unchanged listing only renews the time", async () => {
  const { id } = await aServer();
  for (const [tools, day] of [
    [["read"], 1],
    [["read"], 2],
    [["read", "send"], 3],
    [["read"], 4],
    [["read"], 5],
  ] as const)
    await addSnapshot(id, listing([...tools], day));
  const history = await findSnapshots(id);
  expect(history.map(({ at, tools }) => [at.slice(8, 10), tools.length])).toEqual([
    ["05", 1],
    ["03", 2],
    ["02", 1],
  ]);
});

test("what was offered at a moment is known, and a moment is one after which something changed", async () => {
  const [one, two] = [await aServer(), await aServer()];
  await addSnapshot(one.id, listing(["a"], 1));
  await addSnapshot(two.id, listing(["c"], 2));
  for (const day of [3, 4]) await addSnapshot(one.id, listing(["a"], day));
  await addSnapshot(one.id, listing(["a", "b"], 5));
  await addSnapshot(one.id, listing(["a", "b"], 6));
  const names = async (day: number) => {
    const known = await listingsAt(`2026-01-0${day}T12:00:00.000Z`);
    const said = [one, two].map(async ({ id }) => {
      const listing = known.get(id);
      if (!listing) return "-";
      const { tools } = JSON.parse(await readListing(listing.id)) as { tools: { tool: { name: string } }[] };
      return tools.map(({ tool }) => tool.name).join("");
    });
    return (await Promise.all(said)).join(" ");
  };
  expect([await names(1), await names(4), await names(5)]).toEqual(["a -", "a c", "ab c"]);
  expect(
    (await findMoments([one.name, two.name])).map(({ at, until }) => `${at.slice(8, 10)} until ${until.slice(8, 10)}`),
  ).toEqual(["02 until 05"]);
  expect(await findMoments([two.name])).toEqual([]);
});

test("the newest of every server is found at once; a server that was never listed has none", async () => {
  const [one, two, three] = [await aServer(), await aServer(), await aServer()];
  await addSnapshot(one.id, listing(["a"], 1));
  await addSnapshot(one.id, listing(["a", "b"], 2));
  await addSnapshot(two.id, listing(["c"], 1));
  const newest = await newestSnapshots();
  expect(newest.get(one.id)?.tools.map(({ tool }) => tool.name)).toEqual(["a", "b"]);
  expect(newest.get(two.id)?.tools.map(({ tool }) => tool.name)).toEqual(["c"]);
  expect(newest.has(three.id)).toBe(false);
});

test("a server with 3,000 tools is kept whole", async () => {
  const { id } = await aServer();
  const tools = Array.from({ length: 3000 }, (_, index) => ({
    name: `tool-${index}`,
    description: "word ".repeat(40),
  }));
  await addSnapshot(id, takeSnapshot({ tools }, "2026-01-01T00:00:00.000Z"));
  expect((await newestSnapshot(id))?.tools).toHaveLength(3000);
});
