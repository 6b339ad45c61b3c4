import { hold } from "../../analysis/held";
import { judgeFurther } from "../../analysis/policies";
import { findDestruction, findNearMisses, findUnpinned, findUnseen, findViolations } from "../../findings/beside";
import { findBesideServers } from "../../findings/components";
import { sortFindings } from "../../findings/define";
import { findBreaches } from "../../findings/governance";
import { findMetaTools } from "../../findings/meta-tools";
import { findBrokenPolicies } from "../../findings/policies";
import { findRemarked, remarksOn } from "../../findings/remarks";
import { findTrifectaFindings } from "../../findings/trifectas";
import type { Analysis } from "../../model/analysis";
import type { AuditHead } from "../../model/audit";
import { MOST_REMARKS, type Decided, type Finding, type Report, type Ruleset } from "../../model/report";
import type { Session } from "../../model/session";
import { sayAcceptances } from "../../reviews/acceptances";
import { withoutHome } from "../../text/home";
import { withChangesSince, type Remembered } from "../since";
import { byPlace, cleanServer, closeChannel, closeRemark, closeServer, closeTool, withSubAgent } from "./members";
import { closeCuts, closePolicy, closeSplit, closeWitness, sortSets } from "./paths";
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
  /** An earlier report, to say what changed. */
  earlier?: Remembered;
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
  { version, ruleset, author, cover, audit, earlier, decided = [] }: ReportOptions,
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
  const report: Report = {
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
  return withChangesSince(earlier, report, { session, analysis });
}

/** Every finding about the session, with what people decided about it. */
function findAll(
  clean: Session,
  sets: readonly Finding[],
  analysis: Analysis,
  policies: ReturnType<typeof judgeFurther>,
  decided: readonly Decided[],
): Finding[] {
  const beside = [
    findNearMisses(clean, analysis),
    findUnseen(clean),
    findViolations(clean),
    findMetaTools(clean),
    findBesideServers(clean),
    findUnpinned(clean),
    findDestruction(clean),
    findBrokenPolicies(clean, policies),
    findBreaches(clean),
    findRemarked(clean),
  ];
  return sortFindings([...sets, ...beside.flat()])
    .map((finding) => (finding.witness ? { ...finding, witness: closeWitness(finding.witness) } : finding))
    .map((finding) => ({ ...finding, ...decided.find((one) => one.fingerprint === finding.fingerprint) }));
}

function closeVerdict(session: Session, analysis: Analysis, findings: readonly Finding[]): Report["verdict"] {
  const { level, cautious, plain, incomplete, legs, missing, bounds } = analysis.verdict;
  return {
    level,
    cautious,
    plain,
    incomplete,
    legs: { private: legs.private, untrusted: legs.untrusted, egress: legs.egress },
    missing: [...missing],
    bounds: [...bounds, ...sayGates(session), ...sayBlocked(analysis), ...sayAcceptances(findings)].map(withoutHome),
  };
}

type Figure =
  | "minimalServerSets"
  | "minimalServerSetCount"
  | "trifectaCount"
  | "witnesses"
  | "cuts"
  | "split"
  | "plain"
  | "nearMisses"
  | "masks";

/** What the analysis counted and found, in an order of its own. */
function closeFigures(analysis: Analysis): Pick<Report, Figure> {
  return {
    minimalServerSets: {
      cautious: sortSets(analysis.minimalServerSets.cautious),
      plain: sortSets(analysis.minimalServerSets.plain),
    },
    minimalServerSetCount: {
      cautious: analysis.minimalServerSetCount.cautious,
      plain: analysis.minimalServerSetCount.plain,
    },
    trifectaCount: { cautious: analysis.trifectaCount.cautious, plain: analysis.trifectaCount.plain },
    witnesses: {
      cautious: analysis.witnesses.cautious.map(closeWitness),
      plain: analysis.witnesses.plain.map(closeWitness),
    },
    cuts: closeCuts(analysis.cuts.cautious),
    split: closeSplit(analysis.split.cautious),
    plain: { cuts: closeCuts(analysis.cuts.plain), split: closeSplit(analysis.split.plain) },
    nearMisses: analysis.nearMisses.map(({ add, level, legs, through }) => ({
      add,
      level,
      legs: [...legs],
      through: [...through],
    })),
    masks: { cautious: [...analysis.masks.cautious], plain: [...analysis.masks.plain] },
  };
}

function closeGates(gates: Session["gates"] = []): Report["gates"] {
  return [...gates]
    .map(({ on, kind, note, from, except }) => ({ on, kind, note, ...(from && { from }), ...(except && { except }) }))
    .sort((a, b) => byText(a.on, b.on) || byText(a.kind, b.kind));
}
