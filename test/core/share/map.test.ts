import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod";
import { MapReportSchema } from "@/lib/core/model/map-report";
import { closeMap } from "@/lib/core/reports/map/close";
import { MAP_FORMAT_IDS } from "@/lib/core/reports/map/formats";
import { FORMATS, findFormat } from "@/lib/core/reports/formats";
import { decodeShare, encodeShare, LINK_BUDGET } from "@/lib/core/share";
import { copyOf, identityOf, openCopy, textsOf } from "@/lib/core/share/kinds";
import { readShared } from "@/lib/core/share/read-file";
import { openSnapshot, sealSnapshot } from "@/lib/core/share/stored";
import { lockOfMap, sessionOfMap } from "@/lib/core/lock/map-lock";
import { openLock } from "@/lib/core/lock/lock";
import { findDrift } from "@/lib/core/drift/session-drift";
import { hostMember } from "@/lib/core/analysis/compositions/host-member";
import { aMember, members, WORKSPACE } from "../../support/members";

const map = () => closeMap(WORKSPACE, undefined, { version: "1.0.0" });
const plain = (value: unknown) => JSON.parse(JSON.stringify(value));

describe("the map closed for reading", () => {
  test("counts what is lethal by size and certainty, and does not depend on the order of servers", () => {
    expect(map().count).toMatchObject({ servers: 10, unknown: 1, alone: { confirmed: 1, uncertain: 0 } });
    expect(map().count.triples).toEqual({ confirmed: 2, uncertain: 0 });
    expect(closeMap([...WORKSPACE].reverse(), undefined, { version: "1.0.0" })).toEqual(map());
  });

  test("has a finding for each kind of lethal composition, whose identity survives new words", () => {
    const reworded = WORKSPACE.map((one) => ({
      ...one,
      private: { ...one.private, ...(one.private.tool && { tool: "renamed" }) },
    }));
    expect(map().findings.length).toBe(map().lethal.length);
    expect(closeMap(reworded, undefined, { version: "2.0.0" }).findings.map((one) => one.fingerprint)).toEqual(
      map().findings.map((one) => one.fingerprint),
    );
  });

  test("says of a host that is lethal alone that nothing stays safe with it", () => {
    const found = closeMap(WORKSPACE, { host: hostMember("cursor") }, { version: "1.0.0" });
    expect(found.lethal).toEqual([]);
    expect(found.safe).toEqual({ confirmed: [], uncertain: [] });
    expect(found.level).toBe("lethal");
  });
});

