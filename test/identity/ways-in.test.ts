import path from "node:path";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { GUEST_HEADER, isForGuests } from "@/lib/access/guests";
import { may, NOBODY, OWNER, sayRefusal, type Asker } from "@/lib/core/model/asker";
import { ROLES, SCOPES, type Permission, type Role } from "@/lib/core/model/permission";
import { useThrowAwayData } from "../store/throw-away-data";
import { Browser, sent, signInRoutes, useIdentityProvider } from "./a-browser";
import { ROOT, waysIn, type Way } from "./declared";

// What somebody with a permission asks for without saying what fails, and would be told of at length: the log is off.
const provider = await useIdentityProvider();
await useThrowAwayData();
// As `next.config.ts` has it, which a build reads.
vi.stubEnv("__NEXT_EXPERIMENTAL_AUTH_INTERRUPTS", "true");
const { newToken } = await import("@/lib/identity/token");
const { createToken, findTokens, revokeToken } = await import("@/lib/store/api-tokens");
const { giveRole } = await import("@/lib/store/people");
const { database } = await import("@/lib/store/client");
const { env } = await import("@/lib/env");
const { signIn } = env;
const routes = await signInRoutes();
afterAll(() => provider.stop());

const WAYS = waysIn();
const NOTHING = { params: Promise.resolve({}), searchParams: Promise.resolve({}) };
const REFUSAL = /^(Sign in first\.|This needs (the role of|a token with)|No token may do this)/;
const FAR = new Date(Date.now() + 86_400_000).toISOString();

/** Asks for it with nothing that it could work with. Says whether whoever asks was let in. */
async function letsIn({ file, name, kind, declared, further }: Way, asker?: Asker): Promise<boolean> {
  const loaded = (await import(path.join(ROOT, file))) as Record<string, (...args: unknown[]) => Promise<unknown>>;
  const asked = loaded[name]!;
  if (kind === "action") {
    const { problem } = ((await asked(undefined)) ?? {}) as { problem?: string };
    return !REFUSAL.test(problem ?? "");
  }
  if (kind === "route") {
    const request = new Request("http://127.0.0.1/?look", name === "GET" ? {} : { method: name, body: "{}" });
    const answer = (await asked(request, NOTHING).catch(() => undefined)) as Response | undefined;
    if (![401, 403].includes(answer?.status ?? 0)) return true;
    // Somebody was let in who may not do the part of it that was asked for.
    const { problem } = (await answer!.json()) as { problem: string };
    const inWords = (needed: string | undefined) => asker && sayRefusal(asker, needed as Permission);
    return problem !== inWords(declared) && further.some((part) => problem === inWords(part));
  }
  const digest = await asked(NOTHING).then(
    () => "",
    (error: unknown) => String((error as { digest?: unknown }).digest),
  );
  return digest !== "NEXT_HTTP_ERROR_FALLBACK;403" && !/^NEXT_REDIRECT;\w+;\/sign-in\?/.test(digest);
}

/** The ways in that open otherwise than the permission says that they declare. What anyone may ask for has walls of its own. */
async function astray(asker: Asker): Promise<string[]> {
  const found: string[] = [];
  for (const way of WAYS.filter(({ declared }) => declared !== "anyone"))
    if ((await letsIn(way, asker)) !== may(asker, way.declared as Permission)) found.push(`${way.file} ${way.name}`);
  return found;
}

async function aToken(scopes: readonly (typeof SCOPES)[number][], expiresAt = FAR) {
  const { token, digest } = newToken();
  await createToken({ name: scopes.join(), scopes, expiresAt, digest });
  sent.headers.set("authorization", `Bearer ${token}`);
}

beforeEach(() => {
  sent.headers = new Headers();
  env.signIn = signIn;
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

describe("where nobody signs in,", () => {
  beforeEach(() => {
    env.signIn = undefined;
  });

  test("a guest is let in where anyone is, and nowhere else", async () => {
    sent.headers.set(GUEST_HEADER, "1");
    expect(await astray(NOBODY)).toEqual([]);
  });

  test("the owner of this computer is let in everywhere", async () => {
    expect(await astray(OWNER)).toEqual([]);
  });
});

describe("where people sign in,", () => {
  const { issuer } = provider;
  const person = (role: Role | null): Asker => ({ kind: "person", issuer, subject: "", name: "", role });
  const idOf = async (subject: string) => (await database.person.findFirstOrThrow({ where: { subject } })).id;

  /** Signs somebody in with a role, and has all that is asked for come from their browser. */
  async function asSomebodyWith(role: Role | null): Promise<string> {
    const name = role ?? "nobody-much";
    const browser = new Browser(routes, issuer);
    await browser.signIn(name);
    sent.headers.set("cookie", browser.header());
    const id = await idOf(name);
    await giveRole(id, role ?? "none");
    return id;
  }

  test("who is not is let in nowhere but where anyone is, with a cookie that is made up too", async () => {
    expect(await astray(NOBODY)).toEqual([]);
    sent.headers.set("cookie", "__Host-trefoil-session=made-up");
    expect(await astray(NOBODY)).toEqual([]);
  });

  test.each([...ROLES, null])("somebody with the role %s is let in where the role says", async (role) => {
    await asSomebodyWith(role);
    expect(await astray(person(role))).toEqual([]);
  });

  test("a role that is taken away is gone at the next request, and a person who is deleted is nobody", async () => {
    await asSomebodyWith("administrator");
    const id = await asSomebodyWith("editor");
    const [add] = WAYS.filter(({ file, name }) => file === "app/servers/actions.ts" && name === "addServer");
    expect(await letsIn(add!)).toBe(true);
    await giveRole(id, "reader");
    expect(await letsIn(add!)).toBe(false);
    await database.person.delete({ where: { id } });
    expect(await astray(NOBODY)).toEqual([]);
  });
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
  sent.headers.set("authorization", `Bearer ${newToken().token}`);
  expect(await letsIn(findings!)).toBe(false);
});

test("a command line is agreed to by a person, whatever the scopes of a token", () => {
  const token: Asker = { kind: "token", id: "", name: "", scopes: SCOPES };
  expect(may(token, "start")).toBe(false);
});
