import { randomBytes } from "node:crypto";
import { chmodSync, linkSync, mkdirSync, readFileSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const KEY_BYTES = 32;

/** The key cannot be used; the message says what to do, beside starting with a new one. */
export class KeyProblem extends Error {}

export const keyFile = (folder: string): string => join(folder, "secret.key");

/** The key in this folder, in a file that only the user can read; made when there is none. */
export function readKeyFile(folder: string): Buffer {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = keyFile(folder);
  try {
    return checkedKey(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  // Written aside and linked into place, so that two processes that start at once end with one whole key.
  const aside = `${path}.${process.pid}.${randomBytes(4).toString("hex")}`;
  writeFileSync(aside, randomBytes(KEY_BYTES), { mode: 0o600, flag: "wx", flush: true });
  try {
    linkSync(aside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(aside);
  }
  return checkedKey(path);
}

function checkedKey(path: string): Buffer {
  const key = readFileSync(path);
  if (key.length !== KEY_BYTES)
    throw new KeyProblem(
      `The key of the kept secrets and of the audit log is damaged: ${path} has ${key.length} bytes instead of ${KEY_BYTES}. Put the file back from a backup of this folder.`,
    );
  if (process.platform !== "win32" && (statSync(path).mode & 0o077) !== 0) chmodSync(path, 0o600);
  return key;
}
