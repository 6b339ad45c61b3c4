import "server-only";
import type { Value } from "../../core/backup/lines";
import { columnsOf, rowsOf, TABLES, type Reader, type TableName } from "./tables";

/** Characters of values that are read at once, about: rows are a few bytes or many megabytes. */
const PORTION = 4_000_000;
const MOST_ROWS = 1_000;

/** The rows of a table in the order of its key, each as its values in the order of `columnsOf`; a few at a time are in memory. */
export async function* readRows(database: Reader, name: TableName): AsyncGenerator<Value[]> {
  const { key } = TABLES[name];
  const columns = columnsOf(name);
  const rows = rowsOf(database, name);
  const orderBy = key.map((column) => ({ [column]: "asc" }));
  let last: Record<string, unknown> | undefined;
  for (let take = 1; ;) {
    const after = last ? { cursor: cursorAt(key, last), skip: 1 } : {};
    const portion = await rows.findMany({ orderBy, take, ...after });
    let size = 0;
    for (const row of portion) {
      const values = columns.map((column) => row[column] as Value);
      size += values.reduce<number>((sum, value) => sum + (typeof value === "string" ? value.length : 8), 0);
      yield values;
    }
    if (portion.length < take) return;
    last = portion.at(-1);
    take = Math.min(MOST_ROWS, 4 * take, Math.max(1, Math.floor((take * PORTION) / size)));
  }
}

/** How Prisma names a row by its key. */
function cursorAt(key: readonly string[], row: Record<string, unknown>): object {
  const named = Object.fromEntries(key.map((column) => [column, row[column]]));
  return key.length === 1 ? named : { [key.join("_")]: named };
}
