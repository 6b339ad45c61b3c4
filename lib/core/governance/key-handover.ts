import type { AuditNote, SignedEntry } from "../model/audit";

const DID = "sealing key replaced";

/**
 * What the log says when its key is replaced: the last entry of the old key, which names the new one and vouches for it by its signature, and
 * the first entry of the new one, which by its own signature vouches for everything before.
 */
export function handoverNotes(nextKey: string, resealed: number): { byOld: Handover; byNew: Handover } {
  const note = { kind: "data", subject: "the sealing key" } as const;
  return {
    byOld: { ...note, detail: { did: DID, nextKey } },
    byNew: { ...note, detail: { did: "goes on with the new sealing key", resealed } },
  };
}
type Handover = Pick<AuditNote, "kind" | "subject" | "detail">;

/** The key that follows, as the entry that hands over names it; undefined of every other entry. */
export function nextKeyOf({ kind, detail }: Pick<SignedEntry, "kind" | "detail">): string | undefined {
  return kind === "data" && detail.did === DID && typeof detail.nextKey === "string" ? detail.nextKey : undefined;
}
