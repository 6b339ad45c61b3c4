import * as z from "zod";
import { lockOf } from "../lock/lock";
import { LockSchema } from "../model/lock";
import type { Report } from "../model/report";
import { digestOf } from "../text/digest";

/** What is remembered of a report, so that the next one can say what changed: digests, legs and findings. */
export const RememberedSchema = z.object({
  /** Digest of the report. */
  digest: z.string(),
  at: z.string().nullable(),
  lock: LockSchema,
  findings: z.array(z.object({ rule: z.string(), message: z.string(), fingerprint: z.string() })),
});
export type Remembered = z.infer<typeof RememberedSchema>;

/** Two reports of the same session, judged by the same rules, are remembered alike whatever else is written into them. */
export function remember(report: Report): Remembered {
  const findings = report.findings.map(({ rule, message, fingerprint }) => ({ rule, message, fingerprint }));
  const lock = lockOf(report);
  return {
    digest: digestOf({ lock, findings, verdict: report.verdict.level, ruleset: report.ruleset }),
    at: report.at,
    lock,
    findings,
  };
}
