import * as z from "zod";

/** The format that is written, and the only one that is read. */
export const BACKUP_SCHEMA = "trefoil-backup/1";

/** A value of a column, in both databases. */
export const ValueSchema = z.union([z.string(), z.number(), z.boolean(), z.null()]);
export type Value = z.infer<typeof ValueSchema>;

/** What a table holds, whichever database it is in: how many rows, and the SHA-256 (hex) of them in the order of their keys. */
export const ContentSchema = z.record(
  z.string(),
  z.strictObject({ rows: z.number().int().nonnegative(), digest: z.string() }),
);
export type Content = z.infer<typeof ContentSchema>;

/** The first line of a backup. */
export const BackupHeadSchema = z.strictObject({
  schema: z.literal(BACKUP_SCHEMA),
  trefoil: z.string().describe("The version that wrote it."),
  at: z.string().describe("When, ISO 8601, UTC."),
  key: z.string().describe("The public key of the sealing key: Ed25519, base64url of its 32 bytes."),
});
export type BackupHead = z.infer<typeof BackupHeadSchema>;

/** The line before the rows of a table. */
export const TableLineSchema = z.strictObject({ table: z.string(), columns: z.array(z.string()) });
export type TableLine = z.infer<typeof TableLineSchema>;

/** The last line of a backup. */
export const BackupEndSchema = z.strictObject({
  content: ContentSchema,
  digest: z.string().describe("SHA-256 of every byte before this line, hex."),
  signature: z.string().describe("Ed25519 over `endText`, by the key of the first line, base64url."),
});
export type BackupEnd = z.infer<typeof BackupEndSchema>;

/** What the signature of the last line is over. */
export const endText = (digest: string): string => `trefoil backup ${digest}`;

export type BackupLine = { head: BackupHead } | TableLine | { row: Value[] } | { end: BackupEnd };

const LineSchema = z.union([
  z.strictObject({ head: BackupHeadSchema }),
  TableLineSchema,
  z.strictObject({ end: BackupEndSchema }),
]);
const RowSchema = z.array(ValueSchema);

/** A line, without its line break. Rows are plain lists: they are nearly all of a backup. */
export function writeBackupLine(line: BackupLine): string {
  return JSON.stringify("row" in line ? line.row : line);
}

/** Reads a line; undefined where Trefoil wrote no such line. */
export function readBackupLine(text: string): BackupLine | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (Array.isArray(value)) {
    const row = RowSchema.safeParse(value);
    return row.success ? { row: row.data } : undefined;
  }
  const line = LineSchema.safeParse(value);
  return line.success ? line.data : undefined;
}

/** The version that the first line of another format of this kind names; undefined where it is no backup at all. */
export function backupVersion(text: string): string | undefined {
  return /^\{"head":\{"schema":"trefoil-backup\/(\d{1,9})"/.exec(text)?.[1];
}

/** The first table in which two contents differ; undefined when they are the same. */
export function differingTable(one: Content, other: Content): string | undefined {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].find((name) => one[name]?.rows !== other[name]?.rows || one[name]?.digest !== other[name]?.digest);
}
