import type { Cover } from "@/lib/core/model/cover";
import type { FindingRecord } from "@/lib/core/model/finding-record";
import type { Decided } from "@/lib/core/model/finding";
import type { ServerRecord } from "@/lib/core/model/server-record";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { decidedOn } from "@/lib/core/reviews/acceptances";
import { auditAnchor } from "@/lib/store/read-audit";
import { findAcceptances, findFindings } from "@/lib/store/findings";
import { getLastReports, putLastReport } from "@/lib/store/last-reports";
import { findRecords } from "@/lib/store/records";
import { getReportCover } from "@/lib/store/report-covers";
import type { StoredSession } from "@/lib/store/sessions";
import packageJson from "@/package.json";
import { runHeavy } from "./heavy/run";
import type { ToReport, Written } from "./heavy/write-report";
import { openingOf } from "./open-session";

type Asked = Pick<ToReport, "switches" | "format"> & {
  /** With tables of every tool. */
  appendix: boolean;
  author?: string;
  /** This report is handed out, and the next one will say what changed since. */
  handedOut: boolean;
};

/** The report of a kept session: with what people accepted and what changed since the last report that was handed out. */
export async function reportOf(
  spec: StoredSession,
  { author, handedOut, appendix, ...asked }: Asked,
): Promise<Written> {
  const today = new Date().toISOString().slice(0, 10);
  const known = await getLastReports(spec.id);
  const [written, records, findings] = await Promise.all([
    getReportCover(spec.id),
    findRecords(),
    findFindings(spec.id),
  ]);
  const { author: named, ...cover } = { ...written, ...ownersOf(spec, records) };
  const options = {
    version: packageJson.version,
    ruleset: { version: packageJson.version, digest: rulesetDigest() },
    author: author ?? named,
    cover: Object.keys(cover).length > 0 ? cover : undefined,
    audit: await auditAnchor(),
    decided: decidedIn(findings, decidedOn(today, await findAcceptances(spec.id))),
  };
  const choices = { appendix, today };
  const report = await runHeavy("report", { opening: await openingOf(spec), options, choices, known, ...asked });
  if (handedOut && report.isNew) await putLastReport(spec.id, report.now, known?.last);
  return report;
}

/** Who answers for each server, as it is recorded. */
function ownersOf({ servers }: StoredSession, records: readonly ServerRecord[]): Pick<Cover, "owners"> {
  const owners = records
    .filter(({ server, tool, owner }) => tool === undefined && owner !== "" && servers.includes(server))
    .map(({ server, owner }) => ({ server, owner: owner.slice(0, 160) }));
  return owners.length > 0 ? { owners } : {};
}

/** What people decided about findings, with who sees to each, until when, and since when it is known. */
function decidedIn(records: readonly FindingRecord[], decided: readonly Decided[]): Decided[] {
  const said = new Map(decided.map((one) => [one.fingerprint, one]));
  return records
    .filter(({ ended }) => ended === null)
    .map(({ fingerprint, owner, due, firstSeen }) => ({
      ...said.get(fingerprint),
      fingerprint,
      ...(owner !== null && { owner }),
      ...(due !== null && { due }),
      firstSeen,
    }));
}
