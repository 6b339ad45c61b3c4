import type { ParseArgsConfig } from "node:util";
import type { ReportOptions } from "@/lib/core/reports/close";
import { readReport } from "@/lib/core/reports/open";
import { decidedOn, readAcceptances } from "@/lib/core/reviews/acceptances";
import { remember, type Remembered } from "@/lib/core/reports/remembered";
import { Failure } from "./exit";
import { readText, shownPath } from "./files";
import type { Io } from "./io";

/** Arguments for what a report says beyond the session. */
export const REPORT_HELP = `Accepted findings
  --accepted FILE           findings accepted until a given day (see "trefoil accept"): they stay in the report, but do
                            not count for --fail-on until that day is over
  --today DATE              the day on which acceptances and approvals must be valid, such as 2027-03-31
                            (default: today, UTC)
`;
export const REPORT_OPTIONS = {
  accepted: { type: "string" },
  today: { type: "string" },
} satisfies ParseArgsConfig["options"];
type Values = { accepted?: string; today?: string; since?: string };

/** What a report says beyond the session; with an earlier one it also says what changed since. */
export type Reported = Partial<ReportOptions> & { earlier?: Remembered };

/** Reads the files that those arguments name. An earlier report can be any JSON report of the session. */
export async function readReported(io: Io, { accepted, today, since }: Values): Promise<Reported> {
  const day = readDay(today);
  const earlier = since === undefined ? undefined : await readEarlier(io, since);
  if (accepted === undefined) return { earlier };
  const read = readAcceptances(await readText(io, accepted));
  if (!read.ok) throw new Failure(`${shownPath(accepted)}: ${read.problem}`);
  return { earlier, decided: decidedOn(day, read.acceptances) };
}

/** The day that was given, or today (UTC). */
export function readDay(day = new Date().toISOString().slice(0, 10)): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw new Failure(`--today takes a day such as 2027-03-31, not “${day}”.`);
  return day;
}

async function readEarlier(io: Io, path: string) {
  const read = readReport(await readText(io, path));
  if (!read.ok) throw new Failure(`${shownPath(path)}: ${read.problem}`);
  return remember(read.report);
}
