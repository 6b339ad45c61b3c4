import type { ExaminedInPart } from "../model/remark";
import { csvCell } from "../text/csv-cell";
import type { FindingRow } from "./filter";

const COLUMNS = [
  ["severity", (row) => row.severity],
  ["confirmed", (row) => (row.confirmed ? "confirmed" : "uncertain")],
  ["state", (row) => row.state],
  ["rule", (row) => row.rule],
  ["title", (row) => row.title],
  ["session", (row) => row.session],
  ["servers", (row) => row.servers.join(" ")],
  ["private", (row) => row.legs[0] ?? ""],
  ["untrusted", (row) => row.legs[1] ?? ""],
  ["egress", (row) => row.legs[2] ?? ""],
  ["message", (row) => row.message],
  ["owner", (row) => row.owner ?? ""],
  ["due", (row) => row.due ?? ""],
  ["accepted by", (row) => row.accepted?.owner ?? ""],
  ["accepted until", (row) => row.accepted?.until ?? ""],
  ["reason", (row) => row.accepted?.reason ?? ""],
  ["first seen", (row) => row.firstSeen],
  ["last seen", (row) => row.lastSeen],
  ["fingerprint", (row) => row.fingerprint],
] as const satisfies readonly (readonly [string, (row: FindingRow) => string])[];

/** A table for spreadsheets; nothing in it is taken for a formula. */
export function writeFindingsCsv(rows: readonly FindingRow[]): string {
  const lines = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, tell]) => tell(row)))];
  return lines.map((line) => `${line.map(csvCell).join(",")}\r\n`).join("");
}

/** `partly`: the servers of which the rules looked at a part only; left out where there is none. */
export function writeFindingsJson(rows: readonly FindingRow[], partly: readonly ExaminedInPart[]): string {
  const examined = partly.length > 0 && { examinedInPart: partly };
  return `${JSON.stringify({ schema: "trefoil-findings/1", ...examined, findings: rows }, null, 2)}\n`;
}
