import { escapeHiddenJson } from "../../text/visible";
import { defineFormat } from "./define";

/** The report as it is: the wire form, version 1. Its schema is `public/schema/report.v1.json`. */
export default defineFormat({
  id: "json",
  whole: true,
  label: "JSON",
  extension: "trefoil.json",
  mediaType: "application/json",
  render: (report) => `${escapeHiddenJson(JSON.stringify(report, null, 2))}\n`,
});
