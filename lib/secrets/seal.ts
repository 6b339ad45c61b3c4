import { writeFileSync } from "node:fs";
import type { Secret, Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { env } from "@/lib/env";
import { KeyProblem, keyFile, readKeyFile } from "./key-file";
import { systemKeychain } from "./keychain";
import { finishReplacement, isAloneNext, makeNextKey, putInPlace } from "./next-key";
import { openKey, setKeyAside, type KeyPlace, type OpenedKey } from "./open-key";
import { sealerWith, type Sealer } from "./sealer";
import { signerWith, type Signer } from "./signer";

type Open = { saveTo(file: string): void; sealer: Sealer; signer: Signer; place: KeyPlace };
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
  const keychain = await chosenKeychain();
  const open = opened(await openKey(env.data, keychain, needed));
  if (signedBy === undefined || open.signer.key === signedBy) home[KEY] = open;
  else if (await finishReplacement(env.data, keychain, signedBy)) home[KEY] = opened(await openKey(env.data, keychain));
  else
    throw new KeyProblem(
      `The key in ${env.data} is not the one that its data was kept with: secrets would not open, and the audit log would name another key. Put the file ${keyFile(env.data)} back from a backup of this folder.`,
    );
}

const chosenKeychain = async () => (env.namedData ? null : await systemKeychain());

/** Puts a damaged key aside and makes a new one. What was sealed with the old one cannot be opened any more. */
export async function renewKey(): Promise<void> {
  setKeyAside(env.data);
  home[KEY] = opened(await openKey(env.data, await chosenKeychain()));
}

/** What a new key does with what the one before did. */
export type Successor = {
  signer: Signer;
  /** Seals anew what the key before opens; undefined when it does not. */
  reseal(sealed: string): string | undefined;
  /** What a person agreed to, by the key before and by this one. */
  redigest(
    server: Pick<Server, "transport">,
    sealed: Record<string, string>,
  ): { before: string; after: string } | undefined;
  /** It is on the disk, alone: asked for when nobody else can replace the key, before what it sealed is kept for good. */
  isKept(): boolean;
};

/**
 * Replaces the key by a new one. `act` seals everything anew and keeps it, all or nothing. Wherever this is cut short, the next opening finds the
 * key that the data tells of.
 * @returns what `act` did, and the file with the key of before
 */
export async function replaceKey<T>(act: (next: Successor) => Promise<T>): Promise<{ done: T; before: string }> {
  const old = here();
  const next = await makeNextKey(env.data, old.place, await chosenKeychain());
  const open = opened(next);
  const done = await act({
    signer: open.signer,
    reseal: (sealed) => {
      const secret = opens(old.sealer, sealed);
      return secret && open.sealer.seal(secret);
    },
    redigest(server, sealed) {
      const secrets: Secrets = {};
      for (const [place, text] of Object.entries(sealed)) {
        const secret = opens(old.sealer, text);
        if (!secret) return undefined;
        secrets[place] = secret;
      }
      return { before: old.sealer.launchDigest(server, secrets), after: open.sealer.launchDigest(server, secrets) };
    },
    isKept: () => isAloneNext(env.data, next),
  });
  const before = putInPlace(env.data, next);
  home[KEY] = open;
  return { done, before };
}

function opens({ unseal }: Sealer, sealed: string): Secret | undefined {
  try {
    return unseal(sealed);
  } catch {
    return undefined;
  }
}

/** Writes the key into a new file that only the user can read, to be kept where no backup is. */
export const saveKey = (file: string): void => here().saveTo(file);

/** Opened at first use where the start did not, so that importing this file touches nothing. */
function here(): Open {
  if (!home[KEY] && !env.namedData) throw new Error("The key was not opened at the start.");
  return (home[KEY] ??= opened({ key: readKeyFile(env.data), place: "file" }));
}

const opened = ({ key, place }: OpenedKey): Open => ({
  saveTo: (file) => writeFileSync(file, key, { mode: 0o600, flag: "wx", flush: true }),
  sealer: sealerWith(key),
  signer: signerWith(key),
  place,
});

/** Where the key is kept. */
export const keyPlace = (): KeyPlace => here().place;
export const seal: Sealer["seal"] = (secret) => here().sealer.seal(secret);
export const unseal: Sealer["unseal"] = (sealed) => here().sealer.unseal(sealed);
export const launchDigest: Sealer["launchDigest"] = (server, secrets) => here().sealer.launchDigest(server, secrets);
/** Signs entries of the audit log. */
export const signer = (): Signer => here().signer;
