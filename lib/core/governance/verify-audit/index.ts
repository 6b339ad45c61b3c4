import type { AuditHead } from "../../model/audit";
import type { AuditLine } from "../audit-file";
import { nextKeyOf } from "../key-handover";
import { closingFault } from "./closing-fault";
import { entryFault } from "./entry-fault";
import { orderFault } from "./order-fault";
import type { AuditAsked, AuditFault, AuditVerdict } from "./verdict";

/** Follows a log from its first line, and returns the first one that is not as it was written. */
export function verifyAudit(lines: readonly AuditLine[], asked: AuditAsked): AuditVerdict {
  let key = firstKey(lines, asked.key);
  let head: AuditHead = { seq: 0, digest: "" };
  for (const [index, line] of lines.entries()) {
    if ("end" in line) {
      const verdict = { entries: head.seq, head, key: key || line.end.key, closed: true };
      const fault = closingFault(line.end, index + 1, lines.length, verdict, asked);
      return fault ? { ...verdict, fault } : withHead(lines, verdict, asked);
    }
    const fault =
      entryFault(line, index + 1, key, asked) ??
      ("entry" in line ? orderFault(lines, index, line.entry, head) : undefined);
    if (fault || !("entry" in line)) return { entries: head.seq, head, key, closed: false, fault };
    head = { seq: line.entry.seq, digest: line.entry.digest };
    const next = nextKeyOf(line.entry);
    if (next !== undefined && !isFollowed(lines, index))
      return { entries: head.seq, head, key, closed: false, fault: notTakenOver(index + 2, head.seq) };
    key = next ?? key;
  }
  if (asked.closes)
    return {
      entries: head.seq,
      head,
      key,
      closed: false,
      fault: {
        line: lines.length + 1,
        what: "truncated",
        says: `The line that closes an exported log is missing after entry ${head.seq}: its end was cut off.`,
      },
    };
  return withHead(lines, { entries: head.seq, head, key, closed: false }, asked);
}

/** The key that signs at first: the one that is asked for, or one that handed over to it. */
function firstKey(lines: readonly AuditLine[], asked: string | undefined): string {
  const entries = lines.flatMap((line) => ("entry" in line ? [line.entry] : []));
  const first = entries[0]?.key ?? "";
  return asked === undefined || entries.some((entry) => nextKeyOf(entry) === asked) ? first : asked;
}

/** Whoever had the old key could hand over to any other one. That the new one took over is for it to say. */
function isFollowed(lines: readonly AuditLine[], index: number): boolean {
  const next = lines[index + 1];
  return next !== undefined && !("end" in next);
}

const notTakenOver = (line: number, seq: number): AuditFault => ({
  line,
  what: "truncated",
  says: `Entry ${seq} names another key that signs from there on, and the entry by which that key takes over is missing.`,
});

/** A chain by itself cannot show that its end is missing; a digest that was kept elsewhere can. */
function withHead(lines: readonly AuditLine[], verdict: AuditVerdict, { head }: AuditAsked): AuditVerdict {
  if (head === undefined) return verdict;
  const at = lines.findIndex((line) => "entry" in line && line.entry.digest.startsWith(head));
  if (at !== -1) return { ...verdict, grown: verdict.entries - at - 1 };
  return {
    ...verdict,
    fault: {
      line: lines.length,
      what: "truncated",
      says: `No entry has the digest ${head}: the log was cut off before it, or written anew.`,
    },
  };
}
