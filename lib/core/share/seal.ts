import { utf8ToBytes } from "@noble/hashes/utils.js";
import { fromBase64Url, toBase64Url } from "./base64url";

/** What is used of WebCrypto, which browsers and Node both have. The pure core compiles without their types. */
type Key = object;
type Subtle = {
  importKey(format: "raw", bytes: Uint8Array, algorithm: "AES-GCM", extractable: false, uses: string[]): Promise<Key>;
  encrypt(
    algorithm: { name: "AES-GCM"; iv: Uint8Array; additionalData: Uint8Array },
    key: Key,
    bytes: Uint8Array,
  ): Promise<ArrayBuffer>;
  decrypt(
    algorithm: { name: "AES-GCM"; iv: Uint8Array; additionalData: Uint8Array },
    key: Key,
    bytes: Uint8Array,
  ): Promise<ArrayBuffer>;
};
const world = globalThis as unknown as { crypto?: { subtle?: Subtle } };

export const KEY_BYTES = 32;
export const IV_BYTES = 12;
const PREFIX = "v1.";

/** What a ciphertext is for: one purpose never opens as another. */
export type SealPurpose = "snapshot" | "entry";

/** Browsers encrypt only over https or on this machine itself. */
export function canSeal(): boolean {
  return world.crypto?.subtle !== undefined;
}

/** AES-256-GCM. `iv` must never repeat for one key: pass fresh random bytes. */
export async function sealBytes(
  purpose: SealPurpose,
  bytes: Uint8Array,
  { key, iv }: { key: Uint8Array; iv: Uint8Array },
): Promise<string> {
  const subtle = need();
  const body = new Uint8Array(
    await subtle.encrypt({ name: "AES-GCM", iv, additionalData: mark(purpose) }, await importKey(key), bytes),
  );
  const whole = new Uint8Array(iv.length + body.length);
  whole.set(iv);
  whole.set(body, iv.length);
  return PREFIX + toBase64Url(whole);
}

/** `undefined` for anything that was not sealed with this key for this purpose, or was changed by a single bit. */
export async function unsealBytes(
  purpose: SealPurpose,
  sealed: string,
  key: Uint8Array,
): Promise<Uint8Array | undefined> {
  const whole = sealed.startsWith(PREFIX) ? fromBase64Url(sealed.slice(PREFIX.length)) : undefined;
  if (!whole || whole.length <= IV_BYTES || key.length !== KEY_BYTES) return undefined;
  try {
    return new Uint8Array(
      await need().decrypt(
        { name: "AES-GCM", iv: whole.slice(0, IV_BYTES), additionalData: mark(purpose) },
        await importKey(key),
        whole.slice(IV_BYTES),
      ),
    );
  } catch {
    return undefined;
  }
}

function need(): Subtle {
  const subtle = world.crypto?.subtle;
  if (!subtle) throw new Error("This browser encrypts and decrypts only over https or on the machine itself.");
  return subtle;
}

function importKey(key: Uint8Array): Promise<Key> {
  return need().importKey("raw", key, "AES-GCM", false, ["encrypt", "decrypt"]);
}

function mark(purpose: SealPurpose): Uint8Array {
  return utf8ToBytes(`trefoil-share/1 ${purpose}`);
}
