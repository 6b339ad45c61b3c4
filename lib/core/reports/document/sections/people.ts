import { EVERYTHING, GATE_WORDS } from "../../../model/gate";
import { decidedIn } from "../../../text/decided";
import { sayDay } from "../../../text/say-date";
import { sayReviews } from "../../../text/say-reviews";
import { count } from "../../../text/say-verdict";
import { heading, name, paragraph, strong, type Block, type Words } from "../blocks";
import { defineSection } from "../define";
import type { ReportSubject } from "../subject";

const MOST_DECIDED = 40;

/** What rests on what people said: verdicts that they set, controls that they say are in place, reviews. */
export default defineSection({
  id: "people",
  title: "What people decided",
  write: ({ report }) => [...decided(report), ...gates(report), ...reviews(report)],
});

function decided(report: ReportSubject["report"]): Block[] {
  const all = decidedIn(report);
  const left = all.length - MOST_DECIDED;
  if (all.length === 0) return [];
  return [
    heading("Verdicts", 3),
    paragraph("These rest on a person’s word, which outweighs all evidence.", "muted"),
    {
      kind: "table",
      label: "Verdicts that people set",
      head: ["Tool", "Verdict", "Who and when", "Why"],
      widths: [30, 18, 20, 32],
      rows: all.slice(0, MOST_DECIDED).map(({ tool, leg, verdict, by, at, reason }) => ({
        cells: [[name(tool)], [{ leg, is: verdict }, `: ${verdict}`], `${by}, ${sayDay(at)}`, reason],
      })),
    },
    ...(left > 0 ? [paragraph(`${count(left, "more")} in the JSON report.`, "muted")] : []),
  ];
}

function gates({ gates: all }: ReportSubject["report"]): Block[] {
  if (all.length === 0) return [];
  return [
    heading("Compensating controls", 3),
    paragraph("Controls that a person says are in place. They stand beside the verdict and never change it.", "muted"),
    {
      kind: "table",
      label: "Compensating controls",
      head: ["On", "Control", "Note"],
      widths: [34, 33, 33],
      rows: all.map(({ on, kind, note }) => ({
        cells: [on === EVERYTHING ? "every call" : [name(on)], GATE_WORDS[kind], note ?? ""],
      })),
    },
  ];
}

function reviews(report: ReportSubject["report"]): Block[] {
  const rows = sayReviews(report);
  if (rows.length === 0) return [];
  return [
    heading("Reviews", 3, "reviews"),
    paragraph("Each entry is bound to the one before it by a digest. Names are as people gave them.", "muted"),
    {
      kind: "table",
      label: "Reviews, in order",
      head: ["When", "Who", "What"],
      widths: [20, 18, 62],
      rows: rows.map(({ at, by, what, text, details }): { cells: Words[] } => ({
        cells: [at, by, [strong(what), ...[text, ...details].filter((one) => one !== "").map((one) => ` ${one}`)]],
      })),
    },
  ];
}
