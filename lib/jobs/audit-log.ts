import {
  endText,
  readAuditLine,
  writeEnd,
  writeKept,
  type AuditLine,
  type StoredAuditEntry,
} from "@/lib/core/governance/audit-file";
import { verifyAudit } from "@/lib/core/governance/verify-audit";
import type { AuditVerdict } from "@/lib/core/governance/verify-audit/verdict";
import { isSignedBy } from "@/lib/secrets/check-signature";
import { signer } from "@/lib/secrets/seal";
import { auditHead, readAudit, type AuditReader } from "@/lib/store/read-audit";

/** How many entries are read from the database at a time. */
const PORTION = 1_000;

/** The current log as the lines of a file: its entries and the closing line. */
export async function* exportAudit(): AsyncGenerator<string> {
  const head = await auditHead();
  for await (const entries of portions(head.seq)) yield entries.map((entry) => `${writeKept(entry)}\n`).join("");
  const { key, sign } = signer();
  yield `${writeEnd({ end: head.seq, head: head.digest, key, signature: sign(endText(head)) })}\n`;
}

/** Verifies the log in the database from its first entry, against this Trefoil's own key; with `within`, the log as seen by that transaction. */
export async function verifyLog(within?: AuditReader): Promise<AuditVerdict> {
  const lines: AuditLine[] = [];
  for await (const entries of portions((await auditHead(within)).seq, within))
    for (const entry of entries) lines.push(readAuditLine(writeKept(entry)));
  return verifyAudit(lines, { isSignedBy, key: signer().key, closes: false });
}

async function* portions(upTo: number, within?: AuditReader): AsyncGenerator<StoredAuditEntry[]> {
  for (let after = 0; after < upTo;) {
    const entries = (await readAudit(after, PORTION, within)).filter(({ seq }) => seq <= upTo);
    if (entries.length === 0) return;
    yield entries;
    after = entries.at(-1)!.seq;
  }
}
