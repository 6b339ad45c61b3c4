import { besideServers, type BesideRow } from "../../beside-servers";
import { muted, name, paragraph, type ReportRow } from "../blocks";
import { defineSection } from "../define";

const MOST = 200;

/** Skills, plugins, agents, hooks and rules: what each does to permissions, runs and brings. */
export default defineSection({
  id: "beside-servers",
  title: "Beside servers",
  write({ report }) {
    const rows = besideServers(report);
    if (rows.length === 0) return [];
    const left = rows.length - MOST;
    return [
      paragraph("Read from files; nothing in them was run.", "muted"),
      {
        kind: "table",
        label: "What stands beside the servers",
        head: ["What", "What it does to the session"],
        widths: [30, 70],
        rows: rows.slice(0, MOST).map(rowOf),
      },
      ...(left > 0 ? [paragraph(`And ${left} more in the JSON report.`, "muted")] : []),
    ];
  },
});

function rowOf({ name: called, kind, file, off, clients, sentences }: BesideRow): ReportRow {
  const where = [kind, file, clients.length > 0 && `loaded by ${clients.join(", ")}`].filter(Boolean).join(", ");
  return { off, cells: [[name(called), muted(` ${where}`)], sentences.join(" ")] };
}