describe("the map is shared as a report is", () => {
  test("in a link that holds everything, which concludes anew", async () => {
    const { fragment, carried } = await encodeShare(map());
    expect(await decodeShare(fragment)).toEqual({ ok: true, report: plain(map()) });
    expect(carried).not.toHaveProperty("lethal");
  });

  test("with 200 servers the link stays within its budget", async () => {
    const many = Array.from({ length: 200 }, (_, at) =>
      aMember(`company-server-${at}`, {
        private: at % 2 ? "yes" : "no",
        untrusted: "possible",
        egress: at % 3 ? "no" : "yes",
      }),
    );
    const { fragment, problem } = await encodeShare(closeMap(many, undefined, { version: "1.0.0" }));
    expect(problem).toBeUndefined();
    expect(fragment.length).toBeLessThanOrEqual(LINK_BUDGET);
  });

  test("in a file, whose claims are not believed", () => {
    const file = findFormat("json")!.renderMap!(map());
    expect(readShared(file)).toEqual({ ok: true, report: plain(map()) });
    const forged = JSON.stringify({ ...map(), level: "clear", lethal: [], findings: [] });
    expect(readShared(forged)).toEqual({ ok: true, report: plain(map()) });
    expect(readShared("{}")).toMatchObject({ ok: false });
  });

  test("sealed, with the identity that an approval is bound to", async () => {
    const lock = { key: new Uint8Array(32).fill(7), iv: new Uint8Array(12).fill(3) };
    const opened = await openSnapshot(await sealSnapshot(copyOf(map()), lock), lock.key);
    if (!opened.ok) throw new Error(opened.problem);
    expect(identityOf(opened.report)).toBe(identityOf(map()));
    const gained = closeMap(
      [...WORKSPACE, aMember("new", { private: "no", untrusted: "no", egress: "no" })],
      undefined,
      {
        version: "1.0.0",
      },
    );
    expect(identityOf(gained)).not.toBe(identityOf(map()));
  });

  test("a link with two servers of one name is refused", async () => {
    const twice = { ...copyOf(map()), servers: [...WORKSPACE, WORKSPACE[0]!] };
    const { fragment } = await encodeShare(map());
    expect((await decodeShare(fragment)).ok).toBe(true);
    const lock = { key: new Uint8Array(32).fill(7), iv: new Uint8Array(12).fill(3) };
    expect(await openSnapshot(await sealSnapshot(twice as ReturnType<typeof copyOf>, lock), lock.key)).toMatchObject({
      ok: false,
      problem: expect.stringContaining("one name"),
    });
  });

  test("every text that leaves is shown before, and what is taken out does not leave", () => {
    const all = copyOf(map());
    const shown = new Set(textsOf(all).flatMap(({ texts }) => texts));
    for (const one of WORKSPACE) expect(shown).toContain(one.name);
    const bare = JSON.stringify(copyOf(map(), { servers: true, tools: true, texts: true }));
    for (const one of WORKSPACE) expect(bare).not.toContain(`"${one.name}"`);
    expect(bare).not.toContain('"tool":');
    expect(bare).not.toContain("did not answer");
    const opened = openCopy(copyOf(map(), { servers: true, tools: true, texts: true }));
    expect(opened).toMatchObject({ count: map().count, level: map().level });
  });
});

describe("what became of a shared map", () => {
  const drift = (now: typeof WORKSPACE) => findDrift(openLock(lockOfMap(WORKSPACE)), sessionOfMap(now));

  test("is nothing while nothing changed", () => {
    expect(drift(WORKSPACE).items).toEqual([]);
  });

  test("is worse when a server gains a leg or a new one completes something", () => {
    const gained = WORKSPACE.map((one) =>
      one.name === "crm" ? aMember("crm", { private: "yes", untrusted: "yes", egress: "yes" }) : one,
    );
    expect(drift(gained).items.some(({ effect, what }) => effect === "worse" && what.includes("crm"))).toBe(true);
    expect(drift([...WORKSPACE, ...members({ extra: "E" })]).items.some(({ effect }) => effect === "worse")).toBe(true);
  });
});

describe("the formats of the map", () => {
  test("are those that a page offers without loading them", () => {
    expect(
      FORMATS.filter((format) => format.renderMap)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([...MAP_FORMAT_IDS].sort());
  });

  test.each(MAP_FORMAT_IDS)("%s looks as it did", async (id) => {
    const format = findFormat(id)!;
    await expect(format.renderMap!(map())).toMatchFileSnapshot(`../../golden/reports/compositions.${format.extension}`);
  });

  test("hostile names are text in every one of them, and open nothing", () => {
    fc.assert(
      fc.property(fc.constantFrom("<script>alert(1)</script>", "a | b\n# c", "=1+1", "\u202egnp"), (name) => {
        const hostile = closeMap([aMember(name, { private: "yes", untrusted: "yes", egress: "yes" })], undefined, {
          version: "1.0.0",
        });
        for (const id of MAP_FORMAT_IDS) {
          const text = findFormat(id)!.renderMap!(hostile);
          expect(text).not.toMatch(/\u202e/);
          expect(id === "html" || id === "markdown" ? text : "").not.toContain("<script");
          expect(id === "csv" ? text : "").not.toMatch(/^=/m);
        }
      }),
    );
  });
});

test("the map follows the published schema", async () => {
  const schema = z.toJSONSchema(MapReportSchema, { target: "draft-2020-12", io: "output" });
  const text = `${JSON.stringify({ ...schema, title: "Trefoil map of compositions, version 1" }, null, 2)}\n`;
  await expect(text).toMatchFileSnapshot("../../../public/schema/map.v1.json");
});
