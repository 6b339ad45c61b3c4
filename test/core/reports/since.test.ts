import { describe, expect, test } from "vitest";
import { analyse } from "@/lib/core/analysis/analyse";
import { closeReport } from "@/lib/core/reports/close";
import type { Report } from "@/lib/core/model/report";
import type { Acceptance } from "@/lib/core/model/review";
import { FORMATS } from "@/lib/core/reports/formats";
import { decidedOn, levelOfOpen, readAcceptances, writeAcceptances } from "@/lib/core/reviews/acceptances";
import { remember } from "@/lib/core/reports/remembered";
import { withChangesSince } from "@/lib/core/reports/since";
import { reordered } from "../analysis/sessions";
import { aReport, aSampleSession, VERSION } from "../../support/a-report";

const close = (session = aSampleSession(), more: Partial<Parameters<typeof closeReport>[2]> = {}) =>
  closeReport(session, analyse(session), { version: VERSION, ...more });
const closeSince = (earlier: Report, session = aSampleSession()) =>
  withChangesSince(remember(earlier), close(session), { session, analysis: analyse(session) });
const changed = () => {
  const session = aSampleSession();
  session.servers[0]!.tools[1]!.digest = "e".repeat(64);
  session.servers[0]!.tools[1]!.classification.egress = { verdict: "yes", p: 0.95, evidence: [] };
  return session;
};

describe("what changed since the last report", () => {
  test("is nothing for the same session, in whatever order, dated or signed", () => {
    expect(remember(aReport(reordered(aSampleSession())))).toEqual(
      remember(close(aSampleSession(), { author: "Ada" })),
    );
    expect(closeSince(aReport(aSampleSession())).since).toMatchObject({
      items: [],
      newFindings: [],
      goneFindings: [],
    });
  });

  test("names what makes it worse first, and what is newly found", () => {
    const { since, findings } = closeSince(aReport(aSampleSession()), changed());
    expect(since!.items[0]!.effect).toBe("worse");
    expect(since!.items.map((item) => item.what).join(" ")).toContain(
      "tracker/find_account is defined differently: egress from no to yes.",
    );
    expect(since!.newFindings).toEqual(
      findings
        .filter((finding) => finding.servers.join() === "tracker" && finding.rule === "LT002")
        .map((finding) => finding.fingerprint),
    );
    expect(since!.newFindings).toHaveLength(1);
  });

  test.each(FORMATS.filter((format) => format.id !== "csv"))(
    "stands in the $id report, and is the same bytes each time",
    ({ render }) => {
      const report = closeSince(aReport(aSampleSession()), changed());
      expect(render(report).replace(/\s+/g, " ")).toContain("defined differently");
      expect(render(report)).toBe(render(closeSince(aReport(reordered(aSampleSession())), reordered(changed()))));
    },
  );

  test("stands before the findings where people read", () => {
    const report = closeSince(aReport(aSampleSession()), changed());
    for (const id of ["html", "markdown", "text"]) {
      const text = FORMATS.find((format) => format.id === id)!.render(report);
      expect(text.search(/since\s+the\s+last\s+report/i), id).toBeLessThan(text.search(/(<h2[^>]*>|## )Findings|LT00/));
    }
    expect(FORMATS.find(({ id }) => id === "summary")!.render(report)).toMatch(/since\s+the\s+last\s+report/i);
  });
});

describe("an accepted finding", () => {
  const report = aReport(aSampleSession());
  const lethal = report.findings.find((finding) => finding.rule === "LT003")!;
  const acceptance: Acceptance = {
    fingerprint: lethal.fingerprint,
    finding: lethal.message,
    owner: "Olga",
    reason: "Moves out in March.",
    until: "2027-03-31",
    at: "2026-11-20T10:00:00Z",
  };
  const on = (today: string) => close(aSampleSession(), { decided: decidedOn(today, [acceptance]) });

  test("counts as accepted up to its last day, and as open again on the day after", () => {
    for (const today of ["2026-11-20", "2027-03-31"])
      expect(on(today).findings.find((finding) => finding.fingerprint === lethal.fingerprint)?.accepted?.owner).toBe(
        "Olga",
      );
    const back = on("2027-04-01").findings.find((finding) => finding.fingerprint === lethal.fingerprint)!;
    expect(back.accepted).toBeUndefined();
    expect(back.lapsed).toEqual({ owner: "Olga", until: "2027-03-31" });
  });

  test("is never fixed: the verdict, the sets and the cuts stay, and the report says so", () => {
    expect(on("2027-01-01").verdict.level).toBe(report.verdict.level);
    expect(on("2027-01-01").cuts).toEqual(report.cuts);
    expect(on("2027-01-01").verdict.bounds.join(" ")).toContain("Accepted is not fixed");
    expect(on("2027-04-01").verdict.bounds.join(" ")).toContain("open again");
  });

  test("no longer counts for what is open, until it is back", () => {
    expect(levelOfOpen(report)).toBe("lethal");
    expect(levelOfOpen(on("2027-01-01"))).not.toBe("lethal");
    expect(levelOfOpen(on("2027-04-01"))).toBe("lethal");
  });

  test("counts as open when there are more sets than are written out", () => {
    expect(levelOfOpen({ ...on("2027-01-01"), minimalServerSetCount: { plain: "2", cautious: "2" } })).toBe("lethal");
  });

  test.each(FORMATS.filter((format) => format.id !== "csv"))("is shown as one in the $id report", ({ render }) => {
    expect(render(on("2027-01-01")).replace(/\s+/g, " ")).toMatch(/Olga.*(until|"until").*(2027-03-31|31 March 2027)/);
  });

  test("is written to a file that is read back, whole or not at all", () => {
    const text = writeAcceptances([acceptance]);
    expect(readAcceptances(text)).toEqual({ ok: true, acceptances: [acceptance] });
    for (const wrong of [
      text.replace("2027-03-31", "someday"),
      text.replace("Olga", ""),
      text.slice(0, -5),
      "{}",
      "[]",
    ])
      expect(readAcceptances(wrong).ok).toBe(false);
  });
});
