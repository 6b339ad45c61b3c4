import "server-only";
import { AuditNoteSchema, type AuditEntry, type AuditHead, type AuditNote } from "../core/model/audit";
import { canonicalJson } from "../core/text/canonical";
import { nameOf } from "../core/text/chain";
import { signer } from "../secrets/seal";
import type { Signer } from "../secrets/signer";
import { whoActs } from "../who";
import type { Prisma } from "./generated/client";
import { signedHead, type AuditReader } from "./read-audit";
import { now } from "./rows";
import { inOrder } from "./transaction";

/** The audit log could not be written, so what it was to tell of was not done. */
export class AuditFailure extends Error {
  constructor(cause: unknown) {
    super(
      "Not done: the audit log could not be written. Nothing is shown, agreed or decided unlogged. Look at the free space of the disk and at the data folder.",
      { cause },
    );
  }
}

/** The data is kept with another sealing key than this Trefoil opened at its start: what it writes would not be opened, nor its entries believed. */
export class KeyWasReplaced extends AuditFailure {
  constructor() {
    super(undefined);
    this.message =
      "Not done: the sealing key was replaced since this Trefoil was started. Start it again, with the new key in its data folder.";
  }
}

/** What is asked to be written down; whoever acts in the app, unless somebody is named. */
export type Note = Partial<AuditNote> & Pick<AuditNote, "kind" | "subject">;

/**
 * Logs what was shown or decided when nothing else is stored. Call it before the act, so that nothing is done unlogged.
 * @throws {AuditFailure} when it cannot be written: then leave the act undone
 */
export async function appendAudit(note: Note): Promise<void> {
  await audited(async (_tx, write) => write(note));
}

/**
 * Does something in the database and writes down what was done, all or nothing. `act` uses nothing else than the transaction that it gets:
 * it may be done again from the beginning.
 * @throws {AuditFailure} when the log cannot be written; what `act` throws goes through
 */
export async function audited<T>(
  act: (tx: Prisma.TransactionClient, write: (note: Note) => void) => Promise<T>,
): Promise<T> {
  let refused: { by: unknown } | undefined;
  try {
    return await inOrder(async (tx) => {
      refused = undefined;
      await checkKey(tx);
      const notes: Note[] = [];
      const result = await act(tx, (note) => void notes.push(note)).catch((error: unknown) => {
        refused = { by: error };
        throw error;
      });
      await appendTo(tx, notes);
      return result;
    });
  } catch (error) {
    throw refused ? refused.by : error instanceof AuditFailure ? error : new AuditFailure(error);
  }
}

/** @throws {KeyWasReplaced} when the log goes on with another key by now: nothing is sealed or signed with the one before */
export async function checkKey(tx: AuditReader): Promise<void> {
  const { key } = await signedHead(tx);
  if (key !== undefined && key !== signer().key) throw new KeyWasReplaced();
}

/** Adds entries at the end of the log, within a transaction that nobody else writes beside. `by`: this Trefoil's key, or the one that comes after it. */
export async function appendTo(tx: AuditReader, notes: readonly Note[], by: Signer = signer()): Promise<void> {
  let head: AuditHead = await signedHead(tx);
  for (const note of notes) {
    const entry: AuditEntry = {
      ...AuditNoteSchema.parse({ by: whoActs(), ...note }),
      seq: head.seq + 1,
      at: now(),
      prev: head.digest,
      key: by.key,
    };
    const digest = nameOf(entry);
    await tx.auditEntry.create({
      data: { ...entry, detail: canonicalJson(entry.detail), digest, signature: by.sign(digest) },
    });
    head = { seq: entry.seq, digest };
  }
}

/** The log goes on with a new key although the one before is lost, and cannot vouch for it. */
export async function appendWithNewKey(note: Note): Promise<void> {
  await inOrder((tx) => appendTo(tx, [note]));
}
