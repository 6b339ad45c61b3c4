import * as z from "zod";
import { analyse } from "../analysis/analyse";
import { MOST_POLICIES } from "../policy-file/own-policy";
import { closeReport } from "../reports/close";
import { sortFindings } from "../findings/define";
import { PolicySchema } from "../model/policy";
import { GateSchema } from "../model/gate";
import { RemarkSchema } from "../model/remark";
import { MOST_REMARKS, type Report } from "../model/report";
import { DecidedSchema, FindingSchema } from "../model/finding";
import { ReportChannelSchema, ReportServerSchema, ReportToolSchema } from "../model/report-members";
import { RulesetSchema } from "../model/rule";
import { SeverityRowsSchema } from "../model/severity";
import { WishesSchema } from "../model/wishes";
import { openReport } from "../reports/open";

/**
 * What a link holds: what was seen and how each tool was judged, and nothing derived from it. Verdict, sets, cuts and findings are computed anew where it is opened, so a link cannot claim a verdict that its tools do not have.
 */
export const CarriedSchema = z.object({
  version: z.string().max(40),
  name: z.string().max(200),
  host: z.string().max(100),
  servers: z.array(ReportServerSchema).max(1000),
  tools: z.array(ReportToolSchema).max(20_000),
  /** The sender's own policies; their results are computed anew. */
  policies: z.array(PolicySchema).max(MOST_POLICIES).optional(),
  channels: z.array(ReportChannelSchema).max(5_000).default([]),
  gates: z.array(GateSchema).max(200).default([]),
  wishes: WishesSchema.optional(),
  /** Rows of the tables of severity that the sender's organisation changed. */
  severityRows: SeverityRowsSchema.optional(),
  /** Findings that cannot be derived from the rest, such as one about a text that is shortened here. */
  findings: z.array(FindingSchema).max(1000),
  /** What the rules about tools found in texts that are not in a link. */
  remarks: z.array(RemarkSchema).max(MOST_REMARKS).optional(),
  omitted: z.array(z.string().max(300)).max(20),
  ruleset: RulesetSchema.optional(),
  /** What people decided about findings that are computed anew. */
  decided: z.array(DecidedSchema).max(1000).default([]),
});
export type CarriedReport = z.infer<typeof CarriedSchema>;

/** Rules whose findings follow from the tools; they are never taken from a link. */
const CONCLUDED = new Set(["LT001", "LT002", "LT003", "LT004", "LT010", "LT040", "LT041"]);

export function carry(report: Report): CarriedReport {
  const { policies } = openReport(report);
  const carried: CarriedReport = {
    version: report.product.version,
    name: report.session.name,
    host: report.session.host,
    servers: report.servers,
    tools: report.tools,
    ...(policies && { policies: [...policies] }),
    channels: report.channels,
    gates: report.gates,
    wishes: report.wishes,
    ...(report.severityRows && { severityRows: report.severityRows }),
    findings: [],
    ...(report.remarks && { remarks: report.remarks }),
    omitted: report.omitted,
    ruleset: report.ruleset,
    decided: report.findings
      .filter((finding) => finding.accepted || finding.lapsed)
      .map(({ fingerprint, accepted, lapsed }) => ({ fingerprint, accepted, lapsed })),
  };
  const concluded = new Set(concludeFrom(carried).findings.map((finding) => finding.fingerprint));
  return {
    ...carried,
    findings: report.findings.filter((finding) => !CONCLUDED.has(finding.rule) && !concluded.has(finding.fingerprint)),
  };
}

/** The report derived from a link. */
export function concludeFrom(carried: CarriedReport): Report {
  const { version, name, host, policies, ruleset, decided, ...seen } = carried;
  const session = {
    ...openReport({ session: { name, host }, ...seen }),
    policies,
  };
  const report = closeReport(session, analyse(session), { version, ruleset, decided });
  const known = new Set(report.findings.map((finding) => finding.fingerprint));
  const more = carried.findings.filter((finding) => !CONCLUDED.has(finding.rule) && !known.has(finding.fingerprint));
  return {
    ...report,
    findings: sortFindings([...report.findings, ...more]),
    omitted: [...new Set([...report.omitted, ...carried.omitted])],
  };
}
