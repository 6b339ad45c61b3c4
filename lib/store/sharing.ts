import "server-only";
import { audited } from "./audit";
import { database } from "./client";

/** Where shares may be kept. `sealedRelayKey` is opened by `lib/secrets` alone; `keepHash` is a digest. */
export type Sharing = { relay: string; sealedRelayKey: string | null; keepHash: string | null };

const ONLY = { id: 1 };
const NOTHING: Sharing = { relay: "", sealedRelayKey: null, keepHash: null };

export async function getSharing(): Promise<Sharing> {
  const row = await database.sharing.findUnique({ where: ONLY });
  return row ? { relay: row.relay, sealedRelayKey: row.sealedRelayKey, keepHash: row.keepHash } : NOTHING;
}

export async function putSharing(change: Partial<Sharing>): Promise<void> {
  await audited(async (tx, write) => {
    if (change.relay !== undefined)
      write({ kind: "shared", subject: change.relay || "no relay", detail: { did: "relay chosen" } });
    if (change.keepHash !== undefined)
      write({
        kind: "shared",
        subject: "this Trefoil",
        detail: {
          did:
            change.keepHash === null ? "keeps shares of others no longer" : "keeps shares of others who have its key",
        },
      });
    await tx.sharing.upsert({ where: ONLY, create: { ...ONLY, ...NOTHING, ...change }, update: change });
  });
}
