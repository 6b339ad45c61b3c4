import { afterAll, expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";
import { Browser, PUBLIC, SESSION, signInRoutes, useIdentityProvider } from "./a-browser";

process.env["TREFOIL_ADMINISTRATOR"] = "ada@example.org";
const provider = await useIdentityProvider();
await useThrowAwayData();
const routes = await signInRoutes();
const { database } = await import("@/lib/store/client");
const people = await import("@/lib/store/people");
const { issuer, accounts } = provider;
afterAll(() => provider.stop());

const aBrowser = () => new Browser(routes, issuer);
const REFUSED = "/sign-in?problem=refused";
const location = (answer: Response) => answer.headers.get("location");
const rowOf = (subject: string) => database.person.findFirstOrThrow({ where: { subject } });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
/** As if what is known of all sessions had been known for so long. */
const age = (minutes: number) =>
  database.browserSession.updateMany({ data: { askedAt: ago(minutes), confirmedAt: ago(minutes) } });

test("somebody signs in: a fresh __Host- session, whatever the browser held, and a name that reads as nobody else", async () => {
  accounts.set("ada", { name: "ada <evil>" });
  const browser = aBrowser();
  browser.cookies.set(SESSION, "chosen-by-an-attacker");
  const answer = await browser.signIn("ada");
  expect(location(answer)).toBe("/servers");
  const line = answer.headers.getSetCookie().find((one) => one.startsWith(`${SESSION}=`))!;
  expect(line).toMatch(/^__Host-trefoil-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const held = browser.cookies.get(SESSION)!;
  expect(held).not.toBe("chosen-by-an-attacker");
  const [row] = await database.browserSession.findMany();
  expect(JSON.stringify(row), "the database holds nothing that opens a session").not.toContain(held);
  expect(await browser.asks()).toMatchObject({ kind: "person", issuer, subject: "ada", name: "ada evil" });
});

test("who is named at the start is the first administrator, by a confirmed mail address too; nobody is while there is one", async () => {
  expect((await rowOf("ada")).given).toBe("administrator");
  accounts.set("mallory", { email: "ada@example.org" });
  const mallory = aBrowser();
  await mallory.signIn("mallory");
  expect(await mallory.asks()).toMatchObject({ role: null });
});

test("signing in again gives a new session and ends the one before", async () => {
  const browser = aBrowser();
  await browser.signIn("ada");
  const before = browser.cookies.get(SESSION)!;
  await browser.signIn("ada");
  expect(browser.cookies.get(SESSION)).not.toBe(before);
  expect(await routes.personIn(`${SESSION}=${before}`)).toEqual({ kind: "nobody" });
});

test("groups give roles, letter for letter; one taken away in Trefoil is gone at the next request, a deleted person is nobody", async () => {
  accounts.set("bob", { groups: ["security", "<admins>", "admins​"] });
  await people.putGroupRole("admins", "administrator");
  const browser = aBrowser();
  await browser.signIn("bob");
  expect(await browser.asks()).toMatchObject({ role: null });
  await people.putGroupRole("security", "reviewer");
  expect(await browser.asks()).toMatchObject({ role: "reviewer" });
  const bob = await rowOf("bob");
  await people.giveRole(bob.id, "none");
  expect(await browser.asks()).toMatchObject({ role: null });
  await people.deletePerson(bob.id);
  expect(await browser.asks()).toEqual({ kind: "nobody" });
});

test("an answer with a wrong state, in another browser, for a second time, or of another issuer is refused", async () => {
  const browser = aBrowser();
  const address = await browser.atProvider(await browser.begin(), "ada");
  expect(location(await aBrowser().back(address))).toBe(REFUSED);
  const other = new URL(address);
  other.searchParams.set("state", "made-up");
  expect(location(await browser.back(other.href))).toBe(REFUSED);
  expect(location(await browser.back(address)), "a sign-in is taken once").toBe(REFUSED);
  for (const change of [
    (url: URL) => url.searchParams.set("iss", "https://evil.example"),
    (url: URL) => url.searchParams.delete("iss"),
  ]) {
    const mixed = new URL(await browser.atProvider(await browser.begin(), "ada"));
    change(mixed);
    expect(location(await browser.back(mixed.href)), "mix-up").toBe(REFUSED);
  }
});

test("an ID token with another nonce, or for another proof key, is no sign-in, though its code is good", async () => {
  const [mine, theirs] = [aBrowser(), aBrowser()];
  const start = new URL(await mine.begin());
  for (const name of ["nonce", "code_challenge"]) {
    const mixed = new URL(await mine.begin());
    mixed.searchParams.set(name, new URL(await theirs.begin()).searchParams.get(name)!);
    expect(location(await mine.back(await mine.atProvider(mixed.href, "ada"))), name).toBe(REFUSED);
  }
  expect(start.searchParams.get("code_challenge_method")).toBe("S256");
});

test("a code that was used is worth nothing in a sign-in of its own", async () => {
  const browser = aBrowser();
  const used = new URL(await browser.atProvider(await browser.begin(), "ada"));
  expect(location(await browser.back(used.href))).toBe("/servers");
  const fresh = new URL(await browser.begin());
  const replayed = new URL(used);
  replayed.searchParams.set("state", fresh.searchParams.get("state")!);
  expect(location(await browser.back(replayed.href))).toBe(REFUSED);
});

test.each(["//evil.example", "https://evil.example/", "/\\evil.example", "/\t/evil.example", "javascript:alert(1)"])(
  "after a sign-in only a path of the app itself can follow, not %j",
  async (next) => {
    expect(location(await aBrowser().signIn("ada", next))).toBe("/");
  },
);

test("a sign-in that took longer than ten minutes is none", async () => {
  const browser = aBrowser();
  const address = await browser.atProvider(await browser.begin(), "ada");
  await database.pendingSignIn.updateMany({ data: { createdAt: ago(11) } });
  expect(location(await browser.back(address))).toBe(REFUSED);
});

test("a provider that did not answer is asked again well before the time is over, but not by every request", async () => {
  accounts.set("gil", { name: "Gil" });
  const browser = aBrowser();
  await browser.signIn("gil");
  const { id } = await rowOf("gil");
  const of = { personId: id };
  const asked = async (minutes: number) => {
    await database.browserSession.updateMany({ where: of, data: { confirmedAt: ago(3), askedAt: ago(minutes) } });
    await browser.asks();
    return (await database.browserSession.findFirstOrThrow({ where: of })).confirmedAt > ago(1);
  };
  expect(await asked(0.1)).toBe(false);
  expect(await asked(0.8)).toBe(true);
});

test("what the provider takes away is gone once it is asked again, which is before five minutes are over", async () => {
  accounts.set("carol", { groups: ["security"] });
  const browser = aBrowser();
  await browser.signIn("carol");
  expect(await browser.asks()).toMatchObject({ role: "reviewer" });
  accounts.set("carol", { groups: [] });
  expect(await browser.asks(), "it is not asked at each request").toMatchObject({ role: "reviewer" });
  await age(3);
  expect(await browser.asks()).toMatchObject({ role: null });
  const entry = await database.auditEntry.findFirstOrThrow({ where: { detail: { contains: "groups changed" } } });
  expect(entry).toMatchObject({ by: "the identity provider", subject: `carol <carol at ${issuer}>` });
  accounts.set("carol", { gone: true });
  await age(3);
  expect(await browser.asks()).toEqual({ kind: "nobody" });
});

test("ten requests at once ask the provider once, with a refresh token that is worth something once", async () => {
  accounts.set("dora", { groups: ["security"] });
  const browser = aBrowser();
  await browser.signIn("dora");
  await age(6);
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser.asks()));
  expect(new Set(answers.map((one) => one.kind))).toEqual(new Set(["person"]));
  await age(6);
  expect(await browser.asks()).toMatchObject({ kind: "person" });
});

