import { expect, test } from "vitest";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { useThrowAwayData } from "./throw-away-data";

await useThrowAwayData();
const { verifyLog } = await import("@/lib/jobs/audit-log");
const { prepareSealing } = await import("@/lib/secrets/seal");
const { readAudit } = await import("@/lib/store/read-audit");
const shares = await import("@/lib/store/kept-shares");
const { createServer } = await import("@/lib/store/register-server");
const { deleteServer } = await import("@/lib/store/delete-server");
const { addSnapshot } = await import("@/lib/store/snapshots/add-listing");
const { findHistory } = await import("@/lib/store/snapshots/history");
const { createSession, getSession, updateSession } = await import("@/lib/store/sessions");
const { addOwnShare, getOwnShare, labelLink } = await import("@/lib/store/own-shares");
const { putFindings, findFindings } = await import("@/lib/store/findings");
const { planRelisting, findRelistings } = await import("@/lib/store/relistings");
const { putJudgedServer } = await import("@/lib/store/judged-servers");
const { keyInUse } = await import("@/lib/store/key-in-use");

const MANY = 50;
/** Of those who look and try until it is theirs: together they try half of the square of it. */
const SOME = 16;
const each = <T>(act: (index: number) => Promise<T>, length = MANY) =>
  Promise.all(Array.from({ length }, (_, index) => act(index)));
const GIVEN = { transport: { kind: "given" as const }, disabled: false, hiddenTools: [] };

const OWN = {
  sessionId: "s",
  name: "Desk",
  relay: "",
  shareId: "s",
  sealedKey: "k",
  sealedOwner: "o",
  lock: { schema: "trefoil-lock/1", session: { name: "Desk", host: "none" }, level: "clear", servers: [] },
  snapshot: "x",
  ruleset: "y",
} as const;

await prepareSealing(await keyInUse());

test("fifty at once add to the audit log, which stays one chain without a gap", async () => {
  const before = (await readAudit(0, 10_000)).length;
  await each((index) => createServer({ name: `server ${index}`, ...GIVEN }));
  expect(await readAudit(0, 10_000)).toHaveLength(before + MANY);
  expect((await verifyLog()).fault).toBeUndefined();
});

test("sixteen changes of one session, each of what it read last, are all in it", async () => {
  const { id } = await createSession({ name: "work", host: "none", servers: [], off: [] });
  await each(async (index) => {
    for (;;) {
      const now = (await getSession(id))!;
      if (await updateSession(now, { ...now, off: [...now.off, `tool ${index}`] })) return;
    }
  }, SOME);
  expect(new Set((await getSession(id))!.off).size).toBe(SOME);
  expect((await verifyLog()).fault).toBeUndefined();
});

test("fifty opens of one link are counted, and fifty links of a share are named, at once", async () => {
  await shares.addKeptShare({ id: "s", sealed: "x", ownerHash: "h", foreign: false });
  await shares.addKeptLink({ id: "l", shareId: "s", secretHash: "h", right: "view", expiresAt: "2999-01-01" });
  await each(() => shares.countOpen("l"));
  expect((await shares.getKeptLink("l"))!.opens).toBe(MANY);

  const { id } = await addOwnShare({ ...OWN, lock: { ...OWN.lock, servers: [] }, labels: {} });
  await each((index) => labelLink(id, `link ${index}`, "Ada"));
  expect(Object.keys((await getOwnShare(id))!.labels)).toHaveLength(MANY);
});

test("of fifty who keep one share, or add one entry, each is told whether it was theirs; the numbers have no gap", async () => {
  const kept = await each(() => shares.addKeptShare({ id: "one", sealed: "x", ownerHash: "h", foreign: false }));
  expect(kept.filter(Boolean)).toHaveLength(1);
  const first = await each((index) =>
    shares.addKeptEntry("one", { seq: 0, through: "owner", sealed: `first ${index}` }),
  );
  expect(first.filter(Boolean)).toHaveLength(1);
  await each(async (index) => {
    for (;;) {
      const seq = (await shares.findKeptEntries("one")).length;
      if (await shares.addKeptEntry("one", { seq, through: "owner", sealed: `${index}` })) return;
    }
  }, SOME);
  const entries = await shares.findKeptEntries("one");
  expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: SOME + 1 }, (_, index) => index));
  expect(new Set(entries.slice(1).map(({ sealed }) => sealed)).size).toBe(SOME);
});

test("a share that is withdrawn while fifty add to it keeps none of their entries", async () => {
  await shares.addKeptShare({ id: "gone", sealed: "x", ownerHash: "h", foreign: false });
  await shares.addKeptEntry("gone", { seq: 0, through: "owner", sealed: "before" });
  await Promise.all([
    each((index) => shares.addKeptEntry("gone", { seq: 1, through: "owner", sealed: `${index}` })),
    shares.withdrawKeptShare("gone"),
  ]);
  expect(await shares.findKeptEntries("gone")).toEqual([]);
});

test("fifty listings of one server make one history, each change once", async () => {
  const { id } = await createServer({ name: "listed", ...GIVEN });
  const snapshot = (at: number) =>
    takeSnapshot({ tools: [{ name: "send" }] }, new Date(Date.UTC(2026, 0, 1, 0, 0, at)).toISOString());
  await each((index) => addSnapshot(id, snapshot(index)));
  expect(await findHistory(id, { take: 100 })).toHaveLength(1);
});

test("fifty tell the findings of one session at once, in any order, and none fails", async () => {
  const { id: sessionId } = await createSession({ name: "told", host: "none", servers: [], off: [] });
  const finding = (fingerprint: string, message: string) => ({
    sessionId,
    fingerprint,
    rule: "LT001",
    message,
    servers: ["a"],
    tools: [],
    legs: [],
    severity: "low" as const,
    confirmed: true,
    owner: null,
    due: null,
    accepted: null,
    firstSeen: "2026-01-01",
    lastSeen: "2026-01-02",
    ended: null,
  });
  const names = Array.from({ length: 3 }, (_, index) => `f${index}`);
  await each(async (index) => {
    const order = index % 2 === 0 ? names : names.toReversed();
    await putFindings(
      sessionId,
      `key ${index}`,
      order.map((name) => finding(name, `${index}`)),
    );
  });
  const messages = new Set((await findFindings(sessionId)).map(({ message }) => message));
  // Whoever came last told all of them: no mixture of two.
  expect(messages.size).toBe(1);
});

test("what is kept of servers that are deleted meanwhile is passed over", async () => {
  const servers = await each((index) => createServer({ name: `brief ${index}`, ...GIVEN }));
  const summary = { name: "brief" } as unknown as Parameters<typeof putJudgedServer>[1]["summary"];
  await Promise.all(
    servers.flatMap(({ id }) => [
      deleteServer(id),
      planRelisting(id, { nextAt: "2026-01-01T00:00:00.000Z" }),
      putJudgedServer(id, { key: "k", summary, body: "{}" }),
    ]),
  );
  expect(await findRelistings()).toEqual([]);
});
