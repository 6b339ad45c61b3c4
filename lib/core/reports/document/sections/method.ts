import {
  APPROVAL_WORDS,
  DATA_WORDS,
  DEGREE_WORDS,
  READER_WORDS,
  STEP_WORDS,
  WRITER_WORDS,
} from "../../../analysis/severity-words";
import { APPROVALS, DATA_CLASSES, READERS, STEPS, WRITERS } from "../../../model/severity";
import { sayScope } from "../../../text/say-scope";
import { LIMITS } from "../../../text/say-verdict";
import { heading, list, paragraph, type Block, type ReportRow } from "../blocks";
import { defineSection } from "../define";
import type { ReportSubject } from "../subject";

/** What the report rests on: scope, limits, and the tables in which the rating is looked up. */
export default defineSection({
  id: "limits",
  title: "Method and limits",
  write: ({ report, tables, appendix }) => [
    list([
      ...sayScope(report),
      ...LIMITS,
      ...report.omitted,
      ...(appendix ? [] : ["Tables of every tool are left out of this copy; the CSV and JSON reports hold them."]),
    ]),
    heading("How severity is rated", 3, "severity"),
    paragraph(
      "Nothing is multiplied. A path has one row in each table: who can write what comes in (reach), whose data is read and who can read what leaves (harm), then both together as on the first page. A leg that is only possible is rated as it would be if its condition holds.",
    ),
    reach(tables),
    harm(tables),
  ],
});

function reach({ reach: by }: ReportSubject["tables"]): Block {
  return {
    kind: "table",
    label: "Reach: who can write what comes in, in how many steps, and whether a person approves",
    head: ["Who writes", ...APPROVALS.map((approval) => `If ${APPROVAL_WORDS[approval]}`)],
    widths: [30, 35, 35],
    rows: WRITERS.map((writers): ReportRow => ({
      cells: [
        WRITER_WORDS[writers].row,
        ...APPROVALS.map((approval) => {
          const words = STEPS.map((steps) => DEGREE_WORDS[by[approval][writers][steps]]);
          return new Set(words).size === 1
            ? words[0]!
            : STEPS.map((steps, at) => `${words[at]} where ${STEP_WORDS[steps]}`).join(", ");
        }),
      ],
    })),
  };
}

function harm({ harm: by }: ReportSubject["tables"]): Block {
  return {
    kind: "table",
    label: "Harm: whose data is read, and who can read what leaves",
    head: ["Whose data", ...READERS.map((readers) => READER_WORDS[readers].row)],
    rows: DATA_CLASSES.map((is): ReportRow => ({
      cells: [DATA_WORDS[is].row, ...READERS.map((readers) => DEGREE_WORDS[by[is][readers]])],
    })),
  };
}
