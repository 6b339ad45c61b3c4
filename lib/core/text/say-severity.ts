import type { Report } from "../model/report";

/** How bad a session is, in a sentence; empty when it is not lethal, or when the report is from a version that did not rate. */
export function saySessionSeverity({ severity }: Pick<Report, "severity">): string {
  if (!severity?.worst) return "";
  const { worst, confirmed } = severity;
  if (confirmed === worst) return `Severity: ${worst}.`;
  return confirmed === null
    ? `Severity: ${worst}, if what is uncertain holds.`
    : `Severity: ${confirmed}, and ${worst} if what is uncertain holds.`;
}
