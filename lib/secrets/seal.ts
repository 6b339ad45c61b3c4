import { env } from "@/lib/env";
import { sealerIn, type Sealer } from "./sealer";

let sealer: Sealer | undefined;
/** Opened at first use, so that importing this file touches nothing. */
const here = (): Sealer => (sealer ??= sealerIn(env.data));

export const seal: Sealer["seal"] = (secret) => here().seal(secret);
export const unseal: Sealer["unseal"] = (sealed) => here().unseal(sealed);
export const launchDigest: Sealer["launchDigest"] = (server, secrets) => here().launchDigest(server, secrets);
