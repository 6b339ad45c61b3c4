import * as z from "zod";
import { SignedEntrySchema, type AuditHead, type SignedEntry } from "../model/audit";
import { canonicalJson } from "../text/canonical";

/** The last line of an exported log: how far it went at that time. Without it, or with another, lines are missing at the end. */
export const AuditEndSchema = z.strictObject({
  end: z.number().int().nonnegative(),
  head: z.string(),
  key: z.string(),
  signature: z.string(),
});
export type AuditEnd = z.infer<typeof AuditEndSchema>;

/** What the signature of the last line covers. */
export function endText({ seq, digest }: AuditHead): string {
  return `trefoil audit log, end ${seq} ${digest}`;
}

/** An entry as its line in the file, without the line break. The same entry is the same bytes. */
export function writeEntry(entry: SignedEntry): string {
  return writeKept({ ...entry, detail: canonicalJson(entry.detail) });
}

/** An entry whose detail is stored as text, even if somebody changed it. */
export type StoredAuditEntry = Omit<SignedEntry, "detail" | "kind"> & { kind: string; detail: string };

/** The same for an entry as stored: nothing is repaired, so that changes to it show. */
export function writeKept({
  seq,
  at,
  by,
  kind,
  subject,
  detail,
  prev,
  key,
  digest,
  signature,
}: StoredAuditEntry): string {
  const before = JSON.stringify({ seq, at, by, kind, subject }).slice(0, -1);
  const after = JSON.stringify({ prev, key, digest, signature }).slice(1);
  return `${before},"detail":${detail},${after}`;
}

export function writeEnd({ end, head, key, signature }: AuditEnd): string {
  return JSON.stringify({ end, head, key, signature });
}

/** A line of such a file: an entry, the end, or something that Trefoil did not write so. */
export type AuditLine = { entry: SignedEntry } | { end: AuditEnd } | { unreadable: string };

/** Reads an exported log. A line with the same meaning but another spelling was changed, so it is unreadable too. */
export function readAuditLines(text: string): AuditLine[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  return lines.map(readAuditLine);
}

/** Reads one line of an exported log. */
export function readAuditLine(line: string): AuditLine {
  // Checked before parsing, since an exception of the parser costs a thousand times as much.
  if (line.trim() === "") return { unreadable: "it is empty" };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { unreadable: "it is not JSON" };
  }
  const end = AuditEndSchema.safeParse(value);
  if (end.success)
    return writeEnd(end.data) === line
      ? { end: end.data }
      : { unreadable: "it is not written as Trefoil writes the last line" };
  const entry = SignedEntrySchema.safeParse(value);
  if (!entry.success)
    return {
      unreadable: `it is not an entry (“${entry.error.issues[0]!.path.join(".") || "the whole"}” is not as it must be)`,
    };
  return writeEntry(entry.data) === line
    ? { entry: entry.data }
    : { unreadable: "it is not written as Trefoil writes an entry" };
}
