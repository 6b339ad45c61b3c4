import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, startOauth } from "../fixtures/servers/oauth.mjs";
import { useThrowAwayData } from "../store/throw-away-data";
import { wholeText } from "../support/whole-text";

const data = await useThrowAwayData();
const { listings } = await import("@/lib/jobs/listings");
const { agreeTo, consentDigest } = await import("@/lib/jobs/consent");
const { exportEverything } = await import("@/lib/jobs/everything");
const { listTools } = await import("@/lib/jobs/list-tools");
const { register } = await import("@/lib/jobs/register");
const { completeSignIn, prepareSignIn, signInProblem, signOut } = await import("@/lib/jobs/sign-in");
const { getServer } = await import("@/lib/store/servers");
const { getSignIn } = await import("@/lib/store/sign-ins");
const { findSnapshots, newestSnapshot } = await import("@/lib/store/snapshots/snapshots");

const REDIRECT = "http://127.0.0.1:49152/servers/sign-in/callback";
let oauth: Awaited<ReturnType<typeof startOauth>>;
beforeAll(async () => void (oauth = await startOauth({ redirectUrl: REDIRECT, ttl: 1 })));
afterAll(() => oauth.end());

const stored = () =>
  ["trefoil.db", "trefoil.db-wal"].map((file) => readFileSync(path.join(data, file), "latin1")).join("");

test("signing in, listing as somebody and as nobody, and out again, with tokens that stand nowhere in the clear", async () => {
  const server = await register(
    { name: "guarded", transport: { kind: "http", url: oauth.url, headers: [] }, disabled: false, hiddenTools: [] },
    {},
  );
  expect(await prepareSignIn(server.id, REDIRECT, "ada", {})).toEqual({
    problem: expect.stringContaining("Agree to its address first"),
  });
  await agreeTo(server, await consentDigest(server));
  const begun = await prepareSignIn(server.id, REDIRECT, "ada", {});
  if (!("ok" in begun)) throw new Error(begun.problem);

  const back = new URL(await signIn(begun.ok.url, REDIRECT));
  const answer = { code: back.searchParams.get("code")!, iss: back.searchParams.get("iss")! };
  const state = back.searchParams.get("state")!;
  expect(await completeSignIn("another state", answer)).toBeNull();
  expect(await getSignIn(server.id)).toBeNull();
  expect(await completeSignIn(state, answer)).toEqual({ serverId: server.id });
  expect(await completeSignIn(state, answer)).toBeNull();
  await (await listings()).settled();
  expect(await getServer(server.id)).toMatchObject({ state: "listed" });
  const first = await newestSnapshot(server.id);
  expect(first!.listedAs).toMatchObject({ how: "sign-in", account: "ada", issuer: oauth.issuer });
  const sealed = (await getSignIn(server.id))!.sealed;

  // The token lives for a second: the next listing renews it, and keeps the renewed one sealed.
  await listTools([server.id]);
  await (await listings()).settled();
  expect(await getServer(server.id)).toMatchObject({ state: "listed" });
  expect((await getSignIn(server.id))!.sealed).not.toBe(sealed);

  await listTools([server.id], { anonymous: true });
  await (await listings()).settled();
  expect(await getServer(server.id)).toMatchObject({ state: "failed", problem: { kind: "unauthorized" } });

  expect(new Set(oauth.tokens).size).toBeGreaterThan(1);
  for (const token of oauth.tokens) {
    expect(stored()).not.toContain(token);
    expect(
      JSON.stringify([
        await wholeText(exportEverything()),
        await getServer(server.id),
        await findSnapshots(server.id),
        await (await listings()).states(),
      ]),
    ).not.toContain(token);
  }
  const { sealed: last } = (await getSignIn(server.id))!;
  expect(stored()).toContain(last);
  expect(await signOut(server.id)).toEqual({ ok: { said: expect.stringContaining("revoked") } });
  expect(await getSignIn(server.id)).toBeNull();
  expect(stored()).not.toContain(last);
});

test("an answer of another issuer is kept as a problem for the server’s page, and nobody is signed in", async () => {
  const server = await register(
    { name: "mixed up", transport: { kind: "http", url: oauth.url, headers: [] }, disabled: false, hiddenTools: [] },
    {},
  );
  await agreeTo(server, await consentDigest(server));
  const begun = await prepareSignIn(server.id, REDIRECT, "ada", {});
  if (!("ok" in begun)) throw new Error(begun.problem);
  await completeSignIn(new URL(begun.ok.url).searchParams.get("state")!, { code: "c", iss: "https://evil.example" });
  expect(await signInProblem(server.id)).toContain("issuer");
  expect(await getSignIn(server.id)).toBeNull();
});
