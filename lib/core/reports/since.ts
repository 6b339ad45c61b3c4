import type { Outlined } from "../analysis/compare";
import { driftTo } from "../drift/session-drift";
import { openLock } from "../lock/lock";
import type { Finding } from "../model/finding";
import type { Report } from "../model/report";
import type { Since } from "../model/since";
import type { Remembered } from "./remembered";

const MOST_ITEMS = 100;

/** A closed report of a session that also says what changed since an earlier one; the same report when there is none. */
export function withChangesSince(earlier: Remembered | undefined, report: Report, of: Outlined): Report {
  return earlier ? { ...report, since: sinceThen(earlier, of, report.findings) } : report;
}

/** What changed from a remembered report to a session as it is now, by its effect on the legs. */
function sinceThen(then: Remembered, of: Outlined, findings: readonly Finding[]): Since {
  const drift = driftTo(of, openLock(then.lock));
  const known = new Set(then.findings.map((finding) => finding.fingerprint));
  const now = new Set(findings.map((finding) => finding.fingerprint));
  const order = { worse: 0, better: 1, none: 2 };
  const items = drift.items
    .map(({ what, effect }) => ({ what, effect }))
    .sort((a, b) => order[a.effect] - order[b.effect]);
  return {
    digest: then.digest,
    at: then.at,
    level: drift.level,
    items: items.slice(0, MOST_ITEMS),
    more: Math.max(0, items.length - MOST_ITEMS),
    newFindings: findings.filter((finding) => !known.has(finding.fingerprint)).map((finding) => finding.fingerprint),
    goneFindings: then.findings
      .filter((finding) => !now.has(finding.fingerprint))
      .slice(0, MOST_ITEMS)
      .map(({ rule, message }) => ({ rule, message })),
  };
}
