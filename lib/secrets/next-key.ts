import { randomBytes, randomUUID } from "node:crypto";
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { KEY_BYTES, keyFile } from "./key-file";
import type { Keychain } from "./keychain";
import { pointer, TO_UNLOCK, TO_WRITE, type KeyPlace } from "./open-key";
import { signerWith } from "./signer";

/** A key that is to take the place of a folder's. It lies beside it, on the disk, before anything is sealed with it. */
export type NextKey = { key: Buffer; file: string; place: KeyPlace };

const IS_NEXT = /\.next-[0-9a-f]{16}$/;
const placeFile = (folder: string, place: KeyPlace): string =>
  place === "keychain" ? pointer(folder) : keyFile(folder);

/** Makes one, in the place where the folder's key is. Each has a file of its own, so that two at once do not write over one another. */
export async function makeNextKey(folder: string, place: KeyPlace, keychain: Keychain | null): Promise<NextKey> {
  const key = randomBytes(KEY_BYTES);
  const file = `${placeFile(folder, place)}.next-${randomBytes(8).toString("hex")}`;
  let content: Buffer | string = key;
  if (place === "keychain") {
    content = randomUUID();
    await keychain!.write(content, key, TO_WRITE);
  }
  writeFileSync(file, content, { mode: 0o600, flag: "wx", flush: true });
  settle(folder);
  return { key, file, place };
}

/** Its file is still there, and those of others that were never put in place are gone. Call it where nobody else replaces a key. */
export function isAloneNext(folder: string, { file }: NextKey): boolean {
  if (!existsSync(file)) return false;
  for (const other of nextFiles(folder)) if (other !== file) rmSync(other);
  return true;
}

/**
 * Puts it in the place of the folder's key, which stays aside under a name with the moment; there is a key at every moment in between.
 * @returns the file that the key of before is in, or that names it in the keychain
 */
export function putInPlace(folder: string, { file, place }: NextKey): string {
  const target = placeFile(folder, place);
  const aside = `${target}.old-${new Date().toISOString().replaceAll(":", "-")}`;
  copyFileSync(target, aside);
  settle(folder);
  renameSync(file, target);
  settle(folder);
  return aside;
}

/** The key beside the folder's that signs as the data says, if a replacement was cut short after the data had the new key; it is in its place then. */
export async function finishReplacement(folder: string, keychain: Keychain | null, signedBy: string): Promise<boolean> {
  for (const file of nextFiles(folder)) {
    const place: KeyPlace = basename(file).startsWith(basename(pointer(folder))) ? "keychain" : "file";
    const content = readFileSync(file);
    const key =
      place === "file" ? content : await keychain?.read(content.toString("utf8"), TO_UNLOCK).catch(() => null);
    if (!key || key.length !== KEY_BYTES || signerWith(Buffer.from(key)).key !== signedBy) continue;
    putInPlace(folder, { key: Buffer.from(key), file, place });
    return true;
  }
  return false;
}

function nextFiles(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.filter((name) => IS_NEXT.test(name) && name.startsWith("secret.key")).map((name) => join(folder, name));
}

/** A new name in a folder outlives a loss of power only when the folder itself is written. Windows does so by itself, and refuses. */
function settle(folder: string): void {
  if (process.platform === "win32") return;
  const handle = openSync(folder, "r");
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
