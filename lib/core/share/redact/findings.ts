import type { Finding } from "../../model/finding";
import type { CarriedReport } from "../carried";
import type { Cleaning } from "./cleaning";

/** What was found, and what people decided about it. */
export function redactFindings(carried: CarriedReport, { names, clean, said, servers, tools, texts, paths }: Cleaning) {
  return {
    ...(carried.remarks && {
      remarks: carried.remarks.map(({ rule, server, tools: ids, message, field, quote }) => ({
        rule,
        server: names.server(server),
        tools: ids.map(names.id),
        message: said(message)!,
        ...(field !== undefined && !texts && { field: clean(field) }),
        ...(quote !== undefined && !texts && { quote: clean(quote) }),
      })),
    }),
    // Without the names a finding is a different one, about which nobody decided.
    decided:
      servers || tools
        ? []
        : carried.decided.map((one) =>
            one.accepted ? { ...one, accepted: { ...one.accepted, reason: said(one.accepted.reason)! } } : one,
          ),
    // The text of such a finding consists of names and quotes; without them it would be empty.
    findings:
      servers || tools || texts
        ? []
        : carried.findings.map((finding): Finding => ({
            ...finding,
            message: clean(finding.message),
            location: paths ? undefined : finding.location,
          })),
  };
}
