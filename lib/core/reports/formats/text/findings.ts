import type { Finding } from "../../../model/finding";
import type { Report } from "../../../model/report";
import { isAboutTools } from "../../../rules/rules";
import { sayFindingSeverity } from "../../../rules/finding-severity";
import { sayStatus } from "../../../text/say-status";
import { count } from "../../../text/say-verdict";
import { say, wrap } from "./lines";

/** How many findings, or sets of servers, are written out. */
export const MOST_FINDINGS = 25;
const MOST_ABOUT_TOOLS = 15;
const BY_LEVEL: readonly Finding["level"][] = ["error", "warning", "note"];
const MARKS: Record<Finding["level"], string> = { error: "✖", warning: "◔", note: "·" };

export function findings(report: Report): string[] {
  const all = report.findings.filter(({ rule }) => !isAboutTools(rule));
  const lines = all.slice(0, MOST_FINDINGS).flatMap((finding) => {
    const place = finding.location
      ? `  [${say(finding.location.file)}${finding.location.line ? `:${finding.location.line}` : ""}]`
      : "";
    const steps =
      finding.witness?.steps.flatMap((step, index) => wrap(say(step, 400), `      ${index + 1}. `, "         ")) ?? [];
    const status = sayStatus(finding) === "" ? [] : wrap(say(sayStatus(finding), 400), "      ", "      ");
    return [
      ...wrap(
        `${say(finding.message, 600)}${place}`,
        `  ${MARKS[finding.level]} ${finding.rule} ${sayFindingSeverity(finding)}: `,
        "          ",
      ),
      ...steps,
      ...status,
    ];
  });
  const left = all.length - MOST_FINDINGS;
  return left > 0 ? [...lines, `  … and ${count(left, "more finding")}; the JSON report holds all of them.`] : lines;
}

export function aboutTools({ findings: all }: Report): string[] {
  const about = all
    .filter(({ rule }) => isAboutTools(rule))
    .sort((a, b) => BY_LEVEL.indexOf(a.level) - BY_LEVEL.indexOf(b.level));
  const lines = about
    .slice(0, MOST_ABOUT_TOOLS)
    .flatMap((finding) => [
      ...wrap(
        say(finding.message, 300),
        `  ${MARKS[finding.level]} ${finding.rule} ${sayFindingSeverity(finding)}: `,
        "          ",
      ),
      ...(sayStatus(finding) === "" ? [] : wrap(say(sayStatus(finding), 400), "      ", "      ")),
    ]);
  const left = about.length - MOST_ABOUT_TOOLS;
  return left > 0 ? [...lines, `  … and ${count(left, "more finding")}; the JSON report holds all of them.`] : lines;
}
