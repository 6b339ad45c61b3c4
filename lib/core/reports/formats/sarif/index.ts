import type { Report } from "../../../model/report";
import type { ReportServer } from "../../../model/report-members";
import type { Rule } from "../../../model/rule";
import { ALL_RULES } from "../../../rules/rules";
import { saySince } from "../../../text/say-since";
import { sayExaminedInPart } from "../../../text/say-unseen";
import { escapeHiddenJson } from "../../../text/visible";
import { defineFormat } from "../define";
import { toResult } from "./result";
import { toRule } from "./rule";
import { clean, slug } from "./words";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
const SEVERITY_NOTE =
  "Words are looked up in printed tables. Each security-severity is the middle of the band of its word; no score was computed.";
/** How much code scanning accepts from one run. */
const MOST_RESULTS = 25_000;

/**
 * SARIF 2.1.0 as GitHub code scanning reads it: one result for each finding (so one for each minimal server set),
 * located at the line of the config, matched across runs by rule and servers, with the attack as a code flow.
 */
export default defineFormat({
  id: "sarif",
  label: "SARIF 2.1.0",
  use: "For code scanning: points to the lines of the config.",
  extension: "sarif",
  mediaType: "application/sarif+json",
  render: (report) => `${escapeHiddenJson(JSON.stringify(toLog(report), null, 2))}\n`,
});

function toLog(report: Report) {
  const used: readonly Rule[] = ALL_RULES.filter((rule) => report.findings.some((finding) => finding.rule === rule.id));
  return {
    $schema: SCHEMA,
    version: "2.1.0",
    runs: [
      {
        tool: {
          driver: {
            name: report.product.name,
            semanticVersion: report.product.version,
            rules: used.map((rule) => toRule(rule, report)),
          },
        },
        automationDetails: { id: `trefoil/${slug(report.session.name)}` },
        invocations: [
          {
            executionSuccessful: true,
            toolExecutionNotifications: report.servers
              .filter((server) => !server.off)
              .flatMap(sayNotSeen)
              .map((text) => ({ level: "warning", message: { text: clean(text) } })),
          },
        ],
        columnKind: "utf16CodeUnits",
        results: report.findings
          .slice(0, MOST_RESULTS)
          .filter((finding) => used.some((rule) => rule.id === finding.rule))
          .map((finding) => toResult(finding, used, report)),
        properties: {
          verdict: report.verdict.level,
          incomplete: report.verdict.incomplete,
          ...(report.severity && { severity: { ...report.severity, note: SEVERITY_NOTE } }),
          ...(report.since && {
            since: clean(saySince(report.since).headline),
            changes: saySince(report.since).lines.map(({ what }) => clean(what)),
          }),
        },
      },
    ],
  };
}

/** What of a server was not seen, and what of it was not looked at. */
const sayNotSeen = (server: ReportServer): string[] => [
  ...(server.state === "listed" ? [] : [`Server ${server.name} was not seen whole. ${server.reason ?? ""}`]),
  ...sayExaminedInPart(server),
];
