import { documentOf } from "../document/document";
import { writePage } from "../html/page";
import { defineFormat } from "./define";

/** The sections on the one sheet: the first page, and what changed since the last report. */
const PARTS = ["cover", "since"];

/** The first page of the report by itself, for A4 or Letter. */
export default defineFormat({
  id: "summary",
  label: "One-page summary",
  use: "The first page by itself, with what changed, on one sheet of A4 or Letter.",
  extension: "summary.html",
  mediaType: "text/html; charset=utf-8",
  whole: true,
  render: (report, choices) => {
    const whole = documentOf(report, choices);
    return writePage({ ...whole, sections: whole.sections.filter(({ id }) => PARTS.includes(id)) });
  },
});
