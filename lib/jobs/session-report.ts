import { rulesetDigest } from "@/lib/core/rules/ruleset";
import { decidedOn } from "@/lib/core/reviews/acceptances";
import { auditAnchor } from "@/lib/store/audit";
import { findAcceptances } from "@/lib/store/findings";
import { getLastReports, putLastReport } from "@/lib/store/last-reports";
import type { StoredSession } from "@/lib/store/sessions";
import packageJson from "@/package.json";
import { runHeavy } from "./heavy/run";
import type { ToReport, Written } from "./heavy/write-report";
import { openingOf } from "./open-session";

type Asked = Pick<ToReport, "switches" | "format"> & {
  author?: string;
  /** This report is handed out, and the next one will say what changed since. */
  handedOut: boolean;
};

/** The report of a kept session: with what people accepted and what changed since the last report that was handed out. */
export async function reportOf(spec: StoredSession, { author, handedOut, ...asked }: Asked): Promise<Written> {
  const today = new Date().toISOString().slice(0, 10);
  const known = await getLastReports(spec.id);
  const options = {
    version: packageJson.version,
    ruleset: { version: packageJson.version, digest: rulesetDigest() },
    author,
    audit: await auditAnchor(),
    decided: decidedOn(today, await findAcceptances(spec.id)),
  };
  const written = await runHeavy("report", { opening: await openingOf(spec), options, known, ...asked });
  if (handedOut && written.isNew) await putLastReport(spec.id, written.now, known?.last);
  return written;
}
