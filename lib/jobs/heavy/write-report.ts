import { analyse } from "@/lib/core/analysis/analyse";
import type { Level } from "@/lib/core/model/analysis";
import { closeReport, type ReportOptions } from "@/lib/core/reports/close";
import { findAnyFormat, writeIn } from "@/lib/core/reports/formats";
import type { Choices } from "@/lib/core/reports/document/subject";
import { remember, type Remembered } from "@/lib/core/reports/remembered";
import { withChangesSince } from "@/lib/core/reports/since";
import { applySwitches, readSwitches, switchesOf } from "@/lib/core/session/switches";
import { openForReport } from "./open-here";
import type { Opening } from "./opening";

export type ToReport = {
  opening: Opening;
  /** Switches instead of the saved ones, as in an address. */
  switches: { off: readonly string[]; host: string | null };
  format: string;
  choices: Choices;
  options: ReportOptions;
  /** The last report that was handed out, and the one before it that differs. */
  known: { last: Remembered; before?: Remembered } | null;
};

/** A report, as text or as bytes. `now` is what to remember of it, and `isNew` that it differs from the last one. */
export type Written = { body: string | Uint8Array; level: Level; now: Remembered; isNew: boolean };

/**
 * Writes the report of a saved session. The same session gives the same report however often it is requested: it is compared with the last
 * one that differs from it.
 */
export async function writeReport(asked: ToReport): Promise<Written> {
  const { opening, switches, format, choices, options, known } = asked;
  const saved = openForReport(opening);
  const session = applySwitches(saved, readSwitches(switches, switchesOf(saved)));
  const analysis = analyse(session);
  const closed = closeReport(session, analysis, options);
  const now = remember(closed);
  const isNew = known?.last.digest !== now.digest;
  const report = withChangesSince(isNew ? known?.last : known?.before, closed, { session, analysis });
  const body = await writeIn(findAnyFormat(format)!, report, choices);
  return { body, level: report.verdict.level, now, isNew };
}
