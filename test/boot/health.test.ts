import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { Health } from "@/lib/boot/health.mjs";
import { hooks } from "@/lib/boot/hooks.mjs";
import { httpServer } from "@/lib/boot/http-server.mjs";
import { Line } from "@/lib/boot/line.mjs";
import { Running } from "@/lib/boot/running.mjs";

let server: ReturnType<typeof httpServer>;
let address: string;
let health: Health;
let running: Running;
/** Requests that wait for their answer, and the id of each. */
let asked: { id: string; answer: () => void }[];

beforeEach(async () => {
  [health, running, asked] = [new Health(), new Running(), []];
  const answer: Parameters<typeof httpServer>[0] = (request, response) => {
    if (request.url === "/events")
      response.writeHead(200, { "Content-Type": "text/event-stream" }).write("data: a\n\n");
    else asked.push({ id: hooks().request.getStore() ?? "", answer: () => response.end("answered") });
  };
  server = httpServer(answer, { health, running, line: new Line({ atOnce: 1 }), proxies: "127.0.0.1" });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
  delete hooks().problem;
});

const ask = async (path: string, init: RequestInit = {}) => {
  const answer = await fetch(`${address}${path}`, init);
  return `${answer.status} ${await answer.text()}`.trim();
};
const waiting = async (count: number) => await expect.poll(() => asked.length).toBe(count);

describe("health", () => {
  test("it lives before it is ready, and is ready once it has started", async () => {
    expect(await ask("/health/live")).toBe("200 alive");
    expect(await ask("/health/ready")).toBe("503 not ready: it is starting");
    health.started();
    expect(await ask("/health/ready?x=1")).toBe("200 ready");
    expect(await ask("/health/live", { method: "POST" })).toBe("405");
  });

  test("what the app finds is told, a fault of its own too, and is gone when it is", async () => {
    health.started();
    hooks().problem = async () => "database: not reached";
    expect(await ask("/health/ready")).toBe("503 not ready: database: not reached");
    hooks().problem = async () => Promise.reject(new Error("postgresql://ada:secret@db"));
    expect(await ask("/health/ready")).toBe("503 not ready: its state is not known");
    hooks().problem = async () => undefined;
    expect(await ask("/health/ready")).toBe("200 ready");
  });

  test("a line that is full does not keep probes waiting", async () => {
    health.started();
    const busy = [ask("/a"), ask("/b")];
    await waiting(1);
    expect(await ask("/health/ready")).toBe("200 ready");
    asked[0]!.answer();
    await waiting(2);
    asked[1]!.answer();
    expect(await Promise.all(busy)).toEqual(["200 answered", "200 answered"]);
  });
});

describe("an end", () => {
  test("waits for what is being answered and what stands in line, and lets nothing new in", async () => {
    health.started();
    const [first, second] = [ask("/a"), ask("/b")];
    await waiting(1);
    health.draining();
    let drained = false;
    const draining = running.drain(server, 60_000).then(() => (drained = true));
    await expect(fetch(`${address}/c`)).rejects.toThrow();
    expect(drained).toBe(false);
    asked[0]!.answer();
    expect(await first).toBe("200 answered");
    await waiting(2);
    asked[1]!.answer();
    expect(await second).toBe("200 answered");
    await draining;
  });

  test("does not wait for what only tells of progress, nor longer than it may", async () => {
    const events = await fetch(`${address}/events`, { headers: { Accept: "text/event-stream" } });
    await running.drain(server, 60_000);
    await expect(events.text()).rejects.toThrow();
  });

  test("cuts off what takes too long", async () => {
    const late = ask("/a").catch(() => "cut off");
    await waiting(1);
    await running.drain(server, 50);
    expect(await late).toBe("cut off");
  });
});

describe("a request's id", () => {
  const idOf = async (headers: Record<string, string>) => {
    const from = asked.length;
    const answer = fetch(`${address}/a`, { headers });
    await waiting(from + 1);
    asked[from]!.answer();
    return [asked[from]!.id, (await answer).headers.get("x-request-id")];
  };

  test("is the trusted proxy's, stands in the answer, and is made where there is none that is fit for a log", async () => {
    expect(await idOf({ "X-Request-Id": "req-7:a" })).toEqual(["req-7:a", "req-7:a"]);
    const [made, told] = await idOf({ "X-Request-Id": 'a"b\u00e4' });
    expect(made).toMatch(/^[0-9a-f-]{36}$/);
    expect(told).toBe(made);
    expect((await idOf({ "X-Request-Id": "a".repeat(65) }))[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("stays with whoever waited in line", async () => {
    const answers = ["one", "two"].map((id) => fetch(`${address}/${id}`, { headers: { "X-Request-Id": id } }));
    await waiting(1);
    asked[0]!.answer();
    await waiting(2);
    asked[1]!.answer();
    const told = await Promise.all(answers.map(async (one) => (await one).headers.get("x-request-id")));
    expect(told).toEqual(["one", "two"]);
    expect(asked.map(({ id }) => id).toSorted()).toEqual(["one", "two"]);
  });
});

test("a stranger's id is not taken over", async () => {
  const own = httpServer((_request, response) => response.end(hooks().request.getStore()));
  own.listen(0, "127.0.0.1");
  await once(own, "listening");
  const { port } = own.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { "X-Request-Id": "mine" } });
  expect(await answer.text()).toMatch(/^[0-9a-f-]{36}$/);
  own.closeAllConnections();
  own.close();
});
