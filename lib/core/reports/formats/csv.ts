import { LEGS } from "../../model/leg";
import type { Report } from "../../model/report";
import { isAboutTools } from "../../rules/rules";
import { csvCell } from "../../text/csv-cell";
import { writeMap } from "../map/csv";
import { defineFormat } from "./define";

const LEG_COLUMNS = LEGS.flatMap((leg) => [leg, `${leg}_grade`, `${leg}_p`, `${leg}_condition`]);
const COLUMNS = [
  "server",
  "tool",
  "id",
  "channel",
  "on",
  ...LEG_COLUMNS,
  "writes",
  "destructive",
  "right",
  "store",
  "rules",
  "digest",
  "description",
];

/** The inventory, one tool per row (RFC 4180). No cell can become a formula. */
export default defineFormat({
  id: "csv",
  whole: true,
  label: "CSV of all tools",
  use: "Every tool in a row, for a spreadsheet.",
  extension: "csv",
  mediaType: "text/csv; charset=utf-8",
  renderMap: writeMap,
  mapLabel: "CSV of all servers",
  render: (report) => [COLUMNS, ...rows(report)].map((row) => `${row.map(csvCell).join(",")}\r\n`).join(""),
});

function rows({ servers, tools, channels, findings }: Report): (string | number | undefined)[][] {
  const kinds = new Map(channels.map((one) => [one.id, one.channel]));
  const about = new Map<string, string[]>();
  for (const { rule, tools: ids } of findings)
    if (isAboutTools(rule)) for (const id of ids) about.set(id, [...(about.get(id) ?? []), rule]);
  const off = new Set(servers.filter((server) => server.off).map((server) => server.name));
  return [...tools, ...channels].map((tool) => [
    tool.server,
    tool.tool,
    tool.id,
    kinds.get(tool.id),
    tool.off || off.has(tool.server) ? "no" : "yes",
    ...LEGS.flatMap((leg) => [tool[leg].verdict, tool[leg].grade, tool[leg].p, tool[leg].condition]),
    tool.writes ? "yes" : "no",
    tool.destructive ? "yes" : "no",
    tool.right,
    tool.carrier?.store,
    [...new Set(about.get(tool.id))].join(" "),
    tool.digest,
    tool.description,
  ]);
}
