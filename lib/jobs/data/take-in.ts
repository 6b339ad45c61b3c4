import { differingTable, type Content, type Value } from "@/lib/core/backup/lines";
import type { AuditNote } from "@/lib/core/model/audit";
import { digestOf } from "@/lib/core/text/digest";
import { verifyLog } from "@/lib/jobs/audit-log";
import { appendTo } from "@/lib/store/audit";
import { fillEmpty, type FilledDatabase } from "@/lib/store/backup/fill";
import { TABLES, type Reader, type TableName } from "@/lib/store/backup/tables";
import { addRows, countOn } from "@/lib/store/backup/write";
import { contentOf, type DataPart } from "./content";
import { DataProblem } from "./problem";

/** Characters that are written at once, about. */
const PORTION = 4_000_000;
const MOST_ROWS = 500;

/** What the audit log says of it: how the data came there, and from where. */
export type Arrival = { did: string; from: string };

/**
 * Puts what another database or a backup held into an empty one, all or nothing: read back, it has to be the same in every table, its audit log
 * has to follow from the first entry to the last, and then the log says that the data came.
 * @param parts hands out the rows, and what they come to when they are all read
 * @throws {DataProblem} when it does not come out the same
 */
export async function takeIn(
  target: FilledDatabase,
  parts: AsyncGenerator<DataPart, Content>,
  arrival: Arrival,
): Promise<Content> {
  return fillEmpty(target, async (tx) => {
    const content = await write(tx, target.isPostgresql, parts);
    const there = await contentOf(tx, Object.keys(content) as TableName[]);
    const other = differingTable(content, there);
    if (other !== undefined)
      throw new DataProblem(`What was written to ${other} reads differently there. Nothing was kept.`);
    const { fault, entries, head } = await verifyLog(tx);
    if (fault) throw new DataProblem(`The audit log does not follow: ${fault.says} Nothing was kept.`);
    await appendTo(tx, [noteOf(arrival, content, { entries, head: head.digest })]);
    return content;
  });
}

/** Names what is in a database, so that the same can be told again. */
export const contentName = (content: Content): string => digestOf(content);

function noteOf({ did, from }: Arrival, content: Content, log: { entries: number; head: string }): Note {
  const rows = Object.values(content).reduce((sum, table) => sum + table.rows, 0);
  return { kind: "data", subject: "everything", detail: { did, from, rows, content: contentName(content), ...log } };
}
type Note = Pick<AuditNote, "kind" | "subject" | "detail">;

async function write(tx: Reader, isPostgresql: boolean, parts: AsyncGenerator<DataPart, Content>): Promise<Content> {
  let open: { name: TableName; columns: string[] } | undefined;
  let rows: Value[][] = [];
  let size = 0;
  const flush = async () => {
    if (open && rows.length > 0) await addRows(tx, open.name, open.columns, rows);
    [rows, size] = [[], 0];
  };
  for (;;) {
    const next = await parts.next();
    if (!next.done && "row" in next.value) {
      rows.push(next.value.row);
      for (const value of next.value.row) size += typeof value === "string" ? value.length : 8;
      if (size > PORTION || rows.length >= MOST_ROWS) await flush();
      continue;
    }
    await flush();
    if (isPostgresql && open && TABLES[open.name].counts) await countOn(tx, open.name);
    if (next.done) return next.value;
    if ("table" in next.value) open = { name: next.value.table as TableName, columns: next.value.columns };
  }
}
