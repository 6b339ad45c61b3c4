import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import type { Refusal } from "@/lib/shares/share-store";
import { relayShareStore } from "@/lib/shares/relay-share-store";

const who = { kind: "link", id: "A".repeat(22), secret: "B".repeat(43) } as const;

async function relayThat(
  answers: (request: IncomingMessage, response: ServerResponse) => void,
  use: (origin: string) => Promise<void>,
): Promise<void> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (refusal: Refusal) => [refusal.status, refusal.message],
  );

test("a relay is asked with the credential in a header, and nothing secret in the address", async () => {
  const seen: (string | undefined)[] = [];
  await relayThat(
    (request, response) => {
      seen.push(request.url, request.headers.authorization);
      response.end(JSON.stringify([]));
    },
    async (origin) => void expect(await relayShareStore(origin).log(who)).toEqual([]),
  );
  expect(seen).toEqual(["/api/shares/log", `Bearer link.${who.id}.${who.secret}`]);
});

test.each<[string, (response: ServerResponse) => void, number]>([
  ["says no with its own words", (response) => response.writeHead(410).end('{"problem":"This link is gone."}'), 410],
  ["says no without a word", (response) => response.writeHead(500).end("<html>"), 500],
  ["answers with something else", (response) => response.end('{"sealed":"x"}'), 502],
  ["answers with no JSON", (response) => response.end("hello"), 502],
  ["sends elsewhere", (response) => response.writeHead(302, { Location: "http://127.0.0.1:9/" }).end(), 502],
  ["hangs up", (response) => response.destroy(), 502],
])("a relay that %s is a refusal in words", async (_, answer, status) => {
  await relayThat(
    (_request, response) => answer(response),
    async (origin) => {
      const [code, words] = (await refusalOf(relayShareStore(origin).read(who)))!;
      expect(code).toBe(status);
      expect(words).toMatch(/\.$/);
    },
  );
});

test("a relay's words are cut where they get long", async () => {
  await relayThat(
    (_request, response) => response.writeHead(403).end(JSON.stringify({ problem: "x".repeat(100_000) })),
    async (origin) =>
      expect(String((await refusalOf(relayShareStore(origin).read(who)))![1]).length).toBeLessThanOrEqual(300),
  );
});

test.each([
  ["http://169.254.169.254", /not a public address|without encryption/],
  ["https://169.254.169.254", /not a public address/],
  ["https://10.0.0.7:8443", /not a public address/],
  ["https://[fd00::1]", /not a public address/],
  ["http://relay.example", /without encryption/],
])("a relay at %s is not contacted", async (origin, words) => {
  const [status, said] = (await refusalOf(relayShareStore(origin).read(who)))!;
  expect(status).toBe(502);
  expect(said).toMatch(words);
});

test("a relay that begins to answer and stalls is a refusal, not a fault", async () => {
  await relayThat(
    (_request, response) => void response.writeHead(200, { "Content-Length": "100" }).write("{"),
    async (origin) => {
      const [status, words] = (await refusalOf(relayShareStore(origin, undefined, 300).read(who)))!;
      expect([status, words]).toEqual([502, `${origin} did not answer.`]);
    },
  );
});

test("a relay that hangs up in the middle of its answer is a refusal", async () => {
  await relayThat(
    (_request, response) => {
      response.writeHead(200, { "Content-Length": "100" }).write("{");
      setImmediate(() => response.destroy());
    },
    async (origin) => expect((await refusalOf(relayShareStore(origin).read(who)))![0]).toBe(502),
  );
});