test("a session ends when nobody used it for two hours, and twelve hours after its sign-in", async () => {
  for (const past of [{ lastUsedAt: ago(121) }, { createdAt: ago(721) }]) {
    const browser = aBrowser();
    await browser.signIn("ada");
    expect(await browser.asks()).toMatchObject({ kind: "person" });
    await database.browserSession.updateMany({ data: past });
    expect(await browser.asks()).toEqual({ kind: "nobody" });
    expect(await database.browserSession.count()).toBeLessThan((await database.person.count()) + 20);
  }
});

test("signing out ends it here, for a copy of the cookie too, and leads to where it ends at the provider", async () => {
  const browser = aBrowser();
  await browser.signIn("ada");
  const copy = browser.header();
  const next = new URL(await browser.signOut());
  expect(next.href).toMatch(new RegExp(`^${issuer}/session/end\\?`));
  expect(next.searchParams.get("post_logout_redirect_uri")).toBe(`${PUBLIC}/signed-out`);
  expect(await routes.personIn(copy)).toEqual({ kind: "nobody" });
});

test("the provider’s tokens, codes and the client’s secret stand nowhere in the log or the database", async () => {
  const kept = JSON.stringify([
    await database.auditEntry.findMany(),
    await database.person.findMany(),
    await database.browserSession.findMany(),
  ]);
  expect(kept).not.toContain(provider.environment.TREFOIL_OIDC_CLIENT_SECRET);
  expect(kept, "a JSON Web Token").not.toMatch(/eyJ[\w-]+\.eyJ/);
});
