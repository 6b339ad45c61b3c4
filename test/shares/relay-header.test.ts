import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sent } from "../identity/a-browser";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
sent.headers = new Headers();
const { GET } = await import("@/app/api/through/[[...path]]/route");

const LOG = [{ seq: 0, at: "2027-01-15T09:30:00.000Z", through: "owner", sealed: "v1.YQ" }];
const relay = createServer((_request, response) => response.end(JSON.stringify(LOG)));
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});
afterAll(() => void relay.close());

const readLog = (headers: Record<string, string>) =>
  GET(
    new Request("http://127.0.0.1/api/through/log", {
      headers: { authorization: `Bearer link.${"A".repeat(22)}.${"B".repeat(43)}`, ...headers },
    }),
    { params: Promise.resolve({ path: ["log"] }) },
  );

// The second is what a page sends that was loaded before the header had its present name.
test.each(["x-trefoil-relay", "x-trefoil-keeper"])("%s names the relay that is asked", async (header) => {
  const response = await readLog({ [header]: origin });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual(LOG);
});

test("without the name of a relay nothing is asked", async () => {
  expect((await readLog({})).status).toBe(400);
});
