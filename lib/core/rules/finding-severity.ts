import type { Finding } from "../model/finding";
import type { Severity } from "../model/severity";
import { findRule } from "./rules";

/** The severity of a finding: that of its path; without a path, that of its rule for code scanning. */
export function severityOfFinding({ rule, witness }: Pick<Finding, "rule" | "witness">): Severity {
  if (witness?.rating) return witness.rating.severity;
  const score = Number(findRule(rule)?.severity ?? 0);
  return score >= 9 ? "critical" : score >= 7 ? "high" : score >= 4 ? "medium" : "low";
}

/** The middle of the band that code scanning reads as the word. No score was computed: the word was looked up. */
export const SECURITY_SEVERITY: Record<Severity, string> = { critical: "9.5", high: "8.0", medium: "5.5", low: "2.0" };

/** `Critical`, or `Critical, uncertain` when a leg of its path is only possible. */
export function sayFindingSeverity(finding: Pick<Finding, "rule" | "witness">): string {
  const severity = severityOfFinding(finding);
  const word = `${severity.charAt(0).toUpperCase()}${severity.slice(1)}`;
  return finding.witness?.rating?.confirmed === false ? `${word}, uncertain` : word;
}
