import { LEGS, LEG_WORDS } from "../../model/leg";
import { partsOf, type Finding, type Report, type ReportServer } from "../../model/report";
import type { Rule } from "../../model/rule";
import { SEVERITIES } from "../../model/severity";
import { SECURITY_SEVERITY, severityOfFinding } from "../../rules/finding-severity";
import { ALL_RULES, isAboutTools } from "../../rules/rules";
import { saySince } from "../../text/say-since";
import { sayStatus } from "../../text/say-status";
import { sayExaminedInPart } from "../../text/say-unseen";
import { escapeHiddenJson, showHidden, shorten } from "../../text/visible";
import { defineFormat } from "./define";

const SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json";
/** Where a finding is anchored when its servers are in no file of the repository. */
const NO_FILE = "trefoil.lock.json";
const MESSAGE_LENGTH = 1000;
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

/** Code scanning only reads the number of a rule, so a rule has that of its worst result. */
function worstOf({ id, severity }: Rule, { findings }: Report): string {
  const rated = findings.filter(({ rule, witness }) => rule === id && witness?.rating).map(severityOfFinding);
  const worst = SEVERITIES.find((one) => rated.includes(one));
  return worst ? SECURITY_SEVERITY[worst] : severity;
}

function toRule(rule: Rule, report: Report) {
  const { id, title, why, help, level, maps, precision = "high" } = rule;
  return {
    id,
    name: title.replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => next?.toUpperCase() ?? ""),
    shortDescription: { text: title },
    fullDescription: { text: why },
    help: { text: `${why} ${help}`, markdown: `${why}\n\n**What to do:** ${help}` },
    defaultConfiguration: { level },
    properties: {
      tags: [
        "security",
        "mcp",
        isAboutTools(id) ? "tool-claims" : "lethal-trifecta",
        ...(maps ?? []).map((name) => name.toLowerCase().replace(/[^a-z0-9:.]+/g, "-")),
      ],
      precision: id === "LT004" ? "medium" : precision,
      "security-severity": worstOf(rule, report),
    },
  };
}

function toResult(finding: Finding, rules: readonly Rule[], report: Report) {
  const location = toLocation(finding.location);
  const others = finding.servers.slice(0, 100).flatMap((name) => {
    const origin = report.servers.find((server) => server.name === name)?.origin;
    return origin ? [{ ...toLocation(origin), message: { text: clean(`Server ${name}`) } }] : [];
  });
  return {
    ruleId: finding.rule,
    ruleIndex: rules.findIndex((rule) => rule.id === finding.rule),
    level: finding.level,
    ...(report.since && {
      baselineState: report.since.newFindings.includes(finding.fingerprint) ? ("new" as const) : ("unchanged" as const),
    }),
    // Accepted is not fixed: the result stays, marked as somebody's decision.
    ...(finding.accepted && {
      suppressions: [
        { kind: "external" as const, status: "accepted" as const, justification: clean(sayStatus(finding)) },
      ],
    }),
    message: { text: clean(finding.message) },
    locations: [location],
    relatedLocations: others.map((other, index) => ({ id: index + 1, ...other })),
    partialFingerprints: { primaryLocationLineHash: `${finding.fingerprint.slice(0, 16)}:1` },
    fingerprints: { "trefoil/v1": finding.fingerprint },
    ...(finding.witness ? { codeFlows: [toFlow(finding.witness, report)] } : {}),
    properties: {
      ...severityIn(finding),
      servers: finding.servers,
      tools: finding.tools,
      ...(isAboutTools(finding.rule) && { remarks: remarksOf(finding, report) }),
    },
  };
}

function severityIn(finding: Finding) {
  const severity = severityOfFinding(finding);
  const rating = finding.witness?.rating;
  return {
    severity,
    "security-severity": SECURITY_SEVERITY[severity],
    ...(rating && { confirmed: rating.confirmed, because: rating.because.map(clean) }),
  };
}

const MOST_REMARKS = 20;

/** What a finding about tools rests on, tool by tool, with the words quoted. */
function remarksOf({ rule, servers }: Finding, { remarks = [] }: Report) {
  return remarks
    .filter((remark) => remark.rule === rule && servers.includes(remark.server))
    .slice(0, MOST_REMARKS)
    .map(({ tools, message, field, quote }) => ({
      tools,
      message: clean(message),
      ...(field && { field: clean(field) }),
      ...(quote && { quote: clean(quote) }),
    }));
}

/** Untrusted input, private data, egress: the order of an attack. */
function toFlow(witness: NonNullable<Finding["witness"]>, report: Report) {
  const order = [LEGS[1], LEGS[0], LEGS[2]] as const;
  return {
    threadFlows: [
      {
        locations: order.map((leg, index) => {
          const tool = partsOf(report).find((one) => one.id === witness.tools[leg]);
          const origin = report.servers.find((server) => server.name === tool?.server)?.origin;
          const text = clean(`${LEG_WORDS[leg].title}: ${witness.tools[leg]}. ${witness.steps[index] ?? ""}`);
          return { executionOrder: index + 1, location: { ...toLocation(origin), message: { text } } };
        }),
      },
    ],
  };
}

function toLocation(origin: { file: string; line?: number } | undefined) {
  const line = origin?.line ?? 1;
  return {
    physicalLocation: {
      artifactLocation: { uri: toUri(origin?.file ?? NO_FILE), uriBaseId: "%SRCROOT%" },
      region: { startLine: line, startColumn: 1, endLine: line, endColumn: 2 },
    },
  };
}

/** A relative reference, every segment percent-encoded: never a scheme, a root or a parent folder. */
function toUri(file: string): string {
  const segments = file.split(/[\\/]/).filter((segment) => segment !== "" && segment !== "." && segment !== "..");
  return segments.map((segment) => encodeSegment(segment)).join("/") || NO_FILE;
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.replace(/\p{Surrogate}/gu, "\ufffd")).replace(
    /[!'()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** One line, nothing hidden, never empty; brackets would make a link of a SARIF message. */
function clean(text: string): string {
  return (
    shorten(showHidden(text), MESSAGE_LENGTH)
      .replace(/([\\[\]])/g, "\\$1")
      .replaceAll("{", "{{")
      .replaceAll("}", "}}") || "–"
  );
}

function slug(name: string): string {
  return (
    showHidden(name)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
      .slice(0, 60) || "session"
  );
}

/** What of a server was not seen, and what of it was not looked at. */
const sayNotSeen = (server: ReportServer): string[] => [
  ...(server.state === "listed" ? [] : [`Server ${server.name} was not seen whole. ${server.reason ?? ""}`]),
  ...sayExaminedInPart(server),
];
