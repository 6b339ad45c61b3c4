import "server-only";
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
  await database.sharing.upsert({ where: ONLY, create: { ...ONLY, ...NOTHING, ...change }, update: change });
}
