import { createServer } from "node:http";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createMcpHandler, type McpHttpHandler } from "@modelcontextprotocol/server";
import { afterEach, describe, expect, test } from "vitest";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { capture } from "@/lib/mcp/capture";
import { watch } from "@/lib/mcp/watch";
import { anOfficialServer } from "../fixtures/servers/official.mjs";
import { commandLinesWith } from "../support/processes";
import { fixture, localServer, namesOf, remoteServer, snapshotOf } from "./support";
import { snapshotOfRead } from "@/lib/mcp/read-by";

const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0)) await end();
  expect(commandLinesWith(fixture("official"))).toEqual([]);
});

/** The official handler behind Node's HTTP server, with what it was asked. */
async function overHttp(
  legacy: "stateless" | "reject",
): Promise<{ url: string; handler: McpHttpHandler; asked: string[] }> {
  const asked: string[] = [];
  let late = false;
  const handler = createMcpHandler(
    () => {
      const server = anOfficialServer();
      if (late) server.registerTool("second", { description: "Came later." }, () => ({ content: [] }));
      return server;
    },
    { legacy },
  );
  const announce = handler.notify.toolsChanged.bind(handler.notify);
  handler.notify.toolsChanged = () => ((late = true), announce());
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    if (body.length > 0) asked.push((JSON.parse(body.toString()) as { method: string }).method);
    const gone = new AbortController();
    response.once("close", () => gone.abort());
    const answer = await handler.fetch(
      new Request(`http://${incoming.headers.host}${incoming.url}`, {
        method: incoming.method,
        headers: incoming.headers as Record<string, string>,
        signal: gone.signal,
        ...(body.length > 0 ? { body } : {}),
      }),
    );
    response.writeHead(answer.status, Object.fromEntries(answer.headers));
    const reader = answer.body?.getReader();
    gone.signal.addEventListener("abort", () => void reader?.cancel());
    for (let part = await reader?.read(); part && !part.done && !gone.signal.aborted; part = await reader!.read())
      response.write(part.value);
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  ends.push(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await handler.close();
  });
  return { url: `http://127.0.0.1:${(server.address() as { port: number }).port}/mcp`, handler, asked };
}

describe("the official server of the newest specification", () => {
  test.each([["modern"], ["dual"]])("over stdio, %s, is listed in 2026-07-28", async (mode) => {
    const snapshot = snapshotOf(await capture(localServer("official", [mode]), {}));
    expect(snapshot).toMatchObject({
      protocolVersion: "2026-07-28",
      extent: "complete",
      violations: [],
      instructions: "Made with the official SDK.",
      serverInfo: { name: "official" },
    });
    expect(namesOf(snapshot)).toEqual(["first"]);
  });

  test.each([["reject"], ["stateless"]] as const)(
    "over HTTP, older clients %s, is listed in 2026-07-28 without a handshake",
    async (legacy) => {
      const { url, asked } = await overHttp(legacy);
      const snapshot = snapshotOf(await capture(remoteServer(url), {}));
      expect(snapshot).toMatchObject({ protocolVersion: "2026-07-28", extent: "complete", violations: [] });
      expect(asked[0]).toBe("server/discover");
      expect(asked).not.toContain("initialize");
      expect(asked).not.toContain("tools/call");
    },
  );
});

/** Follows a server until the tools that are wanted were listed, then leaves it. */
async function follow(
  server: Parameters<typeof watch>[0],
  change: () => void,
): Promise<{ listings: string[][]; problem: Awaited<ReturnType<typeof watch>> }> {
  const abort = new AbortController();
  const listings: string[][] = [];
  const onListing = async (snapshot: Snapshot) => {
    listings.push(namesOf(snapshot));
    if (listings.length === 2) abort.abort();
  };
  const problem = await watch(
    server,
    {},
    { close: snapshotOfRead, signal: abort.signal, onListing, onWatching: change, limits: { settleMs: 20 } },
  );
  return { listings, problem };
}

describe("a server that is watched is listed again when it says that its tools changed", () => {
  const folder = mkdtempSync(join(tmpdir(), "trefoil-test-"));

  test.each([["modern"], ["dual"]])("over stdio, %s, by a subscription", async (mode) => {
    const path = join(folder, mode);
    const { listings, problem } = await follow(localServer("official", [mode, path]), () => writeFileSync(path, ""));
    expect(listings).toEqual([["first"], ["first", "second"]]);
    expect(problem).toMatchObject({ kind: "declined" });
  });

  test("over HTTP, by a subscription", async () => {
    const { url, handler, asked } = await overHttp("reject");
    const { listings } = await follow(remoteServer(url), () => handler.notify.toolsChanged());
    expect(listings).toEqual([["first"], ["first", "second"]]);
    expect(asked).toContain("subscriptions/listen");
    expect(asked).not.toContain("tools/call");
  });

  test("of an older revision, by its notice", async () => {
    const path = join(folder, "legacy");
    const { listings } = await follow(localServer("changes-later", [path]), () => writeFileSync(path, ""));
    expect(listings).toEqual([["before"], ["before", "after"]]);
  });

  test("and one that does not offer to tell says so", async () => {
    const listings: string[][] = [];
    const problem = await watch(
      localServer("three-pages"),
      {},
      {
        close: snapshotOfRead,
        onListing: async (snapshot) => void listings.push(namesOf(snapshot)),
        onWatching: () => {},
      },
    );
    expect(listings).toEqual([["a", "b", "c"]]);
    expect(problem.message).toContain("does not offer to tell");
  });

  test("and one that changes without end is given up", async () => {
    const problem = await watch(
      localServer("changes-tools"),
      {},
      {
        close: snapshotOfRead,
        onListing: async () => {},
        onWatching: () => {},
        limits: { settleMs: 1, watchReadings: 5 },
      },
    );
    expect(problem).toMatchObject({ kind: "too-big", message: expect.stringContaining("5 times") });
  });

  test("and one that ends is told to have ended", async () => {
    const problem = await watch(
      localServer("ends-later"),
      {},
      { close: snapshotOfRead, onListing: async () => {}, onWatching: () => {} },
    );
    expect(problem.kind).toMatch(/crashed|unreachable/);
  });
});
