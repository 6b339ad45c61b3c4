import fc from "fast-check";
import { expect, test } from "vitest";
import { withRemarks } from "@/lib/core/annotations/examine";
import { examinedPart } from "@/lib/core/annotations/examined-part";
import { findFormat } from "@/lib/core/reports/formats";
import { carry, concludeFrom } from "@/lib/core/share/carried";
import { aReport } from "../../support/a-report";
import { examinedCounts, MOST_EXAMINED, MOST_EXAMINED_BYTES, MOST_EXAMINED_IN_ALL } from "@/lib/core/model/remark";
import { rowsOf } from "@/lib/core/annotations/rows";
import { composeSession } from "@/lib/core/session/compose";
import type { ListedServer } from "@/lib/core/session/compose-server";
import { takeSnapshot } from "@/lib/core/snapshots/take";

const listed = (name: string, tools: number): ListedServer => ({
  server: { name, transport: { kind: "given" }, disabled: false, hiddenTools: [] },
  snapshot: takeSnapshot(
    {
      tools: Array.from({ length: tools }, (_, at) => ({ name: `delete_${at}`, annotations: { readOnlyHint: true } })),
    },
    "2026-01-01T00:00:00Z",
  ),
});
const spec = { name: "All", host: "none" as const, servers: ["small", "vast"], off: [] };

test("of a server with more tools than are examined the first are, and how many it offers is told", () => {
  const members = [listed("small", 2), listed("vast", MOST_EXAMINED + 5)];
  const session = composeSession(spec, members, []);
  const { part, partly } = examinedPart(session);
  expect(partly).toEqual([{ server: "vast", tools: MOST_EXAMINED + 5, examined: MOST_EXAMINED }]);
  expect(part.servers[0]).toBe(session.servers[0]);
  const snapshots = new Map(members.map(({ server, snapshot }) => [server.name, snapshot!]));
  const rows = rowsOf(part, snapshots).rows;
  expect(rows.map(({ id }) => id)).toEqual(
    session.servers.flatMap(({ tools }) => tools.slice(0, MOST_EXAMINED).map(({ id }) => id)),
  );
  expect(rows.at(-1)!.remarks.map(({ rule }) => rule)).toContain("read-only-that-deletes");
});

test("of very many tools on many servers the small ones are examined whole, and the large ones share the rest evenly", () => {
  expect(examinedCounts([30, 1_500, 1_500])).toEqual([30, 1_500, 1_500]);
  const thirty = examinedCounts([7, ...Array.from({ length: 30 }, () => 1_000)]);
  expect(thirty.slice(0, 2)).toEqual([7, 333]);
  fc.assert(
    fc.property(fc.array(fc.nat(30_000), { maxLength: 60 }), (offered) => {
      const counts = examinedCounts(offered);
      expect(counts.every((count, at) => count <= Math.min(offered[at]!, MOST_EXAMINED))).toBe(true);
      const sum = counts.reduce((before, count) => before + count, 0);
      expect(sum).toBeLessThanOrEqual(MOST_EXAMINED_IN_ALL);
      const wanted = offered.reduce((before, count) => before + Math.min(count, MOST_EXAMINED), 0);
      expect(sum).toBeGreaterThanOrEqual(Math.min(wanted, MOST_EXAMINED_IN_ALL) - offered.length);
    }),
  );
});

test("long definitions count by their bytes, also where there are few: what all bring together stays bounded", () => {
  expect(examinedCounts([10, 2_000], [1_000, 8_000_000])).toEqual([10, 2_000]);
  expect(examinedCounts([10, 2_000, 2_000], [1_000, 8_000_000, 8_000_000])).toEqual([10, 1_499, 1_499]);
  const few = fc.array(fc.tuple(fc.nat(12_000), fc.nat(20_000_000)), { maxLength: 40 });
  fc.assert(
    fc.property(few, (servers) => {
      const counts = examinedCounts(
        servers.map(([count]) => count),
        servers.map(([, bytes]) => bytes),
      );
      const examined = servers.map(([count, bytes], at) => (count === 0 ? 0 : (bytes / count) * counts[at]!));
      expect(examined.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(MOST_EXAMINED_BYTES + 1);
    }),
  );
});

test("a report says of how many tools the rules looked at texts and hints, in every form and where it is shared", () => {
  const members = [listed("small", 2), listed("vast", 200)];
  const snapshots = new Map(members.map(({ server, snapshot }) => [server.name, snapshot!]));
  const session = composeSession(spec, members, []);
  const size = 2 * MOST_EXAMINED_BYTES;
  const bytes = new Map([
    ["small", 10],
    ["vast", size],
  ]);
  const report = aReport(withRemarks(session, snapshots, bytes));
  const examined = examinedCounts([2, 200], [10, size])[1]!;
  expect(examined).toBeLessThan(200);
  expect(report.servers.map((server) => server.examined)).toEqual([undefined, examined]);
  for (const id of ["html", "text", "json", "sarif"])
    expect(findFormat(id)!.render(report).replaceAll(/\s+/g, " "), id).toContain(`${examined} of 200 tools`);
  const { omitted } = concludeFrom(carry(report));
  expect(omitted.filter((line) => line.includes(`only ${examined} of 200 tools of one server`))).toHaveLength(1);
  expect(aReport(withRemarks(session, snapshots)).servers[1]).not.toHaveProperty("examined");
});
