import type { Report } from "../../model/report";
import { documentOf } from "../document/document";
import type { Choices } from "../document/subject";
import { writePage } from "../html/page";
import { mapDocument } from "../map/html";
import { defineFormat } from "./define";

/** One self-contained file: no script, no request, pictures inside; for screen and paper. */
export default defineFormat({
  id: "html",
  label: "HTML",
  extension: "html",
  mediaType: "text/html; charset=utf-8",
  render: (report: Report, choices?: Choices) => writePage(documentOf(report, choices)),
  renderMap: (map) => `<!doctype html>\n${mapDocument(map).text}\n`,
});
