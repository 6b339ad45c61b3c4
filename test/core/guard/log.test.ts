import { describe, expect, test } from "vitest";
import { LONGEST_LINE, LOG_SCHEMA, parseLogLine, type LogEntry } from "@/lib/core/guard/log";
import { callsOf } from "@/lib/core/guard/logged-calls";
import { daysOf, figuresOf, filterGuardSessions } from "@/lib/core/guard/overview";
import { findRemedies } from "@/lib/core/guard/remedies";
import { replayQuestions } from "@/lib/core/guard/replay";
import { bySession, summarise } from "@/lib/core/guard/sessions";
import { writeGuardCsv, writeGuardJson } from "@/lib/core/guard/write";
import { ATTACKS } from "./scenarios/attacks";
import { replay, rulesFor } from "./scenarios/replay";
import { TASKS } from "./scenarios/tasks";

const rules = rulesFor();
let second = 0;
const entry = (more: Partial<LogEntry>): LogEntry => ({
  schema: LOG_SCHEMA,
  at: new Date(Date.UTC(2026, 0, 1, 0, 0, second++)).toISOString(),
  event: "decided",
  client: "claude-code",
  session: "one",
  tool: "web/http_request",
  answer: "allow",
  ...more,
});
const ran = (tool: string, more: Partial<LogEntry> = {}): LogEntry =>
  entry({ event: "ran", tool, answer: undefined, ...more });
/** A question about a call that sends, after both other legs. */
const question = (more: Partial<LogEntry> = {}): LogEntry =>
  entry({
    answer: "ask",
    question: true,
    cause: "completes",
    policy: "trifecta",
    sure: true,
    own: ["egress"],
    before: [
      { capability: "private", tool: "contacts/search", sure: true },
      { capability: "untrusted", tool: "code/get_issue", sure: true },
    ],
    destination: "web address",
    provenance: "unknown",
    ...more,
  });
const session = (name: string, ...entries: LogEntry[]): LogEntry[] => entries.map((one) => ({ ...one, session: name }));

describe("a line of the log", () => {
  test("is read with what the guard writes, and nothing else of it", () => {
    const read = parseLogLine(JSON.stringify({ ...question(), note: "x", tool: "t".repeat(5_000), before: "none" }));
    expect(read).toMatchObject({ own: ["egress"], tool: "t".repeat(300) });
    expect(read).not.toHaveProperty("note");
    expect(read).not.toHaveProperty("before");
  });

  test.each([
    ["no JSON", "{"],
    ["another schema", JSON.stringify({ ...question(), schema: "x" })],
    ["no time", JSON.stringify({ ...question(), at: "yesterday" })],
    ["no such time", JSON.stringify({ ...question(), at: "2026-99-99T00:00:00Z" })],
    ["no such event", JSON.stringify({ ...question(), event: "opened" })],
    ["too long", JSON.stringify({ ...question(), problem: "x".repeat(LONGEST_LINE) })],
  ])("%s is none", (_, line) => {
    expect(parseLogLine(line)).toBeUndefined();
  });
});

describe("sessions of a log", () => {
  const entries = [
    entry({ tool: "code/get_issue", call: "a" }),
    ran("code/get_issue", { call: "a", touched: ["untrusted"] }),
    entry({ tool: "contacts/search", call: "b" }),
    entry({ tool: "web/http_request", call: "x", answer: "deny", cause: "completes", own: ["egress"], before: [] }),
    ran("contacts/search", { call: "b", touched: ["private"] }),
    question({ call: "c" }),
    entry({ event: "approved", call: "c", tool: "web/http_request", touched: ["untrusted", "egress"], by: "ada" }),
  ];

  test("each call is told once, with its answer, its reason, who let it pass and what it touched first", () => {
    const calls = callsOf(entries);
    expect(calls.map(({ tool, outcome, adds, by }) => [tool, outcome, adds, by])).toEqual([
      ["code/get_issue", "passed", ["untrusted"], undefined],
      ["contacts/search", "passed", ["private"], undefined],
      ["web/http_request", "refused", [], undefined],
      ["web/http_request", "asked", ["egress"], "ada"],
    ]);
    expect(calls[3]!.reason).toBe(
      "This would send data out (web/http_request) after contacts/search read private data and code/get_issue brought in text that strangers write. You did not name this address as a receiver.",
    );
    expect(summarise(entries)).toMatchObject({
      calls: 4,
      ran: 3,
      asked: 1,
      refused: 1,
      allowed: 1,
      touched: { untrusted: { tool: "code/get_issue", call: 1 }, egress: { tool: "web/http_request", call: 4 } },
    });
  });

  test("they are told apart by client and session, narrowed, counted by day, and handed out", () => {
    const other = session("two", entry({ at: "2026-01-05T10:00:00.000Z", tool: "=1+1", client: "cursor" }));
    const all = bySession([...entries, ...other]).map(summarise);
    expect(all.map(({ client, id }) => `${client} ${id}`)).toEqual(["claude-code one", "cursor two"]);
    expect(filterGuardSessions(all, { shown: "asked" })).toHaveLength(1);
    expect(filterGuardSessions(all, { from: "2026-01-02" }).map(({ id }) => id)).toEqual(["two"]);
    expect(daysOf(all)).toEqual([
      { day: "2026-01-01", passed: 0, asked: 0, refused: 1 },
      { day: "2026-01-05", passed: 1, asked: 0, refused: 0 },
    ]);
    expect(figuresOf(all)).toMatchObject({ sessions: 2, asked: 1, allowed: 1, rate: 0.5 });
    const records = [{ ...summarise(other), history: callsOf(other) }];
    expect(writeGuardCsv(records)).toContain(`,"'=1+1",`);
    expect(JSON.parse(writeGuardJson(records))).toMatchObject({ schema: "trefoil-guard-sessions/1" });
  });
});

