import { expect, test } from "vitest";
import { newIn, readGovernance, writeGovernance } from "@/lib/core/governance/governance-file";
import type { Approval } from "@/lib/core/model/approval";
import type { ServerRecord } from "@/lib/core/model/server-record";

const record: ServerRecord = {
  server: "mail",
  owner: "Team Post",
  trust: "registry entry",
  trustReason: "Looked up.",
  reviewOn: "2026-09-01",
  remindDays: 7,
  notes: "“quoted”, ü",
  by: "Ada",
  at: "2026-05-01T10:00:00.000Z",
};
const toolRecord: ServerRecord = { ...record, tool: "send", reviewOn: undefined };
const approval: Approval = {
  server: "mail",
  tool: "send",
  digest: "d",
  decision: "approved",
  by: "Ada",
  at: "2026-05-02T10:00:00.000Z",
  until: "2026-12-31",
  reason: "Read it.",
  protocolVersion: "2025-11-25",
};
const all = {
  records: [record, toolRecord],
  approvals: [approval, { ...approval, decision: "refused", at: "2026-05-01T10:00:00.000Z" } as Approval],
};

test("what is written is read again whole, and the same in another order is the same bytes", () => {
  const text = writeGovernance(all, { seq: 3, digest: "h" });
  const read = readGovernance(text);
  expect(read.problems).toEqual([]);
  expect(newIn(read, all)).toEqual({ records: [], approvals: [], older: 0 });
  expect(newIn(all, read)).toEqual({ records: [], approvals: [], older: 0 });
  expect(
    writeGovernance(
      { records: all.records.toReversed(), approvals: all.approvals.toReversed() },
      { seq: 3, digest: "h" },
    ),
  ).toBe(text);
  expect(writeGovernance({ records: [], approvals: [] })).not.toContain("audit");
});

test("an entry that cannot be read is told by its line, and the rest goes on", () => {
  const text = writeGovernance(all)
    .replace('"trust":"registry entry"', '"trust":"very"')
    .replace('"until":"2026-12-31"', '"until":"2026-02-31"')
    .replace('"at":"2026-05-02T10:00:00.000Z"', '"at":"yesterday"');
  const { records, approvals, problems } = readGovernance(text);
  expect([records.length, approvals.length]).toEqual([1, 0]);
  expect(problems.map(({ line, message }) => `${line} ${message.split(":")[0]}`)).toEqual([
    "4 “trust”",
    "8 “until”",
    "9 “at”",
  ]);
  expect(readGovernance("{").problems).toMatchObject([{ line: 1 }]);
  expect(readGovernance("[]").problems[0]!.message).toContain("trefoil-governance/1");
});

test("of a file only what is new is taken: decisions that are not kept, and records that are newer", () => {
  const newer = { ...record, owner: "Team Mail", at: "2026-06-01T10:00:00.000Z" };
  expect(newIn({ records: [record, newer], approvals: [approval, approval] }, { records: [], approvals: [] })).toEqual({
    records: [newer],
    approvals: [approval],
    older: 0,
  });
  expect(newIn({ records: [record], approvals: [] }, { records: [newer], approvals: [approval] })).toEqual({
    records: [],
    approvals: [],
    older: 1,
  });
});
