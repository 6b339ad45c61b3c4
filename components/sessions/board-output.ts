import type { Analysis } from "@/lib/core/model/analysis";
import type { Cover } from "@/lib/core/model/cover";
import type { Session } from "@/lib/core/model/session";
import type { Choices } from "@/lib/core/reports/document/subject";
import { writeSwitches } from "@/lib/core/session/switches";
import type { BoardActions } from "./board-types";
import type { FormatOffer } from "@/lib/core/reports/formats/define";
import type { BoardState } from "./use-board";

export type OutputProps = {
  formats: readonly FormatOffer[];
  /** The address of this session's report, without the format; absent for a snapshot, which makes its own. */
  reportsAt?: string;
  /** The address at which shares and acceptances of this session are made. */
  sessionAt?: string;
  /** What people wrote on the reports of this session. */
  cover?: Cover;
  onMakeReport?: (format: FormatOffer, session: Session, analysis: Analysis, choices: Choices) => void;
  actions?: BoardActions;
  /** Further pages about this session; the query holds the board's current switches. */
  pages?: (query: string) => { label: string; href: string }[];
};
export type BoardOutput = ReturnType<typeof boardOutput>;

/** Where the board's content can be taken: reports with its current switches, and pages that continue from there. */
export function boardOutput(
  { switches, saved, changed, fits, settled, analysis }: BoardState,
  { formats, reportsAt, sessionAt, cover, onMakeReport, actions, pages }: OutputProps,
) {
  const written = new URLSearchParams(writeSwitches(switches, saved)).toString();
  const reportFrom = (format: string) => `${reportsAt}/${format}${changed ? `?${written}` : ""}`;
  const onMake = (format: FormatOffer, choices: Choices = {}) => onMakeReport?.(format, settled, analysis, choices);
  return {
    pages: pages?.(fits ? written : "") ?? [],
    onSave: () => actions!.save({ off: [...switches.off], host: switches.host }),
    onReport: (format: FormatOffer) =>
      reportsAt === undefined ? onMake(format) : window.location.assign(reportFrom(format.id)),
    report: {
      formats,
      changed,
      href: reportsAt === undefined ? undefined : reportFrom,
      sessionAt,
      onMake,
      session: settled,
      analysis,
      cover,
      onCover: actions?.cover,
    },
  };
}
