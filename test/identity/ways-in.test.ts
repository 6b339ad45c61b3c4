import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { GUEST_HEADER, isForGuests } from "@/lib/access/guests";
import { useThrowAwayData } from "../store/throw-away-data";
import { ROOT, waysIn, type Way } from "./declared";

await useThrowAwayData();
// As `next.config.ts` has it, which a build reads.
vi.stubEnv("__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS", "true");

/** What the browser sent, as Next hands it on; the one part of Next that is stood in for. */
let sent = new Headers();
vi.mock("next/headers", () => ({ headers: async () => sent, cookies: async () => ({ get: () => undefined }) }));

const WAYS = waysIn();
const NOTHING = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };

/** Asks for it with nothing that it could work with. Says whether whoever asks was let in. */
async function letsIn({ file, name, kind }: Way): Promise<boolean> {
  const loaded = (await import(path.join(ROOT, file))) as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const asked = loaded[name]!;
  if (kind === "action") {
    const { problem } = ((await asked(undefined)) ?? {}) as { problem?: string };
    return problem !== "Sign in first.";
  }
  if (kind === "route") {
    const request = new Request("http://127.0.0.1/", name === "GET" ? {} : { method: name, body: "{}" });
    const { status } = (await asked(request, NOTHING)) as Response;
    return status !== 401 && status !== 403;
  }
  const digest = await asked(NOTHING).then(
    () => "",
    (error: unknown) => String((error as { digest?: unknown }).digest),
  );
  return digest !== "NEXT_HTTP_ERROR_FALLBACK;403";
}

beforeEach(() => {
  sent = new Headers();
});

/** The address of a page or a route, with something in the place of each parameter. */
function addressOf({ file }: Way): string {
  const place = file.replace(/^app|\/(page|route)\.tsx?$/g, "");
  return place.replace(/\/\[\[\.{3}\w+\]\]/, "").replace(/\[\w+\]/g, "x") || "/";
}

test("the door lets guests through to what is for anyone, and to nothing else", () => {
  for (const way of WAYS.filter(({ kind }) => kind !== "action")) {
    const method = way.kind === "page" ? "GET" : way.name;
    expect(isForGuests(method, addressOf(way)), `${method} ${addressOf(way)}`).toBe(way.declared === "anyone");
  }
});

test("nobody is let in but where anyone is", async () => {
  sent.set(GUEST_HEADER, "1");
  const open: string[] = [];
  for (const way of WAYS.filter(({ declared }) => declared !== "anyone"))
    if (await letsIn(way)) open.push(`${way.file} ${way.name}`);
  expect(open).toEqual([]);
});
