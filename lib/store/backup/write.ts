import "server-only";
import type { Value } from "../../core/backup/lines";
import { rowsOf, TABLE_NAMES, TABLES, type Reader, type TableName } from "./tables";

/** The table that holds something, though all that a backup fills have to be empty; undefined when none does. Nobody else writes until the transaction ends. */
export async function lockWhileEmpty(tx: Reader, onPostgresql: boolean): Promise<TableName | undefined> {
  const names = TABLE_NAMES.filter((name) => TABLES[name].leftOut === undefined);
  // SQLite has one writer at a time, and this transaction is it.
  if (onPostgresql) {
    const tables = names.map((name) => `"${name}"`).join(", ");
    await tx.$executeRawUnsafe(`LOCK TABLE ${tables} IN SHARE ROW EXCLUSIVE MODE`);
  }
  for (const name of names) if ((await rowsOf(tx, name).count()) > 0) return name;
  return undefined;
}

/** Adds rows as they were kept elsewhere. Columns that they do not have are as in a row that is new. */
export async function addRows(
  tx: Reader,
  name: TableName,
  columns: readonly string[],
  rows: readonly Value[][],
): Promise<void> {
  const data = rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]])));
  await rowsOf(tx, name).createMany({ data });
}

/** Where a key counts by itself, the next one comes after those that were added. SQLite sees to it. */
export async function countOn(tx: Reader, name: TableName): Promise<void> {
  const [key] = TABLES[name].key;
  await tx.$executeRawUnsafe(
    `SELECT setval(pg_get_serial_sequence('"${name}"', '${key}'), (SELECT max("${key}") FROM "${name}"))
     WHERE EXISTS (SELECT 1 FROM "${name}")`,
  );
}
