import { describe, expect, test } from "vitest";
import { approvalInForce, decisionsOn, approvalState } from "@/lib/core/governance/approvals";
import { isDue, reviewDue, sayReview } from "@/lib/core/governance/review-due";
import { doubtOf, seenOf } from "@/lib/core/governance/seen";
import type { Approval } from "@/lib/core/model/approval";

const decided = (over: Partial<Approval> = {}): Approval => ({
  server: "mail",
  digest: "now",
  decision: "approved",
  by: "Ada",
  at: "2026-05-01T10:00:00.000Z",
  reason: "Read it.",
  ...over,
});

describe("a decision", () => {
  test("holds for exactly its digest, up to its last day and not after it", () => {
    const decisions = [decided({ until: "2026-06-30" })];
    expect(approvalInForce(decisions, "now", "2026-06-30")).toBe(decisions[0]);
    expect(approvalInForce(decisions, "now", "2026-07-01")).toBeUndefined();
    expect(approvalState(decisions, "now", "2026-07-01").state).toBe("ended");
    expect(approvalInForce(decisions, "other", "2026-06-01")).toBeUndefined();
    expect(approvalState(decisions, "other", "2026-06-01").state).toBe("changed");
  });

  test("the newest is in force, whichever order they come in; taken back, none is", () => {
    const refused = decided({ decision: "refused", at: "2026-05-02T10:00:00.000Z" });
    const withdrawn = decided({ decision: "withdrawn", at: "2026-05-03T10:00:00.000Z" });
    for (const decisions of [
      [decided(), refused],
      [refused, decided()],
    ])
      expect(approvalState(decisions, "now", "2026-05-04")).toEqual({ state: "refused", decision: refused });
    expect(approvalState([withdrawn, refused, decided()], "now", "2026-05-04").state).toBe("undecided");
  });

  test("on the server says nothing of its tools, and one on a tool nothing of another", () => {
    const approvals = [decided(), decided({ tool: "send" }), decided({ server: "files" })];
    expect(decisionsOn(approvals, "mail")).toEqual([approvals[0]]);
    expect(decisionsOn(approvals, "mail", "send")).toEqual([approvals[1]]);
    expect(decisionsOn(approvals, "mail", "read")).toEqual([]);
  });
});

test.each([
  [undefined, "none", "no day set"],
  ["2026-06-30", "later", "2026-06-30"],
  ["2026-05-15", "soon", "2026-05-15, in 14 days"],
  ["2026-05-01", "today", "due today"],
  ["2026-04-30", "overdue", "overdue since 2026-04-30, 1 day"],
])("a review on %s is %s on the first of May", (reviewOn, state, words) => {
  const due = reviewDue({ reviewOn, remindDays: 14 }, "2026-05-01");
  expect([due.state, sayReview(due), isDue(due)]).toEqual([state, words, !["none", "later"].includes(state)]);
});

describe("what is seen beside a claim:", () => {
  const run = (command: string, ...args: string[]) => seenOf({ transport: { kind: "stdio", command, args, env: [] } });
  const claim = (trust: "pinned digest" | "signed source" | "registry entry" | "none") => ({
    trust,
    trustReason: "Checked.",
  });

  test("a digest in the command bears out “pinned digest”; a version does not, and no version still less", () => {
    const digest = run("docker", "run", "-i", `mcp/mail@sha256:${"a".repeat(64)}`);
    expect(doubtOf(claim("pinned digest"), digest)).toBeUndefined();
    expect(doubtOf(claim("pinned digest"), run("npx", "-y", "mail-mcp@1.2.3"))).toContain("sees no digest");
    expect(run("npx", "-y", "mail-mcp@1.2.3")[0]!.says).toContain("A version is not a digest");
    expect(run("npx", "-y", "mail-mcp")[0]!.says).toContain("whichever version is the newest");
    expect(run("/opt/mail/serve")[0]!.says).toContain("installed on this computer");
  });

  test("an entry that was read from a registry's file bears out “registry entry”; a signature rests on a person's word", () => {
    const entry = seenOf({
      transport: { kind: "http", url: "https://u:p@mail.example/mcp?key=x", headers: [] },
      origin: { importer: "registry", file: "server.json" },
    });
    expect(doubtOf(claim("registry entry"), entry)).toBeUndefined();
    expect(doubtOf(claim("signed source"), entry)).toContain("rests on that person's word");
    expect(doubtOf(claim("none"), entry)).toBeUndefined();
    expect(entry[0]!.says).toContain("runs mail.example can");
    expect(JSON.stringify(entry)).not.toMatch(/u:p|key=x/);
  });
});
