import { describe, expect, test } from "vitest";
import type { ReviewEntry } from "@/lib/core/model/review";
import { fromBase64Url, toBase64Url } from "@/lib/core/share/base64url";
import { carry } from "@/lib/core/share/carried";
import { sealBytes } from "@/lib/core/share/seal";
import { openEntry, openSnapshot, sealEntry, sealSnapshot } from "@/lib/core/share/stored";
import { readStoredLink, writeStoredLink } from "@/lib/core/share/stored-link";
import { aReport, aSampleSession } from "../../support/a-report";

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));
const lock = () => ({ key: random(32), iv: random(12) });
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
const report = aReport(aSampleSession());
const entry: ReviewEntry = {
  prev: "",
  at: "2026-11-20T10:00:00Z",
  by: "Ada",
  body: { kind: "comment", anchor: { on: "whole" }, text: "why?" },
};

describe("a sealed snapshot", () => {
  test("opens with its key as the report that went in, and shows nothing without", async () => {
    const { key, iv } = lock();
    const sealed = await sealSnapshot(carry(report), { key, iv });
    const opened = await openSnapshot(sealed, key);
    expect(opened.ok && plain(opened.report)).toEqual(plain(report));
    expect(Buffer.from(sealed.slice(3), "base64url").toString("latin1")).not.toContain("tracker");
    expect((await openSnapshot(sealed, random(32))).ok).toBe(false);
  });

  test("does not open when a single bit of it was flipped", async () => {
    const { key, iv } = lock();
    const bytes = fromBase64Url((await sealSnapshot(carry(report), { key, iv })).slice(3))!;
    for (let bit = 0; bit < bytes.length * 8; bit += 5) {
      const flipped = Uint8Array.from(bytes);
      flipped[bit >> 3]! ^= 1 << (bit & 7);
      expect(await openSnapshot(`v1.${toBase64Url(flipped)}`, key)).toMatchObject({
        ok: false,
        problem: expect.stringContaining("does not open with the key"),
      });
    }
  });

  test.each(["", "v1.", "v1.AAAA", "v2.AAAA", `v1.${"A".repeat(100)}`])(
    "is refused without throwing when it is %j",
    async (sealed) => {
      expect((await openSnapshot(sealed, random(32))).ok).toBe(false);
      expect(await openEntry(sealed, random(32))).toBeUndefined();
    },
  );

  test("that its writer made a bomb, or something else than a report, is refused in words", async () => {
    const { key } = lock();
    const { deflateRawSync } = await import("node:zlib");
    const bomb = await sealBytes("snapshot", deflateRawSync(Buffer.alloc(100 * 1024 * 1024, 32)), {
      key,
      iv: random(12),
    });
    expect(await openSnapshot(bomb, key)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("unfolds to more than"),
    });
    const other = await sealBytes("snapshot", deflateRawSync(Buffer.from('{"tools":[]}')), { key, iv: random(12) });
    expect((await openSnapshot(other, key)).ok).toBe(false);
  });
});

describe("a sealed entry", () => {
  test("opens as itself, and never as a snapshot or the other way round", async () => {
    const { key, iv } = lock();
    const sealed = await sealEntry(entry, { key, iv });
    expect(await openEntry(sealed, key)).toEqual(entry);
    expect((await openSnapshot(sealed, key)).ok).toBe(false);
    expect(await openEntry(await sealSnapshot(carry(report), { key, iv: random(12) }), key)).toBeUndefined();
  });

  test("of another form than an entry has is left aside", async () => {
    const { key } = lock();
    const bytes = (value: unknown) =>
      new TextEncoder().encode(typeof value === "string" ? value : JSON.stringify(value));
    for (const value of [
      "{",
      "null",
      { ...entry, by: "" },
      { ...entry, body: { kind: "approve" } },
      { ...entry, body: { kind: "comment", anchor: { on: "whole" }, text: "x".repeat(5000) } },
    ]) {
      expect(await openEntry(await sealBytes("entry", bytes(value), { key, iv: random(12) }), key)).toBeUndefined();
    }
  });
});

describe("a link to a stored share", () => {
  const link = { linkId: "A".repeat(22), secret: "B".repeat(43), key: random(32) };

  test("is read back as it was written", () => {
    expect(readStoredLink(`#t=${writeStoredLink(link)}`)).toEqual({ ok: true, ...link });
  });

  test("with any character missing, doubled or replaced by one that does not belong is refused or leads elsewhere", () => {
    const text = writeStoredLink(link);
    for (let at = 0; at < text.length; at++) {
      expect(readStoredLink(text.slice(0, at) + text.slice(at + 1)).ok).toBe(false);
      expect(readStoredLink(text.slice(0, at) + text[at] + text.slice(at)).ok).toBe(false);
      expect(readStoredLink(`${text.slice(0, at)}!${text.slice(at + 1)}`).ok).toBe(false);
    }
  });
});
