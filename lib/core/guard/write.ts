import { csvCell } from "../text/csv-cell";
import type { GuardCall } from "./logged-calls";
import type { GuardSession } from "./sessions";

/** A session with its calls, as it is handed out. */
export type GuardRecord = GuardSession & { history: readonly GuardCall[] };

type Row = GuardRecord & { call: GuardCall; at: number };

const COLUMNS = [
  ["client", ({ client }) => client],
  ["session", ({ id }) => id],
  ["number", ({ at }) => String(at)],
  ["time", ({ call }) => call.at],
  ["tool", ({ call }) => call.tool],
  ["answer", ({ call }) => call.outcome],
  ["reason", ({ call }) => call.reason],
  ["destination", ({ call }) => call.destination ?? ""],
  ["ran", ({ call }) => call.ranAt ?? ""],
  ["let pass by", ({ call }) => call.by ?? ""],
  ["touched", ({ call }) => call.touched.join(" ")],
  ["lock", ({ call }) => call.lock ?? ""],
  ["snapshot", ({ call }) => call.snapshot ?? ""],
] as const satisfies readonly (readonly [string, (row: Row) => string])[];

/** A line for each call; nothing in it is taken for a formula. */
export function writeGuardCsv(records: readonly GuardRecord[]): string {
  const rows = records.flatMap((record) => record.history.map((call, at): Row => ({ ...record, call, at: at + 1 })));
  const lines = [COLUMNS.map(([name]) => name), ...rows.map((row) => COLUMNS.map(([, tell]) => tell(row)))];
  return lines.map((line) => `${line.map(csvCell).join(",")}\r\n`).join("");
}

export function writeGuardJson(records: readonly GuardRecord[]): string {
  return `${JSON.stringify({ schema: "trefoil-guard-sessions/1", sessions: records }, null, 2)}\n`;
}
