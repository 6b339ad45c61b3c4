import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { GUEST_HEADER, isForGuests } from "@/lib/access/guests";
import { may, NOBODY, OWNER, type Asker } from "@/lib/core/model/asker";
import { SCOPES, type Permission } from "@/lib/core/model/permission";
import { useThrowAwayData } from "../store/throw-away-data";
import { ROOT, waysIn, type Way } from "./declared";

// What somebody with a permission asks for without saying what fails, and would be told of at length.
process.env["TREFOIL_LOG"] = "off";
await useThrowAwayData();
// As `next.config.ts` has it, which a build reads.
vi.stubEnv("__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS", "true");
const { newToken } = await import("@/lib/identity/token");
const { createToken, findTokens, revokeToken } = await import("@/lib/store/api-tokens");

/** What the browser sent, as Next hands it on; the one part of Next that is stood in for. */
let sent = new Headers();
vi.mock("next/headers", () => ({ headers: async () => sent, cookies: async () => ({ get: () => undefined }) }));

const WAYS = waysIn();
const NOTHING = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
const REFUSAL = /^(Sign in first\.|This needs (the role of|a token with)|No token may do this)/;
const FAR = new Date(Date.now() + 86_400_000).toISOString();

/** Asks for it with nothing that it could work with. Says whether whoever asks was let in. */
async function letsIn({ file, name, kind }: Way): Promise<boolean> {
  const loaded = (await import(path.join(ROOT, file))) as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const asked = loaded[name]!;
  if (kind === "action") {
    const { problem } = ((await asked(undefined)) ?? {}) as { problem?: string };
    return !REFUSAL.test(problem ?? "");
  }
  if (kind === "route") {
    const request = new Request("http://127.0.0.1/?look", name === "GET" ? {} : { method: name, body: "{}" });
    const answer = await asked(request, NOTHING).catch(() => undefined);
    return ![401, 403].includes((answer as Response | undefined)?.status ?? 0);
  }
  const digest = await asked(NOTHING).then(
    () => "",
    (error: unknown) => String((error as { digest?: unknown }).digest),
  );
  return digest !== "NEXT_HTTP_ERROR_FALLBACK;403";
}

/** The ways in that open otherwise than the permission says that they declare. What anyone may ask for has walls of its own. */
async function astray(asker: Asker): Promise<string[]> {
  const found: string[] = [];
  for (const way of WAYS.filter(({ declared }) => declared !== "anyone"))
    if ((await letsIn(way)) !== may(asker, way.declared as Permission)) found.push(`${way.file} ${way.name}`);
  return found;
}

async function aToken(scopes: readonly (typeof SCOPES)[number][], expiresAt = FAR) {
  const { token, digest } = newToken();
  await createToken({ name: scopes.join(), scopes, expiresAt, digest });
  sent.set("authorization", `Bearer ${token}`);
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
  expect(await astray(NOBODY)).toEqual([]);
});

test("the owner of this computer is let in everywhere", async () => {
  expect(await astray(OWNER)).toEqual([]);
});

test.each(SCOPES)(
  "a token with the scope %s is let in where the scope says, a cookie beside it or not",
  async (scope) => {
    await aToken([scope]);
    expect(await astray({ kind: "token", id: "", name: scope, scopes: [scope] })).toEqual([]);
  },
);

test("a token that is revoked, past its end or made up is worth nothing, from the next request on", async () => {
  const [findings] = WAYS.filter(({ file }) => file === "app/findings/export/route.ts");
  await aToken(["admin"]);
  expect(await letsIn(findings!)).toBe(true);
  const [kept] = await findTokens();
  expect(kept!.lastUsedAt).not.toBeNull();
  expect(await revokeToken(kept!.id)).toBe(true);
  expect(await letsIn(findings!)).toBe(false);
  expect(await revokeToken(kept!.id)).toBe(false);
  await aToken(["admin"], new Date(Date.now() - 1).toISOString());
  expect(await letsIn(findings!)).toBe(false);
  sent.set("authorization", `Bearer ${newToken().token}`);
  expect(await letsIn(findings!)).toBe(false);
});

test("a command line is agreed to by a person, whatever the scopes of a token", () => {
  const token: Asker = { kind: "token", id: "", name: "", scopes: SCOPES };
  expect(may(token, "start")).toBe(false);
});
