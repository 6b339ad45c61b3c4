import { tablesWith, type Tables } from "../../analysis/severity-tables";
import type { Analysis } from "../../model/analysis";
import { partsOf, type Report } from "../../model/report";
import type { Finding } from "../../model/finding";
import type { ReportTool } from "../../model/report-members";
import type { Session, SessionTool, Stance } from "../../model/session";
import { isAboutTools } from "../../rules/rules";
import { LETHAL_RULES } from "../../findings/define";
import { openAnalysis, openReport } from "../open";
import { planActions, type RecommendedAction } from "./actions";

/** What can be chosen for a report. */
export type Choices = {
  /** Tables of every tool, as an appendix. */
  appendix?: boolean;
  /** The day of the report when nobody wrote one on it, `YYYY-MM-DD`. */
  today?: string;
};

/** Everything that the sections of a document are written from, opened once. */
export type ReportSubject = {
  report: Report;
  appendix: boolean;
  session: Session;
  analysis: Analysis;
  tables: Tables;
  /** The reading of the paths: the confirmed one if anything is confirmed. */
  stance: Stance;
  /** The day of the report; undefined when there is none. */
  date: string | undefined;
  /** What can make the agent leak, worst first. */
  lethal: readonly Finding[];
  /** What else is found in the session. */
  beside: readonly Finding[];
  /** What rules say about hints, texts and names. */
  about: readonly Finding[];
  actions: readonly RecommendedAction[];
  tool(id: string): ReportTool | undefined;
  /** The same, from the analysis. */
  sessionTool(id: string): SessionTool | undefined;
};

export function subjectOf(report: Report, { appendix = false, today }: Choices = {}): ReportSubject {
  const session = openReport(report);
  const stance = report.verdict.plain === "lethal" ? "plain" : "cautious";
  const tools = new Map(partsOf(report).map((tool) => [tool.id, tool]));
  const opened = new Map(session.servers.flatMap((server) => server.tools).map((tool) => [tool.id, tool]));
  const date = report.cover?.date ?? today ?? report.at?.slice(0, 10);
  const about = report.findings.filter(({ rule }) => isAboutTools(rule));
  const lethal = report.findings.filter(({ rule }) => LETHAL_RULES.has(rule));
  return {
    report,
    appendix,
    session,
    analysis: openAnalysis(report, session),
    tables: tablesWith(report.severityRows),
    stance,
    date,
    lethal,
    about,
    beside: report.findings.filter((finding) => !lethal.includes(finding) && !about.includes(finding)),
    actions: planActions(report, { session, stance, date }),
    tool: (id) => tools.get(id),
    sessionTool: (id) => opened.get(id),
  };
}
