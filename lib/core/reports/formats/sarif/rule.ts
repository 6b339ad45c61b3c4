import type { Report } from "../../../model/report";
import type { Rule } from "../../../model/rule";
import { SEVERITIES } from "../../../model/severity";
import { SECURITY_SEVERITY, severityOfFinding } from "../../../rules/finding-severity";
import { isAboutTools } from "../../../rules/rules";

/** A rule as the tool that scans describes it, with the severity of its worst result in this report. */
export function toRule(rule: Rule, report: Report) {
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

/** Code scanning only reads the number of a rule, so a rule has that of its worst result. */
function worstOf({ id, severity }: Rule, { findings }: Report): string {
  const rated = findings.filter(({ rule, witness }) => rule === id && witness?.rating).map(severityOfFinding);
  const worst = SEVERITIES.find((one) => rated.includes(one));
  return worst ? SECURITY_SEVERITY[worst] : severity;
}
