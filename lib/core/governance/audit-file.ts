import * as z from "zod";
import { SignedEntrySchema, type AuditHead, type SignedEntry } from "../model/audit";
import { canonicalJson } from "../text/canonical";

/** The last line of an exported log: how far it went then. Without it, or with another, lines are missing at the end. */
export const AuditEndSchema = z.strictObject({
  end: z.number().int().nonnegative(),
  head: z.string(),
  key: z.string(),
  signature: z.string(),
});
export type AuditEnd = z.infer<typeof AuditEndSchema>;

/** What the signature of the last line is over. */
export function endText({ seq, digest }: AuditHead): string {
  return `trefoil audit log, end ${seq} ${digest}`;
}

/** An entry as its line in the file, without the line break. The same entry is the same bytes. */
export function writeEntry(entry: SignedEntry): string {
  return writeKept({ ...entry, detail: canonicalJson(entry.detail) });
}

/** An entry whose detail is kept as text, whatever became of it since. */
export type KeptEntry = Omit<SignedEntry, "detail" | "kind"> & { kind: string; detail: string };

/** The same of an entry as it is kept: nothing is mended, so that what was changed there shows. */
export function writeKept({ seq, at, by, kind, subject, detail, prev, key, digest, signature }: KeptEntry): string {
  const before = JSON.stringify({ seq, at, by, kind, subject }).slice(0, -1);
  const after = JSON.stringify({ prev, key, digest, signature }).slice(1);
  return `${before},"detail":${detail},${after}`;
}

export function writeEnd({ end, head, key, signature }: AuditEnd): string {
  return JSON.stringify({ end, head, key, signature });
}

/** A line of such a file: an entry, the end, or something that Trefoil did not write so. */
export type AuditLine = { entry: SignedEntry } | { end: AuditEnd } | { unreadable: string };

/** Reads an exported log. A line that means the same and is not written the same was touched, so it is unreadable too. */
export function readAuditLines(text: string): AuditLine[] {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === "") lines.pop();
  return lines.map(readAuditLine);
}

/** Reads one line of an exported log. */
export function readAuditLine(line: string): AuditLine {
  // Before the parser, whose exceptions cost a thousand times as much as a look.
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
