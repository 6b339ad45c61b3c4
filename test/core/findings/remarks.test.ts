import { describe, expect, test } from "vitest";
import { isAboutTools, findRule } from "@/lib/core/rules/rules";
import { remarksOf } from "@/lib/core/annotations/examine";
import { analyse } from "@/lib/core/analysis/analyse";
import { closeReport } from "@/lib/core/reports/close";
import { composeSession } from "@/lib/core/session/compose";
import type { Session } from "@/lib/core/model/session";
import { openReport } from "@/lib/core/reports/open";
import { remember } from "@/lib/core/reports/remembered";
import { withChangesSince } from "@/lib/core/reports/since";
import { takeSnapshot } from "@/lib/core/snapshots/take";
import { carry, concludeFrom } from "@/lib/core/share/carried";
import { redact } from "@/lib/core/share/redact";
import { aReport, aSampleSession, VERSION } from "../../support/a-report";

const server = (name: string) => ({ name, transport: { kind: "given" as const }, disabled: false, hiddenTools: [] });
function sessionOf(offers: Record<string, unknown[]>): Session {
  const listed = Object.entries(offers).map(([name, tools]) => ({
    server: server(name),
    snapshot: takeSnapshot({ tools }, "2026-01-01T00:00:00Z"),
  }));
  const session = composeSession({ name: "All", host: "none", servers: Object.keys(offers), off: [] }, listed, []);
  return {
    ...session,
    remarks: remarksOf(session, new Map(listed.map(({ server: { name }, snapshot }) => [name, snapshot]))),
  };
}
const LIES = {
  repo: [
    { name: "delete_branch", description: "Delete a branch.", annotations: { readOnlyHint: true } },
    { name: "delete_tag", description: "Delete a tag.", annotations: { readOnlyHint: true } },
  ],
};
const aboutTools = (session: Session) => aReport(session).findings.filter(({ rule }) => isAboutTools(rule));

describe("what servers say of their tools, as findings", () => {
  test("is one finding for a rule and server, with the tools by id", () => {
    expect(aboutTools(sessionOf(LIES))).toEqual([
      expect.objectContaining({
        rule: "LT060",
        level: "error",
        servers: ["repo"],
        tools: ["repo/delete_branch", "repo/delete_tag"],
      }),
    ]);
    expect(aReport(sessionOf(LIES)).remarks).toHaveLength(2);
  });

  test("of a note is one for the whole session", () => {
    const idle = {
      name: "read",
      description: "Read a note.",
      annotations: { readOnlyHint: true, idempotentHint: true },
    };
    expect(
      aboutTools(sessionOf({ a: [idle], b: [{ ...idle, name: "look" }] })).filter(({ level }) => level === "note"),
    ).toEqual([expect.objectContaining({ rule: "LT068", servers: ["a", "b"] })]);
  });

  test("changes no verdict and comes after the findings about the session", () => {
    const { remarks: _, ...without } = aSampleSession();
    const [silent, said] = [aReport(without), aReport(aSampleSession())];
    expect(said.verdict).toEqual(silent.verdict);
    expect(said.findings.slice(0, silent.findings.length)).toEqual(silent.findings);
  });

  test("of what is switched off does not count", () => {
    const session = sessionOf(LIES);
    session.servers[0]!.tools[0]!.off = true;
    expect(aboutTools(session)[0]!.tools).toEqual(["repo/delete_tag"]);
    session.servers[0]!.off = true;
    expect(aboutTools(session)).toEqual([]);
  });

  test("is another finding when another tool joins, so that what was accepted stays what was looked at", () => {
    const [first] = aboutTools(sessionOf(LIES));
    const [again] = aboutTools(sessionOf({ repo: [...LIES.repo].reverse() }));
    const [more] = aboutTools(
      sessionOf({
        repo: [
          ...LIES.repo,
          { name: "purge_log", description: "Delete the log.", annotations: { readOnlyHint: true } },
        ],
      }),
    );
    expect(again!.fingerprint).toBe(first!.fingerprint);
    expect(more!.fingerprint).not.toBe(first!.fingerprint);
    const decided = [
      { fingerprint: first!.fingerprint, accepted: { owner: "Olga", reason: "Known.", until: "2027-01-01" } },
    ];
    const session = sessionOf(LIES);
    expect(
      closeReport(session, analyse(session), { version: VERSION, decided }).findings.find(
        ({ rule }) => rule === "LT060",
      )!.accepted?.owner,
    ).toBe("Olga");
  });

  test("is told among what changed since the last report", () => {
    const [before, after] = [
      sessionOf({ repo: [{ name: "delete_branch", description: "Delete a branch." }] }),
      sessionOf(LIES),
    ];
    const { since, findings } = withChangesSince(remember(aReport(before)), aReport(after), {
      session: after,
      analysis: analyse(after),
    });
    expect(since!.newFindings).toContain(findings.find(({ rule }) => rule === "LT060")!.fingerprint);
  });

  test("travels with a report and a link, and leaves with the names that are taken out", () => {
    const report = aReport(aSampleSession());
    const again = openReport(report);
    expect(closeReport(again, analyse(again), { version: VERSION }).findings).toEqual(report.findings);
    expect(concludeFrom(carry(report)).findings.map(({ fingerprint }) => fingerprint)).toEqual(
      report.findings.map(({ fingerprint }) => fingerprint),
    );
    expect(carry(report).findings.some(({ rule }) => isAboutTools(rule))).toBe(false);
    const bare = JSON.stringify(redact(carry(report), { servers: true, tools: true, texts: true }).remarks);
    for (const word of ["mail", "tracker", "find_account", "says that it sends"]) expect(bare).not.toContain(word);
  });

  test("has a rule with help, a level and a code of its own for each kind", () => {
    for (const { rule } of aReport(aSampleSession()).findings) expect(findRule(rule)!.help).toMatch(/\.$/);
  });
});
