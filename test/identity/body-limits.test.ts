import path from "node:path";
import { expect, test } from "vitest";
import { PUSH_LIMITS } from "@/lib/core/push/push";
import { useThrowAwayData } from "../store/throw-away-data";
import { sent } from "./a-browser";
import { ROOT, waysIn } from "./declared";

await useThrowAwayData();
sent.headers = new Headers();

const SECRET = "s".repeat(43);
/** Bytes that a body may have, unless a route says otherwise below; what is read of a longer one is that, and the piece that was too much. */
const MOST = 3_000_000;
const PIECE = 100_000;

/** A body without an end, and how many bytes of it were asked for. */
function endless(headers: Record<string, string>) {
  const seen = { bytes: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.bytes += PIECE;
        controller.enqueue(new Uint8Array(PIECE).fill(0x20));
      },
    },
    { highWaterMark: 0 },
  );
  const asked = { method: "POST", body, headers, duplex: "half" } as RequestInit;
  return { request: new Request("http://127.0.0.1/?host=none", asked), seen };
}

/** What each route needs to come as far as its body, and how long that may be. */
const FURTHER: Record<string, { params?: Record<string, unknown>; headers?: Record<string, string>; most?: number }> = {
  "app/api/push/route.ts": { most: PUSH_LIMITS.bytes },
  "app/api/push/missing/route.ts": { most: 200_000 },
  "app/api/shares/[[...path]]/route.ts": { params: { path: ["log"] } },
  "app/api/through/[[...path]]/route.ts": {
    params: { path: ["log"] },
    headers: { "x-trefoil-relay": "https://relay.example" },
  },
  "app/api/own-shares/[ownId]/[[...path]]/route.ts": { params: { ownId: "x", path: ["revoke"] } },
  "app/api/drafts/report/[format]/route.ts": { params: { format: "json" } },
};

const routes = waysIn().filter(({ kind, name }) => kind === "route" && name !== "GET" && name !== "HEAD");

test("every route that takes a body is known here", () => {
  expect(routes.map(({ file }) => file).toSorted()).toEqual([
    "app/api/compositions/shares/route.ts",
    "app/api/drafts/report/[format]/route.ts",
    "app/api/findings/route.ts",
    "app/api/own-shares/[ownId]/[[...path]]/route.ts",
    "app/api/push/missing/route.ts",
    "app/api/push/route.ts",
    "app/api/sessions/[sessionId]/shares/route.ts",
    "app/api/shares/[[...path]]/route.ts",
    "app/api/through/[[...path]]/route.ts",
    "app/sign-in/back-channel/route.ts",
    "app/sign-out/route.ts",
  ]);
});

test.each(routes.map((way) => [way.file, way] as const))("%s reads no body without an end", async (file, { name }) => {
  const { params = { sessionId: "x" }, headers, most = MOST } = FURTHER[file] ?? {};
  const { request, seen } = endless({ authorization: `Bearer link.${SECRET}.${SECRET}`, ...headers });
  const loaded = (await import(path.join(ROOT, file))) as Record<string, (...asked: unknown[]) => Promise<Response>>;
  const { status } = await loaded[name]!(request, { params: Promise.resolve(params) });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(seen.bytes).toBeLessThanOrEqual(most + 2 * PIECE);
  // What is turned away before its body is looked at has nothing of it read.
  expect(status === 413 ? seen.bytes > most : seen.bytes <= PIECE).toBe(true);
});
