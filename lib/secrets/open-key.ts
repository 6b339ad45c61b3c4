import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { KEY_BYTES, keyFile, KeyProblem, readKeyFile } from "./key-file";
import type { Keychain } from "./keychain";

export type KeyPlace = "keychain" | "file";
export type OpenedKey = { key: Buffer; place: KeyPlace };

/** Milliseconds: a new key goes elsewhere when the keychain is slow; for one that is in there, a person may have to unlock it first. */
export const TO_WRITE = 5_000;
export const TO_UNLOCK = 60_000;

/** In the folder of a key that is kept in the keychain: the account's name there. */
export const pointer = (folder: string): string => join(folder, "secret.key-is-in-keychain");

/**
 * The key of this folder: from the system's keychain where there is one, else from a file that only the user can read. A key in a file
 * moves into the keychain when one appears.
 * @param needed something was sealed or signed with a key already, so that a missing one is lost and not still to be made
 * @throws when the key is lost, damaged, or in a keychain that does not open; nothing is made anew then, since the sealed secrets need it
 */
export async function openKey(folder: string, keychain: Keychain | null, needed = false): Promise<OpenedKey> {
  if (existsSync(pointer(folder))) return fromKeychain(folder, keychain);
  if (needed && !existsSync(keyFile(folder)))
    throw new KeyProblem(
      `The key of the kept secrets and of the audit log is gone: ${keyFile(folder)} is missing. Put the file back from a backup of this folder.`,
    );
  if (keychain) {
    try {
      return await moveIntoKeychain(folder, keychain);
    } catch (error) {
      if (error instanceof KeyProblem) throw error;
      // No keychain that works, as on a server without a desktop: the file it is.
    }
  }
  return { key: readKeyFile(folder), place: "file" };
}

async function fromKeychain(folder: string, keychain: Keychain | null): Promise<OpenedKey> {
  const key = await keychain?.read(readFileSync(pointer(folder), "utf8"), TO_UNLOCK).catch(() => null);
  if (!key || key.length !== KEY_BYTES)
    throw new KeyProblem(
      "The key of the kept secrets is in this computer's keychain, which does not open. Unlock it and start again.",
    );
  return { key: Buffer.from(key), place: "keychain" };
}

async function moveIntoKeychain(folder: string, keychain: Keychain): Promise<OpenedKey> {
  const key = existsSync(keyFile(folder)) ? readKeyFile(folder) : randomBytes(KEY_BYTES);
  const account = randomUUID();
  await keychain.write(account, key, TO_WRITE);
  const back = await keychain.read(account, TO_WRITE);
  if (!back || !key.equals(back)) throw new Error("the keychain did not keep the key");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(pointer(folder), account, { mode: 0o600, flag: "wx", flush: true });
  if (existsSync(keyFile(folder))) {
    writeFileSync(keyFile(folder), randomBytes(KEY_BYTES), { flush: true });
    unlinkSync(keyFile(folder));
  }
  return { key, place: "keychain" };
}

/** Renames what names or holds the folder's key, so that the next opening makes a new one and nothing is lost for good. */
export function setKeyAside(folder: string): void {
  const at = new Date().toISOString().replaceAll(":", "-");
  for (const path of [pointer(folder), keyFile(folder)]) if (existsSync(path)) renameSync(path, `${path}.old-${at}`);
}
