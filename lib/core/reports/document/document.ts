import type { Report } from "../../model/report";
import { verdictWords } from "../../text/say-verdict";
import { digestOf } from "../../text/digest";
import { bounded } from "../../text/bounded";
import type { Block } from "./blocks";
import { SECTIONS } from "./sections";
import { subjectOf, type Choices } from "./subject";

/** A report as people read it, the same for every format: sections of typed blocks. */
export type ReportDocument = {
  title: string;
  /** The verdict in a word or two. */
  word: string;
  author: string | undefined;
  /** `YYYY-MM-DD`, where anything says one. */
  date: string | undefined;
  sections: readonly { id: string; title: string; blocks: readonly Block[] }[];
  /** What identifies the report. */
  foot: string;
};

/** Writes a report for people. It reads no clock: the same report and choices give the same document. */
export function documentOf(whole: Report, choices: Choices = {}): ReportDocument {
  const report = bounded(whole);
  const subject = subjectOf(report, choices);
  const sections = SECTIONS.filter(({ appendix }) => subject.appendix || !appendix)
    .map(({ id, title, write }) => ({ id, title, blocks: write(subject) }))
    .filter(({ blocks }) => blocks.length > 0);
  return {
    title: report.cover?.title || `Risk report: ${report.session.name}`,
    word: verdictWords(report).word,
    author: report.author,
    date: subject.date,
    sections,
    foot: `${report.product.name} ${report.product.version} · report ${digestOf(whole).slice(0, 16)} · schema ${report.schema}. Quoted texts are the servers’ own words; hidden characters are shown in ⟨angle brackets⟩.`,
  };
}