describe("what would end questions", () => {
  const touchBoth = [ran("code/get_issue"), ran("contacts/search")];

  test("a leg, counted by deciding again: only where no other tool brought the same", () => {
    const sessions = [
      session("a", ...touchBoth, question()),
      session("b", ...touchBoth, ran("code/list_issues"), question()),
    ];
    const { questions, still, remedies } = findRemedies(sessions, rules);
    expect([questions, still]).toEqual([2, 2]);
    const of = (tool: string) => remedies.find((one) => one.kind === "override" && one.tool === tool);
    expect(of("code/get_issue")).toMatchObject({ capability: "untrusted", brought: 2, sessions: 2, ends: 1 });
    expect(of("contacts/search")).toMatchObject({ capability: "private", brought: 2, ends: 2 });
    expect(of("web/http_request")).toMatchObject({ capability: "egress", brought: 2, ends: 2 });
  });

  test("a destination, where the guard saw that allowing it would have sufficed", () => {
    const sessions = [
      session("a", ...touchBoth, question({ to: "d1", allowable: true }), question({ to: "d1", allowable: true })),
      session("b", ...touchBoth, question({ to: "d2" })),
    ];
    const allowed = findRemedies(sessions, rules).remedies.filter(({ kind }) => kind === "allow");
    expect(allowed).toEqual([
      { kind: "allow", to: "d1", destination: "web address", brought: 2, sessions: 1, ends: 2 },
    ]);
  });

  test("tools that the lock lacks, with their labels of now; without one that is known it stays a question", () => {
    const unknown = entry({ tool: "new/list", answer: "ask", question: true, cause: "unknown tool" });
    const known = { ...rules.tools.find(({ id }) => id === "payments/get_balance")!, id: "new/list" };
    const lockOf = (tools: (typeof known)[]) =>
      findRemedies(
        [session("a", unknown, ran("new/list"), question({ tool: "chat/post_message" }))],
        rules,
        tools,
      ).remedies.find(({ kind }) => kind === "lock");
    // Unknown, it counts as private data and strangers’ words; known, it reads private data alone.
    expect(lockOf([known])).toMatchObject({ tools: ["new/list"], known: 1, ends: 2 });
    expect(lockOf([])).toMatchObject({ known: 0, ends: 0 });
  });

  test("a past that nobody saw is a cause of its own, and questions that rules of now do not ask are counted apart", () => {
    const seen = findRemedies([session("a", entry({ past: "unknown" }), question())], rules);
    expect(seen.remedies).toContainEqual({ kind: "past", brought: 1, sessions: 1, ends: 0 });
    expect(findRemedies([session("a", ran("code/get_issue"), question())], rules)).toEqual({
      questions: 1,
      still: 0,
      remedies: [],
    });
  });

  test("a replay without a change asks what the guard asked, over every scripted session, with provenance and without", () => {
    for (const provenance of [true, false])
      for (const scenario of [...TASKS, ...ATTACKS]) {
        const { decisions, asked } = replay(scenario, provenance);
        const entries = decisions.flatMap(({ call: tool, answer, finding, examined }) => [
          entry({
            tool,
            answer,
            ...(answer === "ask" && { question: true as const }),
            ...(answer !== "allow" && { cause: "completes" as const }),
            ...(finding && { policy: finding.policy, sure: finding.sure, own: finding.own, before: finding.before }),
            ...(examined && { destination: examined.kind, provenance: examined.provenance }),
          }),
          ...(answer === "deny" ? [] : [ran(tool)]),
        ]);
        const replayed = replayQuestions(entries, rulesFor(scenario.allowed, provenance));
        expect([scenario.id, replayed.map((one) => one.asked)]).toEqual([scenario.id, Array(asked).fill(true)]);
      }
  });
});
