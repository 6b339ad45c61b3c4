import type { AuditHead } from "../../model/audit";
import { endText, type AuditEnd } from "../audit-file";
import type { AuditAsked, AuditFault } from "./verdict";

/** Whether the line that closes an exported log is what was written, the last one of `lines`, and tells of the entries before it. */
export function closingFault(
  end: AuditEnd,
  at: number,
  lines: number,
  { head, key }: { head: AuditHead; key: string },
  { isSignedBy }: AuditAsked,
): AuditFault | undefined {
  const fault = (what: AuditFault["what"], says: string): AuditFault => ({ line: at, what, says });
  if (end.key !== key)
    return fault("another-key", `The closing line is signed by another key (${end.key}) than is asked for (${key}).`);
  if (!isSignedBy(end.key, endText({ seq: end.end, digest: end.head }), end.signature))
    return fault("changed", "The closing line was changed: its signature does not fit it.");
  if (at < lines)
    return fault(
      "inserted",
      `The closing line stands on line ${at}, and lines follow it: it was moved, or they were put in.`,
    );
  if (end.end > head.seq)
    return fault(
      "truncated",
      `${end.end === head.seq + 1 ? `Entry ${end.end} was` : `Entries ${head.seq + 1} to ${end.end} were`} cut off at the end: the closing line tells of ${end.end}.`,
    );
  if (end.end !== head.seq || end.head !== head.digest)
    return fault(
      "changed",
      `The closing line is of another log, or of this one at another time: it tells of ${end.end} entries, and here are ${head.seq}.`,
    );
  return undefined;
}
