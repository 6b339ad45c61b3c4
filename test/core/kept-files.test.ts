import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { readOverrides } from "@/lib/core/classification/scoring/override-file";
import { readApprovals } from "@/lib/core/governance/approval-file";
import { readAuditLines } from "@/lib/core/governance/audit-file";
import { verifyAudit } from "@/lib/core/governance/verify-audit";
import { readFrozen } from "@/lib/core/lock/lock";
import { readPolicyFile } from "@/lib/core/policy-file/read";
import { openAnalysis, openReport, readReport } from "@/lib/core/reports/open";
import { FORMATS } from "@/lib/core/reports/formats";
import { RememberedSchema } from "@/lib/core/reports/remembered";
import { readAcceptances } from "@/lib/core/reviews/acceptances";
import { readSessionFile } from "@/lib/core/session/file";
import { decodeShare } from "@/lib/core/share";
import { fromBase64Url } from "@/lib/core/share/base64url";
import { openEntry, openSnapshot } from "@/lib/core/share/stored";
import { readStoredLink } from "@/lib/core/share/stored-link";
import { readTranscript } from "@/lib/core/transcripts";
import { isSignedBy } from "@/lib/secrets/check-signature";

/**
 * Files as an earlier version wrote them, made once from the examples of this project and never written again. People have
 * them: links in mails, locks and policies in repositories, reports in archives. All of them have to open.
 */
const kept = (name: string) => readFileSync(path.join(import.meta.dirname, "../fixtures/kept", name), "utf8");

describe("of an earlier version,", () => {
  test("a report opens, and every format renders it", () => {
    const read = readReport(kept("report.json"));
    expect(read).toMatchObject({ ok: true, report: { verdict: { level: "lethal" } } });
    const { report } = read as Extract<typeof read, { ok: true }>;
    expect(openAnalysis(report, openReport(report)).verdict.cautious).toBe("lethal");
    for (const format of FORMATS) expect(format.render(report).length).toBeGreaterThan(100);
  });

  test("a link that holds everything opens", async () => {
    expect(await decodeShare(kept("link.txt"))).toMatchObject({ ok: true, report: { verdict: { level: "lethal" } } });
  });

  test("a stored share opens with the key of its link, and so does an entry of its log", async () => {
    const { link, key, snapshot, entry } = JSON.parse(kept("stored-share.json")) as Record<string, string>;
    const bytes = fromBase64Url(key!)!;
    expect(readStoredLink(link!)).toMatchObject({ ok: true, key: bytes });
    expect(await openSnapshot(snapshot!, bytes)).toMatchObject({ ok: true, report: { verdict: { level: "lethal" } } });
    expect(await openEntry(entry!, bytes)).toMatchObject({ by: "Ada", body: { kind: "comment", text: "why?" } });
  });

  test("a lock opens, and so does a report in its place", () => {
    for (const file of ["trefoil.lock.json", "report.json"])
      expect(readFrozen(kept(file))).toMatchObject({ ok: true, session: { servers: expect.any(Array) } });
  });

  test("what was remembered of a report is still known", () => {
    expect(RememberedSchema.parse(JSON.parse(kept("remembered.json"))).findings.length).toBeGreaterThan(0);
  });

  test.each(["policies.yaml", "policies.json"])("%s is read without an objection", (file) => {
    const { policies, governance, problems } = readPolicyFile(kept(file));
    expect(problems).toEqual([]);
    expect(policies).toHaveLength(1);
    expect(governance).toMatchObject({ approval: { required: true }, grades: { private: 2, egress: 0 } });
  });

  test("a session file keeps its servers and switches", () => {
    expect(readSessionFile(kept("session.json"))).toMatchObject({
      ok: true,
      spec: { name: "Desk", host: "claude-code", servers: ["tracker", "mail"], off: ["mail/post_note"] },
    });
  });

  test("overrides, approvals and acceptances are read whole", () => {
    expect(readOverrides(kept("overrides.json"))).toMatchObject({ overrides: [{ verdict: "no" }], problems: [] });
    expect(readApprovals(kept("approvals.json"))).toMatchObject({
      approvals: [{ decision: "approved" }],
      problems: [],
    });
    expect(readAcceptances(kept("acceptances.json"))).toMatchObject({ ok: true });
  });

  test("an exported audit log still proves itself", () => {
    expect(verifyAudit(readAuditLines(kept("audit-log.jsonl")), { isSignedBy, closes: true })).toEqual({
      entries: 5,
      closed: true,
      key: expect.any(String),
      head: { seq: 5, digest: expect.any(String) },
    });
  });

  test.each([
    ["claude-code.jsonl", ["mcp__tracker__read_ticket", "mcp__mail__send"]],
    ["opentelemetry.json", ["read_ticket", "send"]],
  ])("the calls of %s are read", (file, calls) => {
    expect(readTranscript(kept(file)).calls.map(({ name }) => name)).toEqual(calls);
  });
});
