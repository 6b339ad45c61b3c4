import { LEGS, LEG_WORDS } from "../../../model/leg";
import { partsOf, type Report } from "../../../model/report";
import type { Finding } from "../../../model/finding";
import type { Rule } from "../../../model/rule";
import { SECURITY_SEVERITY, severityOfFinding } from "../../../rules/finding-severity";
import { isAboutTools } from "../../../rules/rules";
import { sayStatus } from "../../../text/say-status";
import { toLocation } from "./location";
import { clean } from "./words";

/** A finding at its line of the config, matched across runs by its fingerprint. */
export function toResult(finding: Finding, rules: readonly Rule[], report: Report) {
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
