import { describe, expect, test } from "vitest";
import { useThrowAwayData } from "../store/throw-away-data";
import type { Refusal } from "@/lib/shares/share-store";

await useThrowAwayData();
const { localShareStore } = await import("@/lib/shares/local-share-store");
const { database } = await import("@/lib/store/client");

const store = localShareStore();
const soon = () => new Date(Date.now() + 3_600_000).toISOString();
const status = (promise: Promise<unknown>) =>
  promise.then(
    () => 200,
    (refusal: Refusal) => refusal.status,
  );
let nth = 0;
async function aShare() {
  const { id, ownerSecret } = await store.keep(`v1.sealed${nth++}`);
  const owner = { kind: "owner", id, secret: ownerSecret } as const;
  const mint = async (right: "view" | "review") =>
    ({ kind: "link", ...(await store.mint(owner, { right, expiresAt: soon() })) }) as const;
  return { id, owner, mint };
}

describe("a link", () => {
  test("opens the share it was made for, with its right, and reading counts nothing", async () => {
    const { id, owner, mint } = await aShare();
    const [viewer, reviewer] = [await mint("view"), await mint("review")];
    expect(await store.read(viewer)).toMatchObject({ id, right: "view" });
    expect(await store.read(reviewer)).toMatchObject({ id, right: "review" });
    expect((await store.links(owner)).map((link) => link.opens)).toEqual([0, 0]);
    await store.countOpen(viewer);
    await store.countOpen(viewer);
    expect((await store.links(owner)).map((link) => [link.id, link.opens])).toEqual([
      [viewer.id, 2],
      [reviewer.id, 0],
    ]);
  });

  test("is withdrawn alone: the others of the share go on", async () => {
    const { owner, mint } = await aShare();
    const [one, other] = [await mint("review"), await mint("review")];
    await store.revoke(owner, one.id);
    expect(await status(store.read(one))).toBe(410);
    expect(await status(store.log(one))).toBe(410);
    expect(await status(store.countOpen(one))).toBe(410);
    expect(await status(store.append(one, { seq: 0, sealed: "v1.a" }))).toBe(410);
    expect(await status(store.read(other))).toBe(200);
  });

  test("ends by itself", async () => {
    const { owner, mint } = await aShare();
    const link = await mint("view");
    await database.keptLink.update({
      where: { id: link.id },
      data: { expiresAt: new Date(Date.now() - 1000).toISOString() },
    });
    expect(await status(store.read(link))).toBe(410);
    for (const expiresAt of [
      new Date(Date.now() - 1000).toISOString(),
      new Date(Date.now() + 400 * 86_400_000).toISOString(),
    ])
      expect(await status(store.mint(owner, { right: "view", expiresAt }))).toBe(400);
  });

  test("that is wrong in its secret is answered like one that never was", async () => {
    const { mint } = await aShare();
    const link = await mint("view");
    const wrong = { ...link, secret: `${link.secret.slice(0, -1)}${link.secret.endsWith("A") ? "B" : "A"}` };
    const never = { ...link, id: "A".repeat(22) };
    const words = (promise: Promise<unknown>) => promise.catch((refusal: Refusal) => [refusal.status, refusal.message]);
    expect(await words(store.read(wrong))).toEqual(await words(store.read(never)));
    expect(await status(store.read({ ...link, kind: "owner" }))).toBe(404);
  });

  test("has a secret of 256 bits, of which only the digest is stored", async () => {
    const { owner, mint } = await aShare();
    const link = await mint("view");
    expect(Buffer.from(link.secret, "base64url")).toHaveLength(32);
    expect(Buffer.from(link.id, "base64url")).toHaveLength(16);
    const stored = JSON.stringify([await database.keptLink.findMany(), await database.keptShare.findMany()]);
    expect(stored).not.toContain(link.secret);
    expect(stored).not.toContain(owner.secret);
  });

  test("of a withdrawn share is gone, and so is everything that was kept", async () => {
    const { id, owner, mint } = await aShare();
    const link = await mint("review");
    await store.append(link, { seq: 0, sealed: "v1.word" });
    await store.withdraw(owner);
    expect(await status(store.read(link))).toBe(410);
    expect(await status(store.read(owner))).toBe(410);
    expect(await database.keptEntry.count({ where: { shareId: id } })).toBe(0);
    expect((await database.keptShare.findUnique({ where: { id } }))?.sealed).toBe("");
  });
});

describe("a right", () => {
  test("to read does not let write, and no link manages", async () => {
    const { mint } = await aShare();
    const [viewer, reviewer] = [await mint("view"), await mint("review")];
    expect(await status(store.append(viewer, { seq: 0, sealed: "v1.a" }))).toBe(403);
    expect(await status(store.append(reviewer, { seq: 0, sealed: "v1.a" }))).toBe(200);
    for (const link of [viewer, reviewer]) {
      expect(await status(store.links(link))).toBe(403);
      expect(await status(store.mint(link, { right: "review", expiresAt: soon() }))).toBe(403);
      expect(await status(store.revoke(link, reviewer.id))).toBe(403);
      expect(await status(store.withdraw(link))).toBe(403);
    }
  });

  test("of one share says nothing about another", async () => {
    const [one, other] = [await aShare(), await aShare()];
    const link = await other.mint("review");
    expect(await status(store.read({ ...one.owner, id: other.id }))).toBe(404);
    await store.revoke(one.owner, link.id);
    expect(await status(store.read(link))).toBe(200);
  });
});

describe("a log", () => {
  test("only grows, and says through which link each entry came", async () => {
    const { owner, mint } = await aShare();
    const link = await mint("review");
    await store.append(link, { seq: 0, sealed: "v1.a" });
    await store.append(owner, { seq: 1, sealed: "v1.b" });
    expect(await status(store.append(link, { seq: 1, sealed: "v1.c" }))).toBe(409);
    expect(await status(store.append(link, { seq: 5, sealed: "v1.c" }))).toBe(409);
    expect((await store.log(link)).map(({ seq, through, sealed }) => [seq, through, sealed])).toEqual([
      [0, link.id, "v1.a"],
      [1, "owner", "v1.b"],
    ]);
  });

  test("takes one of two entries that arrive at once and tells the other", async () => {
    const { mint } = await aShare();
    const [one, other] = [await mint("review"), await mint("review")];
    const both = await Promise.all([
      status(store.append(one, { seq: 0, sealed: "v1.a" })),
      status(store.append(other, { seq: 0, sealed: "v1.b" })),
    ]);
    expect(both.sort()).toEqual([200, 409]);
  });
});

test("a share that is kept already is refused in words, however often it comes at once", async () => {
  const answers = await Promise.all([1, 2, 3].map(() => status(store.keep("v1.same"))));
  expect(answers.sort()).toEqual([200, 409, 409]);
});
