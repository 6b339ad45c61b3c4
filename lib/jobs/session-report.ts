import { analyse } from "@/lib/core/analysis/analyse";
import { closeReport } from "@/lib/core/reports/close";
import type { Report } from "@/lib/core/model/report";
import type { Session } from "@/lib/core/model/session";
import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { decidedOn } from "@/lib/core/reviews/acceptances";
import { remember } from "@/lib/core/reports/since";
import { auditAnchor } from "@/lib/store/audit";
import { findAcceptances } from "@/lib/store/findings";
import { getLastReports, putLastReport } from "@/lib/store/last-reports";
import packageJson from "@/package.json";

type Asked = {
  author?: string;
  /** This report is handed out, and the next one will say what changed since. */
  handedOut: boolean;
};

/**
 * The report of a kept session: with what people accepted and what changed since the last report that was handed out. The
 * same session gives the same report however often it is asked for: it is compared with the last one that differs from it.
 */
export async function reportOf(sessionId: string, session: Session, { author, handedOut }: Asked): Promise<Report> {
  const analysis = analyse(session);
  const today = new Date().toISOString().slice(0, 10);
  const options = {
    version: packageJson.version,
    ruleset: { version: packageJson.version, digest: rulesetDigest() },
    author,
    audit: await auditAnchor(),
    decided: decidedOn(today, await findAcceptances(sessionId)),
  };
  const now = remember(closeReport(session, analysis, options));
  const known = await getLastReports(sessionId);
  const isNew = known?.last.digest !== now.digest;
  if (handedOut && isNew) await putLastReport(sessionId, now, known?.last);
  return closeReport(session, analysis, { ...options, earlier: isNew ? known?.last : known?.before });
}
