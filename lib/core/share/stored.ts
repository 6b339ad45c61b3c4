import { utf8ToBytes } from "@noble/hashes/utils.js";
import { ReviewEntrySchema, type ReviewEntry } from "../model/review";
import { conclude } from "./decode";
import type { SharedCopy, Shared } from "./kinds";
import { sealBytes, unsealBytes } from "./seal";
import { decodeUtf8, deflate, inflate } from "./streams";

type StoredLock = { key: Uint8Array; iv: Uint8Array };

/** The largest size to which a snapshot may be decompressed. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_ENTRY_BYTES = 48 * 1024;

/** A snapshot for a stored share: compact JSON, deflated, sealed. */
export async function sealSnapshot(carried: SharedCopy, lock: StoredLock): Promise<string> {
  return sealBytes("snapshot", await deflate(utf8ToBytes(JSON.stringify(carried))), lock);
}

/** Opens one. Anybody with the link's key may have written it, so it is checked like any link. */
export async function openSnapshot(
  sealed: string,
  key: Uint8Array,
): Promise<{ ok: true; report: Shared } | { ok: false; problem: string }> {
  const packed = await unsealBytes("snapshot", sealed, key);
  if (!packed)
    return {
      ok: false,
      problem:
        "This share does not open with the key in the link: one of the two was changed. Copy the link again, whole.",
    };
  try {
    return conclude(decodeUtf8(await inflate(packed, MOST_BYTES)));
  } catch (error) {
    return {
      ok: false,
      problem:
        error instanceof RangeError
          ? `This share unfolds to more than ${MOST_BYTES / 1024 / 1024} MB, which no report does. It was not opened.`
          : "This share is damaged: it does not unfold.",
    };
  }
}

export function sealEntry(entry: ReviewEntry, lock: StoredLock): Promise<string> {
  return sealBytes("entry", utf8ToBytes(JSON.stringify(entry)), lock);
}

/** `undefined` for an entry that does not open or has another form. */
export async function openEntry(sealed: string, key: Uint8Array): Promise<ReviewEntry | undefined> {
  const bytes = await unsealBytes("entry", sealed, key);
  if (!bytes || bytes.length > MOST_ENTRY_BYTES) return undefined;
  try {
    return ReviewEntrySchema.parse(JSON.parse(decodeUtf8(bytes)));
  } catch {
    return undefined;
  }
}
