import { expect, test } from "vitest";
import { capture } from "@/lib/mcp/capture";
import { LargePlace } from "@/lib/mcp/large";
import { commandLinesWith } from "../support/processes";
import { fixture, localServer } from "./support";

const MB = 1024 * 1024;
const WAYS = [
  "one-long-name",
  "long-names",
  "long-descriptions",
  "wide-schema",
  "many-wide-schemas",
  "one-name-for-all",
  "long-instructions",
  "heavy-pages",
];

test("outsized lists that come at once end in a clear state, with memory bounded", async () => {
  const before = process.memoryUsage().rss;
  const ended = await Promise.all(WAYS.map((way) => capture(localServer("outsized", [way]), {})));
  expect(process.memoryUsage().rss - before).toBeLessThan(500 * MB);
  const said = ended.map((one, at) => `${WAYS[at]}: ${one.ok ? one.snapshot.extent : one.problem.kind}`);
  for (const words of said) expect(words).toMatch(/: (?:complete|partial|too-big|too-slow)$/);
  expect(said).toContain("one-long-name: partial");
  expect(commandLinesWith(fixture("outsized"))).toEqual([]);
});

test("a name that nobody could call is left out, and the listing says so", async () => {
  const listed = await capture(localServer("outsized", ["one-long-name"]), {});
  expect(listed).toMatchObject({
    ok: true,
    snapshot: { tools: [], extent: "partial", extentReason: expect.stringContaining("left out for a name of more") },
  });
});

test("two large listings are read at a time; the next one begins when one of them is over", async () => {
  const [first, second, third, gone] = [new LargePlace(), new LargePlace(), new LargePlace(), new LargePlace()];
  await Promise.all([first.enter(), second.enter()]);
  let isIn = false;
  gone.leave();
  const waiting = Promise.all([gone.enter(), third.enter()]).then(() => (isIn = true));
  await new Promise((resolve) => setImmediate(resolve));
  expect(isIn).toBe(false);
  first.leave();
  await waiting;
  expect(isIn).toBe(true);
  second.leave();
  third.leave();
});
