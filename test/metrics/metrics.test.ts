import { expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";

process.env["TREFOIL_LOG"] = "off";
await useThrowAwayData();
const { observe } = await import("@/lib/metrics/observe");
const { writeMetrics } = await import("@/lib/metrics/write");
const { database } = await import("@/lib/store/client");

/** The value of one line, by all that stands before it. */
async function value(line: string): Promise<number | undefined> {
  const text = await writeMetrics(new Map([["listing", 2]]));
  const found = text.split("\n").find((one) => one.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length));
}

test("answers are counted by the route's name and status, and timed", async () => {
  observe({ method: "GET", route: "/servers/[serverId]", status: 200, seconds: 0.03 });
  observe({ method: "GET", route: "/servers/[serverId]", status: 200, seconds: 3 });
  observe({ method: "FROBNICATE-abc", route: "other", status: 404, seconds: 0 });
  const prefix = "trefoil_http_request";
  expect(await value(`${prefix}s_total{method="GET",route="/servers/[serverId]",status="200"}`)).toBe(2);
  expect(await value(`${prefix}s_total{method="other",route="other",status="404"}`)).toBe(1);
  expect(await value(`${prefix}_duration_seconds_bucket{le="0.05",route="/servers/[serverId]"}`)).toBe(1);
  expect(await value(`${prefix}_duration_seconds_count{route="/servers/[serverId]"}`)).toBe(2);
});

test("listings, memory and the lag of the event loop stand beside them", async () => {
  expect(await value('trefoil_listings{phase="listing"}')).toBe(2);
  expect(await value("process_resident_memory_bytes")).toBeGreaterThan(1_000_000);
  expect(await value("nodejs_eventloop_lag_seconds")).toBeGreaterThanOrEqual(0);
});

test("what the database does not carry out is counted", async () => {
  const before = (await value("trefoil_database_errors_total"))!;
  await expect(database.$queryRaw`SELECT nothing FROM nowhere`).rejects.toThrow();
  expect(await value("trefoil_database_errors_total")).toBe(before + 1);
  const token = { name: "a", digest: "d", scopes: "[]", createdAt: "", createdBy: "", expiresAt: "" };
  await database.apiToken.create({ data: token });
  await expect(database.apiToken.create({ data: token })).rejects.toThrow();
  expect(await value("trefoil_database_errors_total")).toBe(before + 2);
});
