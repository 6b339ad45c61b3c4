import { bounded } from "../../text/bounded";
import { documentOf } from "../document/document";
import { writePage } from "../html/page";
import { mapDocument } from "../map/html";
import { defineFormat } from "./define";

/** One self-contained file: no script, no request, pictures inside; for screen and paper. */
export default defineFormat({
  id: "html",
  label: "HTML",
  use: "One file to read, print and archive. Opens anywhere and loads nothing.",
  extension: "html",
  mediaType: "text/html; charset=utf-8",
  whole: true,
  render: (report, choices) => writePage(documentOf(report, choices)),
  renderMap: (map) => `<!doctype html>\n${mapDocument(bounded(map)).text}\n`,
});
