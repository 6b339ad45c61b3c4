import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";

await useThrowAwayData();
const { AT_ONCE } = await import("@/lib/jobs/capture-jobs");
const { listings } = await import("@/lib/jobs/listings");
const { agreeTo, consentDigest } = await import("@/lib/jobs/consent");
const { cancelListing, listTools } = await import("@/lib/jobs/list-tools");
const { register } = await import("@/lib/jobs/register");
const { findQueuedListings } = await import("@/lib/store/queued-listings");
const { findServers } = await import("@/lib/store/servers");

const COUNT = 200;
/** Listings that are held back until the test lets them go on; `broken` fails them. */
let held = true;
let broken = false;
let [asking, most] = [0, 0];
const waiting: (() => void)[] = [];
const http = createServer(async (request, response) => {
  let text = "";
  for await (const chunk of request) text += chunk;
  const { id, method } = JSON.parse(text || "{}") as { id?: number; method?: string };
  if (request.method !== "POST" || id === undefined)
    return void response.writeHead(request.method === "POST" ? 202 : 405).end();
  if (method === "tools/list") {
    most = Math.max(most, (asking += 1));
    if (held) await new Promise<void>((resolve) => (waiting.push(resolve), response.once("close", resolve)));
    asking -= 1;
  }
  const results: Record<string, unknown> = {
    initialize: {
      protocolVersion: "2025-11-25",
      capabilities: { tools: {} },
      serverInfo: { name: "many", version: "1" },
    },
    "tools/list": { tools: [{ name: "one", inputSchema: { type: "object" } }] },
  };
  const result = broken && method === "tools/list" ? undefined : results[method ?? ""];
  response
    .writeHead(200, { "content-type": "application/json" })
    .end(JSON.stringify({ jsonrpc: "2.0", id, ...(result ? { result } : { error: { code: -32601, message: "no" } }) }));
});
const ids: string[] = [];
beforeAll(async () => {
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as { port: number };
  for (let index = 0; index < COUNT; index += 1) {
    const server = await register(
      {
        name: `server-${index}`,
        transport: { kind: "http", url: `http://127.0.0.1:${port}/${index}`, headers: [] },
        disabled: false,
        hiddenTools: [],
      },
      {},
    );
    await agreeTo(server, await consentDigest(server));
    ids.push(server.id);
  }
});
afterAll(() => void (http.closeAllConnections(), http.close()));

/** What Node warns of while they are listed: a listener for each of many servers would be told here. */
const warnings: string[] = [];
const onWarning = ({ name, message }: Error) => void warnings.push(`${name}: ${message}`);
process.on("warning", onWarning);
afterAll(() => void process.off("warning", onWarning));

function grouped<T>(list: readonly T[], key: (one: T) => string): Record<string, T[]> {
  const groups: Record<string, T[]> = {};
  for (const one of list) (groups[key(one)] ??= []).push(one);
  return groups;
}
const phases = async () => grouped(await (await listings()).states(), (job) => job.phase);
const states = async () => grouped(await findServers(), (server) => server.state);

test("200 servers are listed a few at a time, with progress, and can be cancelled, failed and tried again", async () => {
  expect(await listTools(ids)).toEqual({ unagreed: [] });
  await expect.poll(() => waiting.length).toBe(AT_ONCE);
  expect((await phases()).listing).toHaveLength(AT_ONCE);
  expect((await phases()).waiting).toHaveLength(COUNT - AT_ONCE);
  expect(await findQueuedListings()).toHaveLength(COUNT);

  for (const id of ids.slice(100)) await cancelListing(id);
  expect((await phases()).cancelled).toHaveLength(100);
  expect(await findQueuedListings()).toHaveLength(100);
  held = false;
  broken = true;
  for (const go of waiting.splice(0)) go();
  await (await listings()).settled();
  expect(await phases()).toMatchObject({ failed: { length: 100 }, cancelled: { length: 100 } });
  expect(await states()).toMatchObject({ failed: { length: 100 }, new: { length: 100 } });

  broken = false;
  await listTools(ids);
  await (await listings()).settled();
  expect(await states()).toMatchObject({ listed: { length: COUNT } });
  expect(most).toBe(AT_ONCE);
  expect(await findQueuedListings()).toEqual([]);
  expect(warnings).toEqual([]);
});
