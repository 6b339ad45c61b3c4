import { endText, writeEnd, writeEntry } from "@/lib/core/governance/audit-file";
import type { AuditEntry, SignedEntry } from "@/lib/core/model/audit";
import { nameOf } from "@/lib/core/text/chain";
import { signerWith } from "@/lib/secrets/signer";

/** The signer of one Trefoil, and another of somebody else. */
export const OURS = signerWith(Buffer.alloc(32, 7));
export const THEIRS = signerWith(Buffer.alloc(32, 8));

/** A log of so many entries, as the app keeps it. */
export function aLog(length: number, signer = OURS): SignedEntry[] {
  const log: SignedEntry[] = [];
  for (let seq = 1; seq <= length; seq++)
    log.push(
      sign(
        {
          seq,
          at: `2026-05-01T10:00:${String(seq % 60).padStart(2, "0")}.000Z`,
          by: "Ada",
          kind: seq % 2 ? "listed" : "approved",
          subject: `mail/${seq}`,
          detail: { tools: seq, digest: "d".repeat(seq % 7), names: ["a", "b"] },
          prev: log.at(-1)?.digest ?? "",
          key: signer.key,
        },
        signer,
      ),
    );
  return log;
}

/** An entry with its digest and signature, as only somebody with the key can make them. */
export function sign(entry: AuditEntry, signer = OURS): SignedEntry {
  const digest = nameOf(entry);
  return { ...entry, digest, signature: signer.sign(digest) };
}

/** The lines of an exported log. */
export function linesOf(log: readonly SignedEntry[], signer = OURS): string[] {
  const head = { seq: log.length, digest: log.at(-1)?.digest ?? "" };
  return [
    ...log.map(writeEntry),
    writeEnd({ end: head.seq, head: head.digest, key: signer.key, signature: signer.sign(endText(head)) }),
  ];
}

export const asText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join("");
