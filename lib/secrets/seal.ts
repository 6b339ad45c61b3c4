import { env } from "@/lib/env";
import { readKeyFile } from "./key-file";
import { systemKeychain } from "./keychain";
import { openKey, type KeyPlace } from "./open-key";
import { sealerWith, type Sealer } from "./sealer";
import { signerWith, type Signer } from "./signer";

type Open = { sealer: Sealer; signer: Signer; place: KeyPlace };
const KEY = Symbol.for("trefoil.sealer");
/** Pages, routes and the start are bundled apart; the key is opened once for all of them. */
const home = globalThis as { [KEY]?: Open };

/**
 * Opens the key, once at the start. The folder of every day uses the system's keychain; one that a person names keeps its key beside its
 * data, so that it can be moved as a whole.
 */
export async function prepareSealing(): Promise<void> {
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
