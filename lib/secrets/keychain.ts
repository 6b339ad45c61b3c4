/** Where a system keeps a user's keys: the Secret Service on Linux, the keychain on macOS, the credential manager on Windows. */
export type Keychain = {
  read(account: string, ms: number): Promise<Uint8Array | null>;
  write(account: string, key: Uint8Array, ms: number): Promise<void>;
};

const SERVICE = "Trefoil";

/** This system's keychain, or null where its library does not load. Each call throws when there is no keychain, or none that opens in time. */
export async function systemKeychain(): Promise<Keychain | null> {
  const library = await import("@napi-rs/keyring").catch(() => null);
  if (!library) return null;
  // The kernel's own keyring, which is the library's second choice, forgets everything when the computer is switched off.
  const entry = (account: string) => new library.AsyncEntry(SERVICE, account, { linux: { store: "secret-service" } });
  return {
    async read(account, ms) {
      const secret = await inTime(entry(account).getSecret(AbortSignal.timeout(ms)), ms);
      return secret && Uint8Array.from(secret);
    },
    write: (account, key, ms) => inTime(entry(account).setSecret(key, AbortSignal.timeout(ms)), ms),
  };
}

/** A keychain that is locked asks the user, and may wait for ever; an abort does not reach every system's call. */
function inTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>(
    (_resolve, reject) => (timer = setTimeout(() => reject(new Error("the keychain did not answer")), ms)),
  );
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
