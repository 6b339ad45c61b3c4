import { hold } from "../../analysis/held";
import { judgeFurther } from "../../analysis/policies";
import { remarksOn } from "../../findings/remarks";
import { findTrifectaFindings } from "../../findings/trifectas";
import type { Analysis } from "../../model/analysis";
import type { AuditHead } from "../../model/audit";
import { MOST_REMARKS, type Report } from "../../model/report";
import type { Decided, Finding } from "../../model/finding";
import type { Ruleset } from "../../model/rule";
import type { Session } from "../../model/session";
import { sayAcceptances } from "../../reviews/acceptances";
import { withoutHome } from "../../text/home";
import { closeFigures } from "./figures";
import { findAll } from "./findings";
import { byPlace, cleanServer, closeChannel, closeRemark, closeServer, closeTool, withSubAgent } from "./members";
import { closePolicy } from "./paths";
import { leftOut, notLookedAt, sayBlocked, sayGates, tooMany } from "./said";
import { byText } from "../../text/order";

/** What a report says beyond the analysis. */
export type ReportOptions = {
  version: string;
  ruleset?: Ruleset;
  /** Who prepared it. */
  author?: string;
  cover?: Report["cover"];
  /** The head of the audit log. */
  audit?: AuditHead;
  /** What people decided about findings, as in force on the day of the report. */
  decided?: readonly Decided[];
};

/**
 * Closes an analysis for reading: versioned, self-contained, and with nothing in it that must not leave the machine.
 * It reads no clock, rounds every figure and sorts every list, so the same session gives the same bytes.
 */
export function closeReport(
  session: Session,
  analysis: Analysis,
  { version, ruleset, author, cover, audit, decided = [] }: ReportOptions,
): Report {
  const clean = {
    ...session,
    servers: session.servers.map(cleanServer).sort((a, b) => byText(a.name, b.name)),
    remarks: session.remarks?.map(closeRemark),
  };
  // Removing folders does not change what is held, which was already read for the analysis.
  const sets = findTrifectaFindings(clean, analysis, hold(session));
  const policies = judgeFurther(session);
  const findings = findAll(clean, sets, analysis, policies, decided);
  return {
    schema: "trefoil-report/1",
    product: { name: "Trefoil", version },
    author,
    cover,
    ruleset: ruleset && { version: ruleset.version, digest: ruleset.digest },
    audit,
    since: undefined,
    at:
      clean.servers
        .map((server) => server.listing?.at ?? "")
        .sort(byText)
        .at(-1) || null,
    session: {
      name: clean.name,
      host: clean.host,
      servers: clean.servers.filter((server) => !server.builtIn).map((server) => server.name),
    },
    verdict: closeVerdict(session, analysis, findings),
    severity: { worst: analysis.severity.worst, confirmed: analysis.severity.confirmed },
    ...(session.severityRows && { severityRows: session.severityRows }),
    ...closeFigures(analysis),
    servers: clean.servers.map(closeServer).map(withSubAgent(session)),
    tools: clean.servers.flatMap((server) => server.tools.filter((tool) => !tool.channel).map(closeTool)).sort(byPlace),
    channels: clean.servers.flatMap((server) => server.tools.flatMap(closeChannel)).sort(byPlace),
    gates: closeGates(session.gates),
    ...(session.wishes && { wishes: session.wishes }),
    findings,
    ...(session.remarks && { remarks: remarksOn(clean).slice(0, MOST_REMARKS) }),
    policies: policies.map(closePolicy),
    omitted: [...leftOut(sets.length, analysis), ...tooMany(remarksOn(clean).length), ...notLookedAt(clean)],
  };
}

function closeVerdict(session: Session, analysis: Analysis, findings: readonly Finding[]): Report["verdict"] {
  const { level, cautious, plain, incomplete, legs, missing, likelihood, bounds } = analysis.verdict;
  return {
    level,
    cautious,
    plain,
    incomplete,
    legs: { private: legs.private, untrusted: legs.untrusted, egress: legs.egress },
    missing: [...missing],
    likelihood,
    bounds: [...bounds, ...sayGates(session), ...sayBlocked(analysis), ...sayAcceptances(findings)].map(withoutHome),
  };
}

function closeGates(gates: Session["gates"] = []): Report["gates"] {
  return [...gates]
    .map(({ on, kind, note, from, except }) => ({ on, kind, note, ...(from && { from }), ...(except && { except }) }))
    .sort((a, b) => byText(a.on, b.on) || byText(a.kind, b.kind));
}
