import { connect } from "node:net";
import type { AddressInfo } from "node:net";
import { once } from "node:events";
import { expect, test } from "vitest";
import { httpServer } from "@/lib/boot/http-server.mjs";
import { inMemory } from "@/lib/limits/in-memory";
import { RateLimits as Counted } from "@/lib/limits/limits";
import { RULES } from "@/lib/limits/rules";

type Limits = Parameters<typeof httpServer>[1];

async function serving(limits: Limits, use: (port: number) => Promise<void>): Promise<void> {
  const server = httpServer((request, response) => {
    request.resume();
    request.on("end", () => response.writeHead(request.headers.authorization?.endsWith("right") ? 200 : 404).end());
  }, limits);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

const bearer = (share: string, secret: string) => ({ Authorization: `Bearer link.${share.repeat(22)}.${secret}` });
const ask = (port: number, headers: Record<string, string> = {}, path = "/api/shares") =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers });

test("of a thousand wrong secrets few are looked at; the rest are told when to come again, and nothing else suffers", async () => {
  const counted = new Counted(RULES, (rule) => inMemory(rule));
  await serving({ limit: (asked) => counted.enter(asked) }, async (port) => {
    const answers = [];
    for (let at = 0; at < 1_000; at++) answers.push(await ask(port, bearer("a", `wrong${at}`)));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(970);
    const wait = Number(refused[0]!.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(await refused[0]!.json()).toEqual({ problem: expect.stringContaining("Too many requests") });
    expect((await ask(port, {}, "/servers")).status).toBe(404);
  });
});

test.each([
  ["says that it cannot count", async () => ({ wait: 5, uncounted: true as const })],
  ["fails", () => Promise.reject(new Error("gone"))],
])("nobody is let in when what counts %s", async (_what, limit) => {
  await serving({ limit }, async (port) => {
    const answer = await ask(port, bearer("a", "right"));
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await answer.json()).toEqual({ problem: expect.stringContaining("cannot be counted") });
  });
});

test.each([
  ["headers", "GET / HTTP/1.1\r\nHost: a\r\n"],
  ["a body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nx"],
])("400 connections that never finish %s are closed, and whoever asks meanwhile is answered", async (_what, begun) => {
  await serving({ headersMs: 2_000, requestMs: 2_500, checkMs: 50 }, async (port) => {
    let open = 0;
    const sockets = Array.from({ length: 400 }, () => {
      const socket = connect(port, "127.0.0.1");
      socket.on("error", () => undefined);
      socket.once("connect", () => open++).once("close", () => open--);
      socket.write(begun);
      socket.resume();
      return socket;
    });
    const closed = Promise.all(sockets.map((socket) => once(socket, "close")));
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    expect(open).toBe(400);
    expect((await ask(port, {}, "/servers")).status).toBe(404);
    await closed;
    expect(open).toBe(0);
  });
});

test("as the app sets it, headers have ten seconds and requests a minute", () => {
  const server = httpServer(() => undefined);
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 60_000]);
});
