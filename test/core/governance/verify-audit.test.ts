import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readAuditLines, writeEntry } from "@/lib/core/governance/audit-file";
import { handoverNotes } from "@/lib/core/governance/key-handover";
import { verifyAudit } from "@/lib/core/governance/verify-audit";
import type { AuditVerdict } from "@/lib/core/governance/verify-audit/verdict";
import type { SignedEntry } from "@/lib/core/model/audit";
import { isSignedBy } from "@/lib/secrets/check-signature";
import { signerWith } from "@/lib/secrets/signer";
import { aLog, asText, linesOf, OURS, sign, THEIRS } from "../../support/an-audit-log";

const follow = (text: string, asked: { key?: string; head?: string } = {}): AuditVerdict =>
  verifyAudit(readAuditLines(text), { isSignedBy, closes: true, ...asked });
const LOG = aLog(12);
const LINES = linesOf(LOG);
const lineIndex = fc.nat({ max: LINES.length - 1 });
const entryIndex = fc.nat({ max: LOG.length - 1 });

test("a log as it was written follows from its first entry to its last, and the same log is the same bytes", () => {
  expect(follow(asText(LINES))).toEqual({
    entries: 12,
    head: { seq: 12, digest: LOG.at(-1)!.digest },
    key: OURS.key,
    closed: true,
  });
  expect(asText(linesOf(aLog(12)))).toBe(asText(LINES));
  expect(follow(asText(LINES).replaceAll("\n", "\r\n")).fault).toBeUndefined();
});

describe("found is", () => {
  test("any character that reads otherwise, in any line", () => {
    fc.assert(
      fc.property(
        lineIndex,
        fc.nat(),
        fc.constantFrom("x", " ", "0", "1", '"', "A", "_", "\u200b"),
        (at, where, by) => {
          const line = LINES[at]!;
          const place = where % line.length;
          fc.pre(line[place] !== by);
          const changed = LINES.with(at, line.slice(0, place) + by + line.slice(place + 1));
          expect(follow(asText(changed)).fault).toMatchObject({ line: at + 1 });
        },
      ),
      { numRuns: 400 },
    );
  });

  test("a field that is added, a key that stands twice, and white space", () => {
    for (const change of [
      (line: string) => line.replace("{", '{"by":"Eve",'),
      (line: string) => line.replace(/}$/, ',"note":"x"}'),
      (line: string) => `${line} `,
      (line: string) => line.replace('"mail', '"\\u006dail'),
    ])
      expect(follow(asText(LINES.with(4, change(LINES[4]!)))).fault).toMatchObject({ line: 5, what: "changed" });
  });

  test("an entry whose digest was made anew, alone or with all that come after it", () => {
    const resigned = (from: number, signer: typeof OURS) => {
      const log = [...LOG];
      for (let at = from; at < log.length; at++) {
        const { digest: _digest, signature: _signature, ...entry } = log[at]!;
        log[at] = sign(
          { ...entry, by: at === from ? "Eve" : entry.by, prev: log[at - 1]?.digest ?? "", key: signer.key },
          signer,
        );
      }
      return log;
    };
    // Without the key: digests fit, signatures do not.
    fc.assert(
      fc.property(entryIndex, (from) => {
        const log = resigned(from, { ...THEIRS, key: OURS.key });
        expect(follow(asText([...log.map(writeEntry), LINES.at(-1)!])).fault).toMatchObject({
          seq: from + 1,
          what: "changed",
        });
      }),
    );
    // With a key of their own: it shows from there on, or, when all is made anew, against the key that is asked for.
    expect(follow(asText(linesOf(resigned(5, THEIRS), THEIRS))).fault).toMatchObject({ seq: 6, what: "another-key" });
    expect(follow(asText(linesOf(resigned(0, THEIRS), THEIRS)))).toMatchObject({ key: THEIRS.key });
    expect(follow(asText(linesOf(resigned(0, THEIRS), THEIRS)), { key: OURS.key }).fault).toMatchObject({
      seq: 1,
      what: "another-key",
    });
    // With our key: nothing in the log shows it; a head that was kept elsewhere does.
    expect(follow(asText(linesOf(resigned(3, OURS)))).fault).toBeUndefined();
    expect(follow(asText(linesOf(resigned(3, OURS))), { head: LOG[8]!.digest }).fault).toMatchObject({
      what: "truncated",
    });
  });

  test("a run of entries that was taken out", () => {
    fc.assert(
      fc.property(entryIndex, fc.integer({ min: 1, max: 5 }), (at, many) => {
        fc.pre(at + many <= LOG.length);
        const { fault } = follow(asText(LINES.toSpliced(at, many)));
        const atEnd = at + many === LOG.length;
        expect(fault).toMatchObject({ line: at + 1, what: atEnd ? "truncated" : "removed" });
      }),
    );
    expect(follow(asText(LINES.toSpliced(3, 2))).fault!.says).toBe(
      "Entries 4 to 5 were taken out: entry 3 is followed with entry 6.",
    );
  });

  test("two entries that changed places, and one that was moved", () => {
    fc.assert(
      fc.property(entryIndex, entryIndex, (a, b) => {
        fc.pre(a !== b);
        expect(follow(asText(LINES.with(a, LINES[b]!).with(b, LINES[a]!))).fault).toMatchObject({
          line: Math.min(a, b) + 1,
          what: "moved",
        });
        const [moved] = LINES.slice(a, a + 1);
        expect(follow(asText(LINES.toSpliced(a, 1).toSpliced(b, 0, moved!))).fault).toMatchObject({
          line: Math.min(a, b) + 1,
          what: "moved",
        });
      }),
    );
  });

  test("an entry that stands there twice, and one from another log", () => {
    fc.assert(
      fc.property(entryIndex, fc.integer({ min: 0, max: LINES.length }), (from, to) => {
        const { fault } = follow(asText(LINES.toSpliced(to, 0, LINES[from]!)));
        expect(["inserted", "moved"]).toContain(fault?.what);
      }),
    );
    const other = aLog(20).map((entry) => sign({ ...entry, by: "Bob", prev: entry.seq === 1 ? "" : "e".repeat(64) }));
    fc.assert(
      fc.property(entryIndex, fc.nat({ max: 19 }), (to, which) => {
        const { digest: _digest, signature: _signature, ...entry } = other[which]!;
        const { fault } = follow(asText(LINES.toSpliced(to, 0, writeEntry(sign(entry)))));
        expect(fault?.line).toBeLessThanOrEqual(to + 2);
        expect(fault).toBeDefined();
      }),
    );
  });

  test("an end that was cut off: without its closing line, with one of another moment, or with a head that was kept", () => {
    fc.assert(
      fc.property(entryIndex, (keep) => {
        expect(follow(asText(LINES.slice(0, keep))).fault).toMatchObject({ what: "truncated" });
        expect(follow(asText([...LINES.slice(0, keep), LINES.at(-1)!])).fault).toMatchObject({ what: "truncated" });
        // An export that was whole when it was made: only a head that is kept elsewhere tells that the log went on.
        const earlier = asText(linesOf(LOG.slice(0, keep)));
        expect(follow(earlier).fault).toBeUndefined();
        expect(follow(earlier, { head: LOG.at(-1)!.digest }).fault).toMatchObject({ what: "truncated" });
      }),
    );
    expect(follow(asText(LINES), { head: LOG[9]!.digest.slice(0, 16) })).toMatchObject({ grown: 2 });
    expect(follow("").fault).toMatchObject({ line: 1, what: "truncated" });
  });
});

