import { readJson } from "../text/read-json";
import { verdictOf } from "../analysis/analyse";
import { rateSession } from "../analysis/severity";
import { ReportSchema, type Report } from "../model/report";
import type { ReportChannel, ReportServer, ReportTool } from "../model/report-members";
import type { Analysis } from "../model/analysis";
import type { Session, SessionServer } from "../model/session";
import type { Verdict } from "../model/verdict";

/** The session that a report froze, to be viewed and tried out. What the report left out (schemas, long descriptions) is missing. */
export function openReport(
  report: { session: Pick<Report["session"], "name" | "host"> } & Pick<
    Report,
    "servers" | "tools" | "channels" | "gates" | "wishes" | "policies" | "remarks" | "severityRows"
  >,
): Session {
  const tools = new Map<string, (ReportTool | ReportChannel)[]>();
  for (const tool of [...report.tools, ...report.channels]) {
    const known = tools.get(tool.server);
    if (known) known.push(tool);
    else tools.set(tool.server, [tool]);
  }
  const policies = (report.policies ?? []).flatMap(({ policy, own }) => (own ? [policy] : []));
  return {
    name: report.session.name,
    host: report.session.host,
    servers: report.servers.map((server) => openServer(server, tools.get(server.name) ?? [])),
    ...(policies.length > 0 && { policies }),
    ...(report.gates.length > 0 && { gates: report.gates }),
    ...(report.severityRows && { severityRows: report.severityRows }),
    ...(report.wishes && { wishes: report.wishes }),
    ...(report.remarks && { remarks: report.remarks }),
  };
}

/** The analysis as in the report, so that pictures show what was concluded at that time. `session` is the one that the report froze. */
export function openAnalysis(report: Report, session: Session): Analysis {
  return {
    verdict: { ...report.verdict, likelihood: report.verdict.likelihood ?? verdictOf(session).likelihood },
    severity: report.severity ?? rateSession(session),
    masks: report.masks,
    minimalServerSets: report.minimalServerSets,
    minimalServerSetCount: report.minimalServerSetCount,
    trifectaCount: report.trifectaCount,
    witnesses: report.witnesses,
    cuts: { cautious: report.cuts, plain: report.plain.cuts },
    split: { cautious: report.split, plain: report.plain.split },
    nearMisses: report.nearMisses,
  };
}

type ReadReport = { ok: true; report: Report } | { ok: false; problem: string };

/** Reads a report file. Never throws: what is wrong with it is said in words. */
export function readReport(text: string): ReadReport {
  const read = readJson(text);
  return read.ok ? checkReport(read.value) : read;
}

/** The same for parsed JSON. */
export function checkReport(value: unknown): ReadReport {
  const parsed = ReportSchema.safeParse(value);
  if (parsed.success) return { ok: true, report: parsed.data };
  const [issue] = parsed.error.issues;
  return {
    ok: false,
    problem: `This is not a Trefoil report of version 1: ${issue ? `${issue.path.join(".") || "the file"}: ${issue.message}` : "it has another form"}`,
  };
}

function openServer(server: ReportServer, tools: readonly (ReportTool | ReportChannel)[]): SessionServer {
  const { name, builtIn, state, reason, off, origin, trust, reach, digest, at, protocolVersion, version, component } =
    server;
  const { examined } = server;
  return {
    name,
    builtIn,
    state,
    reason,
    off,
    origin,
    trust,
    reach,
    ...(component && { component }),
    ...(examined !== undefined && { examined }),
    listing: digest !== undefined ? { digest, at: at ?? "", protocolVersion, version } : undefined,
    tools: tools.map((tool) => ({
      id: tool.id,
      server: tool.server,
      tool: {
        name: tool.tool,
        title: tool.title,
        description: tool.description,
        ...(tool.hints && { annotations: tool.hints }),
      },
      digest: tool.digest,
      ...("channel" in tool && { channel: tool.channel, onRequest: tool.onRequest || undefined }),
      off: tool.off,
      classification: {
        private: openVerdict(tool.private),
        untrusted: openVerdict(tool.untrusted),
        egress: openVerdict(tool.egress),
        writes: tool.writes,
        destructive: tool.destructive,
        ...(tool.data && { data: tool.data }),
        carrier: tool.carrier,
      },
    })),
  };
}

function openVerdict(verdict: ReportTool["private"]): Verdict {
  return { ...verdict, evidence: verdict.evidence ?? [] };
}
