import { escapeHiddenJson } from "../../text/visible";
import { defineFormat } from "./define";

/** The report as it is: the wire form, version 1. Its schema is `public/schema/report.v1.json`, that of the map `map.v1.json` beside it. */
export default defineFormat({
  id: "json",
  whole: true,
  label: "JSON",
  use: "The whole report for programs; open it again here under Open a link.",
  extension: "trefoil.json",
  mediaType: "application/json",
  render: write,
  renderMap: write,
});

function write(value: unknown): string {
  return `${escapeHiddenJson(JSON.stringify(value, null, 2))}\n`;
}
