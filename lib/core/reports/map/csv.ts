import { LEGS } from "../../model/leg";
import type { MapReport } from "../../model/map-report";
import { csvCell } from "../../text/csv-cell";

const COLUMNS = ["server", "state", "tools", ...LEGS.flatMap((leg) => [leg, `${leg}_tool`]), "listed", "digest"];

/** Every server with its legs, one per row. */
export function writeMap({ servers, host }: MapReport): string {
  const rows = [...(host ? [host] : []), ...servers].map((member) => [
    member.name,
    member.state,
    member.tools,
    ...LEGS.flatMap((leg) => (member.state === "unlisted" ? ["unknown", ""] : [member[leg].verdict, member[leg].tool])),
    member.at,
    member.digest,
  ]);
  return [COLUMNS, ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}
