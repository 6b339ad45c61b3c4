import type { Block } from "./blocks";
import type { ReportSubject } from "./subject";

/** A part of the report. One that writes nothing is left out. */
export type ReportSection = {
  id: string;
  /** Its heading; empty for the first page, which the document's own title begins. */
  title: string;
  /** Only for whoever asks for the tables of every tool. */
  appendix?: boolean;
  write(subject: ReportSubject): readonly Block[];
};

export function defineSection(section: ReportSection): ReportSection {
  return section;
}
