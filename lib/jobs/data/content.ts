import { createHash, type Hash } from "node:crypto";
import { writeBackupLine, type Content, type Value } from "@/lib/core/backup/lines";
import { readRows } from "@/lib/store/backup/read";
import { TABLE_NAMES, TABLES, type Reader, type TableName } from "@/lib/store/backup/tables";

/** The tables that are taken along, in their order. */
export function tablesTaken(without: readonly TableName[] = []): TableName[] {
  return TABLE_NAMES.filter((name) => TABLES[name].leftOut === undefined && !without.includes(name));
}

/** Adds up what tables hold, row by row. */
export function sumContent(): { open(table: string): void; add(row: Value[]): void; content(): Content } {
  const sums = new Map<string, { rows: number; hash: Hash }>();
  let open: { rows: number; hash: Hash } | undefined;
  return {
    open(table) {
      sums.set(table, (open = { rows: 0, hash: createHash("sha256") }));
    },
    add(row) {
      if (!open) throw new Error("A row belongs to a table.");
      open.rows += 1;
      open.hash.update(`${writeBackupLine({ row })}\n`);
    },
    content: () =>
      Object.fromEntries(
        [...sums].map(([name, { rows, hash }]) => [name, { rows, digest: hash.copy().digest("hex") }]),
      ),
  };
}

/** What these tables of a database hold. */
export async function contentOf(database: Reader, names: readonly TableName[]): Promise<Content> {
  const sum = sumContent();
  for (const name of names) {
    sum.open(name);
    for await (const row of readRows(database, name)) sum.add(row);
  }
  return sum.content();
}

/** What a database, or a backup, says one after the other: a table, and its rows. */
export type DataPart = { table: string; columns: string[] } | { row: Value[] };
