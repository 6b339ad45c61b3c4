import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carry, concludeFrom } from "@/lib/core/share/carried";
import { redact } from "@/lib/core/share/redact";
import type { Redaction } from "@/lib/core/share/redact/redaction";
import { stringsOf } from "@/lib/core/share/strings";
import { anySession } from "../analysis/sessions";
import { aReport, aSampleSession, sessionSaying } from "../../support/a-report";

/** Every text in a value: what would stand in the file. Fixed words of the form are not anybody's. */
function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(textsIn) : [];
}
const FIXED = new Set([
  "listed",
  "partial",
  "unlisted",
  "yes",
  "no",
  "possible",
  "conditional",
  "unknown",
  "divided",
  "for",
  "against",
  "error",
  "warning",
  "note",
  "stdio",
  "http",
  "given",
  "",
]);
const sample = () => {
  const session = aSampleSession();
  session.gates = [{ on: "mail/send", kind: "approval", note: "Every mail is read by Bo." }];
  session.wishes = { keep: ["mail/send"], costs: { tracker: 3 }, together: [["tracker", "mail"]] };
  session.policies = [
    {
      id: "own",
      label: "No mail about tracker",
      why: "Because of find_account.",
      sides: [
        { label: "reads", anyOf: ["private"] },
        { label: "sends", anyOf: ["egress"] },
      ],
    },
  ];
  return session;
};

describe("the preview of what leaves", () => {
  test("shows every text that is in the copy", () => {
    const check = (carried: ReturnType<typeof carry>) => {
      const shown = new Set(stringsOf(carried).flatMap(({ texts }) => texts));
      const { gates, policies, ...rest } = JSON.parse(JSON.stringify(carried));
      const leaving = [
        ...textsIn(rest),
        ...gates.flatMap((gate: { on: string; note?: string }) => [gate.on, gate.note ?? ""]),
        ...(policies ?? []).flatMap((policy: { id: string; label: string; why: string }) => [
          policy.id,
          policy.label,
          policy.why,
        ]),
      ];
      expect(leaving.filter((text) => !FIXED.has(text) && !shown.has(text))).toEqual([]);
    };
    check(carry(aReport(sample())));
    check(carry(aReport(sessionSaying("words of a stranger"))));
    fc.assert(
      fc.property(anySession({ switches: true }), (session) => check(carry(aReport(session)))),
      { numRuns: 30 },
    );
  });
});

describe("what was taken out", () => {
  const taken = (redaction: Redaction) => JSON.stringify(redact(carry(aReport(sample())), redaction));

  test.each<[string, Redaction, RegExp]>([
    ["hosts", { hosts: true }, /mail\.example/],
    ["paths", { paths: true }, /\.mcp\.json/],
    ["names of servers", { servers: true }, /\btracker\b|\bmail\b|billing|web-search|npx|https:|Support desk|a{64}/],
    ["names of tools", { tools: true }, /read_ticket|find_account|post_note/],
    ["texts", { texts: true }, /customers file|home addresses|Looks up|read by Bo|Because of/],
  ])("of %s is in no part of the copy", (_, redaction, gone) => {
    expect(taken({})).toMatch(gone);
    expect(taken(redaction).replace(/Names of servers were taken out[^"]*/, "")).not.toMatch(gone);
  });

  test("leaves verdict, sets and cuts as they were, under other names, and says what is missing", () => {
    const report = aReport(aSampleSession());
    const copy = concludeFrom(
      redact(carry(report), { hosts: true, paths: true, servers: true, tools: true, texts: true }),
    );
    expect(copy.verdict.level).toBe(report.verdict.level);
    expect(copy.trifectaCount).toEqual(report.trifectaCount);
    expect(copy.minimalServerSets.plain.map((set) => set.length)).toEqual(
      report.minimalServerSets.plain.map((set) => set.length),
    );
    expect(copy.cuts.tools.map((cut) => cut.cost)).toEqual(report.cuts.tools.map((cut) => cut.cost));
    expect(copy.omitted).toHaveLength(5);
  });

  test("keeps names apart that differ, whatever a server calls itself", () => {
    fc.assert(
      fc.property(anySession({ switches: true }), (session) => {
        const copy = redact(carry(aReport(session)), { servers: true, tools: true });
        expect(new Set(copy.servers.map((server) => server.name)).size).toBe(copy.servers.length);
        expect(new Set(copy.tools.map((tool) => tool.id)).size).toBe(copy.tools.length);
      }),
      { numRuns: 30 },
    );
  });
});
