import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";

const who = { kind: "link", id: "A".repeat(22), secret: "B".repeat(43) } as const;
const relay = createServer((_request, response) => response.end("[]"));
let origin = "";
beforeAll(async () => {
  await new Promise<void>((resolve) => relay.listen(0, "127.0.0.1", resolve));
  origin = `http://127.0.0.1:${(relay.address() as AddressInfo).port}`;
});
afterAll(() => void relay.close());
afterEach(() => vi.unstubAllEnvs());

/** Asks the relay from an app that others on the network reach, so that this computer is a private address as well. */
async function ask(allowed: string): Promise<unknown> {
  vi.resetModules();
  vi.stubEnv("TREFOIL_HOST", "0.0.0.0");
  vi.stubEnv("TREFOIL_PRIVATE_RELAYS", allowed);
  const { relayShareStore } = await import("@/lib/shares/relay-share-store");
  return relayShareStore(origin)
    .log(who)
    .catch((error: Error) => error.message);
}

test("a relay on a private address is asked only when whoever started the app named its host", async () => {
  expect(await ask("")).toMatch(/allow it by name/);
  expect(await ask("relay.corp.example")).toMatch(/allow it by name/);
  expect(await ask("relay.corp.example, 127.0.0.1")).toEqual([]);
});
