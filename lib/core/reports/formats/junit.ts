import type { Finding } from "../../model/finding";
import type { Report } from "../../model/report";
import { findRule, isAboutTools } from "../../rules/rules";
import { escapeHtml } from "../html/markup";
import { sayFindingSeverity } from "../../rules/finding-severity";
import { saySince } from "../../text/say-since";
import { sayStatus } from "../../text/say-status";
import { sayExaminedInPart } from "../../text/say-unseen";
import { sayVerdict } from "../../text/say-verdict";
import { defineFormat } from "./define";

/**
 * For build servers that read JUnit: the session is a suite; every minimal set that is lethal or may be is a failed
 * case, every server that was not seen an error, every note a passed case with its text. What a server says of its tools only fails if it is seriously misleading.
 */
export default defineFormat({
  id: "junit",
  label: "JUnit",
  use: "For build servers: one test case for each lethal combination.",
  extension: "junit.xml",
  mediaType: "application/xml",
  render,
});

function render(report: Report): string {
  const cases = report.findings.map((finding) => ({ kind: kindOf(finding), finding }));
  const count = (kind: string) => cases.filter((one) => one.kind === kind).length;
  const name = escapeHtml(report.session.name);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>`,
    `<testsuites name="Trefoil" tests="${cases.length + 1}" failures="${count("failure") + (isLethal(report) ? 1 : 0)}" errors="${count("error")}">`,
    `  <testsuite name="${name}" tests="${cases.length + 1}" failures="${count("failure") + (isLethal(report) ? 1 : 0)}" errors="${count("error")}">`,
    ...properties(report),
    `    <testcase classname="${name}" name="The session holds no lethal trifecta">${isLethal(report) ? `<failure type="${report.verdict.level}" message="${escapeHtml(sayVerdict(report))}"/>` : `<system-out>${escapeHtml(sayVerdict(report))}</system-out>`}</testcase>`,
    ...cases.map(
      ({ kind, finding }) =>
        `    <testcase classname="${name}.${escapeHtml(finding.rule)}" name="${escapeHtml(titleOf(finding))}">${body(kind, finding)}</testcase>`,
    ),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

/** JUnit wants them before the first case. */
function properties({ since, servers }: Report): string[] {
  const told = since && saySince(since);
  const sinceThen = told ? [told.headline, ...told.lines.map(({ what }) => what)] : [];
  const inPart = servers.filter(({ off }) => !off).flatMap(sayExaminedInPart);
  const property = (name: string) => (value: string) => `      <property name="${name}" value="${escapeHtml(value)}"/>`;
  const lines = [...sinceThen.map(property("since")), ...inPart.map(property("looked at in part"))];
  return lines.length === 0 ? [] : ["    <properties>", ...lines, "    </properties>"];
}

function isLethal({ verdict }: Report): boolean {
  return verdict.cautious === "lethal";
}

function kindOf({ rule, level, accepted }: Finding): "failure" | "error" | "passed" {
  if (accepted) return "passed";
  if (rule === "LT011") return "error";
  if (isAboutTools(rule)) return level === "error" ? "failure" : "passed";
  return level === "note" ? "passed" : "failure";
}

function titleOf({ rule, servers, message, witness }: Finding): string {
  return servers.length === 0 || isAboutTools(rule)
    ? message
    : `${sayFindingSeverity({ rule, witness })}, ${findRule(rule)?.title ?? rule}: ${servers.join(" + ")}`;
}

function body(kind: string, finding: Finding): string {
  const { rule, message, witness } = finding;
  if (kind === "passed")
    return `<system-out>${escapeHtml([message, sayStatus(finding)].filter((one) => one !== "").join(" "))}</system-out>`;
  const story = (witness?.steps ?? []).map((step, index) => `${index + 1}. ${escapeHtml(step)}`).join("\n");
  return `<${kind} type="${escapeHtml(rule)}" message="${escapeHtml(message)}">${story}</${kind}>`;
}
