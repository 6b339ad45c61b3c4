import type { AuditHead, SignedEntry } from "../model/audit";
import { nameOf } from "../text/chain";
import { endText, type AuditEnd, type AuditLine } from "./audit-file";
import { nextKeyOf } from "./key-handover";

/** What is wrong with a log, at the first line (1-based) from which it cannot be followed. */
export type AuditFault = {
  line: number;
  seq?: number;
  what: "changed" | "removed" | "moved" | "inserted" | "truncated" | "another-key";
  says: string;
};

/** The result of following a log. `head` is where it ends, as far as it could be followed, and `key` signs there. `grown`: entries after the head that was named. */
export type AuditVerdict = {
  entries: number;
  head: AuditHead;
  key: string;
  closed: boolean;
  grown?: number;
  fault?: AuditFault;
};

export type AuditAsked = {
  /** Whether the signature (base64url) of a text was made with the key of an Ed25519 public key (base64url). */
  isSignedBy(key: string, text: string, signature: string): boolean;
  /** The key that signs, or did until it was replaced; absent: the one that the first entry names, whoever's it is. */
  key?: string;
  /** A digest that was kept elsewhere, or its first characters: the log has to hold the entry with it. */
  head?: string;
  /** An exported log closes with a line that says so; the log in the database does not. */
  closes: boolean;
};

/** Follows a log from its first line, and returns the first one that is not as it was written. */
export function verifyAudit(lines: readonly AuditLine[], asked: AuditAsked): AuditVerdict {
  let key = firstKey(lines, asked.key);
  let head: AuditHead = { seq: 0, digest: "" };
  for (const [index, line] of lines.entries()) {
    if ("end" in line) return atEnd(lines, index, line.end, { head, key }, asked);
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

/** Whether this line by itself is what was written. */
function entryFault(line: AuditLine, at: number, key: string, { isSignedBy }: AuditAsked): AuditFault | undefined {
  if ("unreadable" in line) return { line: at, what: "changed", says: `Line ${at} was changed: ${line.unreadable}.` };
  if (!("entry" in line)) return undefined;
  const { entry } = line;
  const fault = (what: AuditFault["what"], says: string): AuditFault => ({ line: at, seq: entry.seq, what, says });
  const { digest, signature, ...named } = entry;
  if (nameOf(named) !== digest)
    return fault("changed", `Entry ${entry.seq} was changed: its content does not give the digest that it carries.`);
  if (entry.key !== key)
    return fault(
      "another-key",
      `Entry ${entry.seq} is signed by another key (${entry.key}) than is asked for (${key}). Either the log was written anew by somebody else from here on, or Trefoil's own key was replaced.`,
    );
  if (!isSignedBy(key, digest, signature))
    return fault(
      "changed",
      `Entry ${entry.seq} was changed: its digest was made anew, and the signature does not fit it.`,
    );
  return undefined;
}

/** Whether this entry follows the one before, and if not, what was done. */
function orderFault(
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

function atEnd(
  lines: readonly AuditLine[],
  index: number,
  end: AuditEnd,
  { head, key }: { head: AuditHead; key: string },
  asked: AuditAsked,
): AuditVerdict {
  const verdict = { entries: head.seq, head, key: key || end.key, closed: true };
  const fault = (what: AuditFault["what"], says: string): AuditVerdict => ({
    ...verdict,
    fault: { line: index + 1, what, says },
  });
  if (end.key !== verdict.key)
    return fault(
      "another-key",
      `The closing line is signed by another key (${end.key}) than is asked for (${verdict.key}).`,
    );
  if (!asked.isSignedBy(end.key, endText({ seq: end.end, digest: end.head }), end.signature))
    return fault("changed", "The closing line was changed: its signature does not fit it.");
  if (index + 1 < lines.length)
    return fault(
      "inserted",
      `The closing line stands on line ${index + 1}, and lines follow it: it was moved, or they were put in.`,
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
  return withHead(lines, verdict, asked);
}

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
