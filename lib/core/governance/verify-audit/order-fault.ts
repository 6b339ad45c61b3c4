import type { AuditHead, SignedEntry } from "../../model/audit";
import type { AuditLine } from "../audit-file";
import type { AuditFault } from "./verdict";

/** Whether this entry follows the one before, and if not, what was done. */
export function orderFault(
  lines: readonly AuditLine[],
  index: number,
  entry: SignedEntry,
  head: AuditHead,
): AuditFault | undefined {
  const expected = head.seq + 1;
  if (entry.prev === head.digest && entry.seq === expected) return undefined;
  const fault = (what: AuditFault["what"], says: string): AuditFault => ({
    line: index + 1,
    seq: entry.seq,
    what,
    says,
  });
  const lineOf = (fits: (other: SignedEntry) => boolean, from = 0) =>
    1 + lines.findIndex((line, at) => at >= from && at !== index && "entry" in line && fits(line.entry));
  const twin = lineOf((other) => other.digest === entry.digest);
  if (twin > 0)
    return fault("inserted", `Line ${index + 1} was put in: it is a copy of line ${twin} (entry ${entry.seq}).`);
  const missing = lineOf((other) => other.prev === head.digest && other.seq === expected, index + 1);
  if (missing > 0) {
    if (lineOf((other) => other.digest === entry.prev) > 0)
      return fault(
        "moved",
        `Entries were moved: entry ${entry.seq} stands on line ${index + 1}, where entry ${expected} belongs, and that one stands on line ${missing}.`,
      );
    return fault(
      "inserted",
      `Line ${index + 1} was put in: it calls itself entry ${entry.seq} and follows none of this log; entry ${expected} stands on line ${missing}.`,
    );
  }
  if (entry.seq > expected)
    return fault(
      "removed",
      `${entry.seq === expected + 1 ? `Entry ${expected} was` : `Entries ${expected} to ${entry.seq - 1} were`} taken out: ${head.seq === 0 ? "the log begins" : `entry ${head.seq} is followed`} with entry ${entry.seq}.`,
    );
  if (entry.seq === expected)
    return fault(
      "changed",
      `Entry ${entry.seq} does not name entry ${head.seq} as the one before it: one of the two comes from another log.`,
    );
  return fault("inserted", `Line ${index + 1} was put in: after entry ${head.seq} it calls itself entry ${entry.seq}.`);
}