describe("a log whose key was replaced", () => {
  const [before, after] = [aLog(3), 3];
  /** The log of before, handed over to the other key, with so many entries of that one. */
  function handedOver(entries = after, nextKey = THEIRS.key): string[] {
    const log = [...before];
    const add = (signer: typeof OURS, note: Pick<SignedEntry, "kind" | "subject" | "detail">) => {
      const entry = {
        ...note,
        seq: log.length + 1,
        at: "2026-06-01T10:00:00.000Z",
        by: "Ada",
        prev: log.at(-1)!.digest,
      };
      log.push(sign({ ...entry, key: signer.key }, signer));
    };
    const notes = handoverNotes(nextKey, 1);
    add(OURS, notes.byOld);
    for (let at = 0; at < entries; at++) add(THEIRS, notes.byNew);
    return linesOf(log, THEIRS);
  }

  test("follows over it, whichever of its keys is asked for, and ends with the new one", () => {
    const text = asText(handedOver());
    for (const key of [undefined, OURS.key, THEIRS.key])
      expect(follow(text, { key })).toMatchObject({ entries: 7, key: THEIRS.key, closed: true });
    expect(follow(text, { key: signerWith(Buffer.alloc(32, 1)).key }).fault).toMatchObject({
      line: 1,
      what: "another-key",
    });
  });

  test("is not believed where the new key did not take over, or is another one than was named", () => {
    // Whoever has the old key can name any other; only its holder can take over.
    expect(follow(asText(handedOver(0)), { key: THEIRS.key }).fault).toMatchObject({ line: 5, what: "truncated" });
    const third = signerWith(Buffer.alloc(32, 1)).key;
    expect(follow(asText(handedOver(2, third))).fault).toMatchObject({ line: 5, what: "another-key" });
  });

  test("is not believed where the old key goes on", () => {
    const log = handedOver(0).slice(0, -1);
    const { digest } = JSON.parse(log.at(-1)!) as SignedEntry;
    const entry = {
      seq: 5,
      at: "2026-06-01T10:00:00.000Z",
      by: "Eve",
      kind: "listed",
      subject: "x",
      detail: {},
    } as const;
    const more = [...log, writeEntry(sign({ ...entry, prev: digest, key: OURS.key }, OURS))];
    expect(follow(asText(more)).fault).toMatchObject({ line: 5, what: "another-key" });
  });
});
