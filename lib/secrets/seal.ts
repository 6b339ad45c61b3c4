import { env } from "@/lib/env";
import { KeyProblem, keyFile, readKeyFile } from "./key-file";
import { systemKeychain } from "./keychain";
import { openKey, setKeyAside, type KeyPlace } from "./open-key";
import { sealerWith, type Sealer } from "./sealer";
import { signerWith, type Signer } from "./signer";

type Open = { sealer: Sealer; signer: Signer; place: KeyPlace };
const KEY = Symbol.for("trefoil.sealer");
/** Pages, routes and the start are bundled apart; the key is opened once for all of them. */
const home = globalThis as { [KEY]?: Open };

/** What the kept data tells of the key that it needs: whether it needs one, and the public key that signed the newest entry of the audit log. */
export type KeyInUse = { needed: boolean; signedBy?: string };

/**
 * Opens the key, once at the start. The folder of every day uses the system's keychain; one that a person names keeps its key beside its
 * data, so that it can be moved as a whole.
 * @throws {KeyProblem} when the key that the data was kept with is lost, damaged or another one
 */
export async function prepareSealing({ needed, signedBy }: KeyInUse): Promise<void> {
  const { key, place } = await openKey(env.data, env.namedData ? null : await systemKeychain(), needed);
  const open = opened(key, place);
  if (signedBy !== undefined && open.signer.key !== signedBy)
    throw new KeyProblem(
      `The key in ${env.data} is not the one that its data was kept with: secrets would not open, and the audit log would name another key. Put the file ${keyFile(env.data)} back from a backup of this folder.`,
    );
  home[KEY] = open;
}

/** Puts a damaged key aside and makes a new one. What was sealed with the old one cannot be opened any more. */
export async function renewKey(): Promise<void> {
  setKeyAside(env.data);
  const { key, place } = await openKey(env.data, env.namedData ? null : await systemKeychain());
  home[KEY] = opened(key, place);
}

/** Opened at first use where the start did not, so that importing this file touches nothing. */
function here(): Open {
  if (!home[KEY] && !env.namedData) throw new Error("The key was not opened at the start.");
  return (home[KEY] ??= opened(readKeyFile(env.data), "file"));
}

const opened = (key: Buffer, place: KeyPlace): Open => ({ sealer: sealerWith(key), signer: signerWith(key), place });

/** Where the key is kept. */
export const keyPlace = (): KeyPlace => here().place;
export const seal: Sealer["seal"] = (secret) => here().sealer.seal(secret);
export const unseal: Sealer["unseal"] = (sealed) => here().sealer.unseal(sealed);
export const launchDigest: Sealer["launchDigest"] = (server, secrets) => here().sealer.launchDigest(server, secrets);
/** Signs entries of the audit log. */
export const signer = (): Signer => here().signer;
