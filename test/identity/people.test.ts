import { beforeEach, expect, test } from "vitest";
import { roleOf } from "@/lib/core/model/person";
import type { Role } from "@/lib/core/model/permission";
import { readClaims } from "@/lib/identity/sign-in/claims";
import { readSignIn } from "@/lib/boot/sign-in-settings.mjs";
import { useThrowAwayData } from "../store/throw-away-data";

process.env["TREFOIL_LOG"] = "off";
await useThrowAwayData();
const { database } = await import("@/lib/store/client");
const people = await import("@/lib/store/people");
const sessions = await import("@/lib/store/browser-sessions");
const { countPeople, findPeople } = await import("@/lib/store/people-list");

const ISSUER = "https://login.example.org";
const ALWAYS = { used: "", created: "" };
const anEntry = () => database.auditEntry.findFirstOrThrow({ orderBy: { seq: "desc" } });

async function aPerson(subject: string, groups: string[] = [], isNamed = false): Promise<string> {
  const claims = { issuer: ISSUER, subject, name: `Name of ${subject}`, email: `${subject}@example.org`, groups };
  return (await people.putPerson(claims, isNamed)).id;
}
const aSession = (personId: string, digest: string) =>
  sessions.createSession({ digest, personId, sid: "", sealed: "" });

beforeEach(async () => {
  await database.person.deleteMany();
  await database.groupRole.deleteMany();
});

test("the most that one of somebody’s groups gives counts, and what was given by hand before it", () => {
  const roles = new Map<string, Role>([
    ["all", "reader"],
    ["security", "administrator"],
    ["developers", "editor"],
  ]);
  expect(roleOf("", ["developers", "all"], roles)).toBe("editor");
  expect(roleOf("", ["constructor", "__proto__", "ALL"], roles)).toBeNull();
  expect(roleOf("reviewer", ["security"], roles)).toBe("reviewer");
  expect(roleOf("none", ["security"], roles)).toBeNull();
});

test("the last administrator stays one: by hand, by group, and against being forgotten", async () => {
  const ada = await aPerson("ada", ["security"], true);
  await expect(people.giveRole(ada, "reader")).rejects.toThrow(people.LastAdministrator);
  await expect(people.deletePerson(ada)).rejects.toThrow(people.LastAdministrator);
  await people.putGroupRole("security", "administrator");
  await people.giveRole(ada, "");
  await expect(people.putGroupRole("security", null)).rejects.toThrow(people.LastAdministrator);
  const bob = await aPerson("bob");
  await people.giveRole(bob, "administrator");
  await people.putGroupRole("security", null);
  const rows = await findPeople("", ALWAYS, { skip: 0, take: 10 });
  expect(rows.map(({ subject, role }) => [subject, role])).toEqual([
    ["ada", null],
    ["bob", "administrator"],
  ]);
});

test("of two administrators who take the role from each other at once, one stays", async () => {
  const [ada, bob] = [await aPerson("ada", [], true), await aPerson("bob")];
  await people.giveRole(bob, "administrator");
  const outcomes = await Promise.allSettled([people.giveRole(ada, "reader"), people.giveRole(bob, "reader")]);
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
});

test("people are found by name, mail address and subject, page by page, with where they are signed in", async () => {
  const ada = await aPerson("ada");
  await aPerson("bob");
  await aSession(ada, "one");
  await aSession(ada, "two");
  expect(await countPeople("")).toBe(2);
  expect((await findPeople("ada@EXAMPLE", ALWAYS, { skip: 0, take: 10 })).map(({ subject }) => subject)).toEqual([
    "ada",
  ]);
  expect((await findPeople("", ALWAYS, { skip: 1, take: 1 })).map(({ subject }) => subject)).toEqual(["bob"]);
  const [found] = await findPeople("ada", ALWAYS, { skip: 0, take: 10 });
  expect(found!.sessions.map(({ digest }) => digest).toSorted()).toEqual(["one", "two"]);
  const [over] = await findPeople("ada", { used: "9999", created: "" }, { skip: 0, take: 10 });
  expect(over!.sessions).toEqual([]);
});

test("signing somebody out, in one browser or all, is written down with issuer, subject and name", async () => {
  const ada = await aPerson("ada");
  for (const digest of ["one", "two", "three"]) await aSession(ada, digest);
  expect(await sessions.endSession("one")).toBe(true);
  expect(await sessions.endSession("one")).toBe(false);
  expect(await sessions.endSessionsOf(ada)).toBe(2);
  expect(await anEntry()).toMatchObject({
    kind: "access",
    subject: `Name of ada <ada at ${ISSUER}>`,
    detail: `{"browsers":2,"did":"signed out"}`,
  });
});

test("claims are read as far as they can be; a group that shows as another one is left out, not mended", () => {
  const read = readClaims(
    "s1",
    "roles",
    { name: 7, preferred_username: "<b>ada\u202e", groups: ["no"] },
    { roles: "one" },
  );
  expect(read).toMatchObject({ name: "bada", groups: ["one"], confirmedEmail: undefined });
  const all = { roles: ["a", "a", "", 7] };
  expect(readClaims("s1", "roles", all).groups, "a list that is not one of names is none").toEqual([]);
  expect(readClaims("s1", "roles", { roles: ["a", "a", "", "b\u200b", "x".repeat(300), " c "] }).groups).toEqual([
    "a",
    " c ",
  ]);
  expect(readClaims("s1", "__proto__", {}).groups).toEqual([]);
  expect(readClaims("<>", "groups", {}).name).toBe("somebody");
  expect(readClaims("s", "groups", { email: "a@b.c", email_verified: "true" }).confirmedEmail).toBeUndefined();
});

test("a sign-in that is set up in part, or over a way that others read, is refused in words", () => {
  const whole = {
    TREFOIL_OIDC_ISSUER: ISSUER,
    TREFOIL_OIDC_CLIENT_ID: "trefoil",
    TREFOIL_OIDC_CLIENT_SECRET: "s",
    TREFOIL_PUBLIC_URL: "https://trefoil.example",
  };
  expect(readSignIn({})).toEqual({ ok: true, publicOrigin: undefined });
  expect(readSignIn(whole)).toMatchObject({
    ok: true,
    signIn: { scope: "openid profile email", groupsClaim: "groups" },
  });
  for (const name of Object.keys(whole))
    expect(readSignIn({ ...whole, [name]: " " }), name).toMatchObject({ ok: false, problem: /all of them, or none/ });
  for (const url of [
    "http://trefoil.example",
    "trefoil.example",
    "https://trefoil.example/app",
    "https://a@b.example",
    "ftp://b.example",
  ])
    expect(readSignIn({ ...whole, TREFOIL_PUBLIC_URL: url }).ok, url).toBe(false);
  expect(readSignIn({ ...whole, TREFOIL_OIDC_ISSUER: "http://login.example.org" })).toMatchObject({ problem: /https/ });
  expect(readSignIn({ ...whole, TREFOIL_PUBLIC_URL: "http://127.0.0.1:3210" })).toMatchObject({ ok: true });
});
