import { afterAll, beforeEach, expect, test } from "vitest";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { useThrowAwayData } from "../store/throw-away-data";
import { Browser, PUBLIC, signInRoutes, useIdentityProvider } from "./a-browser";

const provider = await useIdentityProvider();
await useThrowAwayData();
const routes = await signInRoutes();
const { database } = await import("@/lib/store/client");
afterAll(() => provider.stop());

const NOBODY = { kind: "nobody" };
const SOMEBODY = { kind: "person" };
let browser: Browser;
let sid: string;

beforeEach(async () => {
  browser = new Browser(routes, provider.issuer);
  await browser.signIn("ada");
  sid = (await database.browserSession.findFirstOrThrow({ orderBy: { createdAt: "desc" } })).sid;
});

const post = (body: string) =>
  routes.backChannel(
    new Request(`${PUBLIC}/sign-in/back-channel`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body,
    }),
    {},
  );
const send = async (token: string) => (await post(new URLSearchParams({ logout_token: token }).toString())).status;

test("who signs out at the provider is signed out here, by what the provider itself sends", async () => {
  expect(sid).not.toBe("");
  await browser.signOutThere();
  expect(provider.refused).toEqual([]);
  expect(await browser.asks()).toEqual(NOBODY);
  const entry = await database.auditEntry.findFirstOrThrow({ where: { detail: { contains: "signed out" } } });
  expect(entry).toMatchObject({ by: "the identity provider", subject: `ada <ada at ${provider.issuer}>` });
});

test("a logout of one session ends that one; one of a person ends all of theirs and nobody else’s", async () => {
  const [second, other] = [new Browser(routes, provider.issuer), new Browser(routes, provider.issuer)];
  await second.signIn("ada");
  await other.signIn("bob");
  expect(await send(await provider.signLogout({ sub: "ada", sid }))).toBe(200);
  expect([await browser.asks(), await second.asks()]).toEqual([NOBODY, expect.objectContaining(SOMEBODY)]);
  expect(await send(await provider.signLogout({ sub: "ada" }))).toBe(200);
  expect([await second.asks(), await other.asks()]).toEqual([NOBODY, expect.objectContaining(SOMEBODY)]);
});

test("a token counts once: played again it ends no session that began since", async () => {
  const token = await provider.signLogout({ sub: "ada" });
  expect(await send(token)).toBe(200);
  await browser.signIn("ada");
  expect(await send(token)).toBe(400);
  expect(await browser.asks()).toMatchObject(SOMEBODY);
});

const seconds = (from: number) => Math.floor(Date.now() / 1000) + from;
const none = (name: string) => ({ sub: "ada", [name]: undefined });
test.each<[string, Record<string, unknown>, { typ?: string }]>([
  ["with a nonce, as an ID token has", { sub: "ada", nonce: "n" }, {}],
  ["without the event", none("events"), {}],
  ["with another event", { sub: "ada", events: { "https://example.org/other": {} } }, {}],
  ["for another app", { sub: "ada", aud: "another" }, {}],
  ["of another issuer", { sub: "ada", iss: "https://evil.example" }, {}],
  ["of nobody", {}, {}],
  ["without a name", none("jti"), {}],
  ["without a time", none("iat"), {}],
  ["that is old", { sub: "ada", iat: seconds(-3600) }, {}],
  ["of the future", { sub: "ada", iat: seconds(3600) }, {}],
  ["that has expired", { sub: "ada", exp: seconds(-60) }, {}],
  ["made for something else", { sub: "ada" }, { typ: "at+jwt" }],
])("a token %s is refused and ends nothing", async (_what, claims, header) => {
  expect(await send(await provider.signLogout(claims, header))).toBe(400);
  expect(await browser.asks()).toMatchObject(SOMEBODY);
});

test("what the provider did not sign is refused: another’s key, none at all, a key of its own, no token, too much", async () => {
  const good = await provider.signLogout({ sub: "ada" });
  const [, claims] = good.split(".");
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const payload = JSON.parse(Buffer.from(claims!, "base64url").toString()) as Record<string, unknown>;
  const forge = (header: object) =>
    new SignJWT(payload).setProtectedHeader({ alg: "RS256", typ: "logout+jwt", ...header }).sign(privateKey);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const shared = await new SignJWT(payload)
    .setProtectedHeader({ alg: "HS256", kid: "own" })
    .sign(new TextEncoder().encode(provider.environment.TREFOIL_OIDC_CLIENT_SECRET));
  for (const token of [
    await forge({ kid: "own" }),
    await forge({ jwk: await exportJWK(publicKey) }),
    `${encode({ alg: "none" })}.${claims}.`,
    shared,
    "",
    "a.b.c",
    "x".repeat(30_000),
  ])
    expect(await send(token)).toBe(400);
  expect((await post("no form at all")).status).toBe(400);
  expect(await browser.asks()).toMatchObject(SOMEBODY);
  expect(await send(good)).toBe(200);
});
