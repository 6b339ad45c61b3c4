import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as oidc from "openid-client";
import { isLoopback } from "../../boot/loopback.mjs";
import { env } from "../../env";

/** How many seconds to wait for the identity provider. */
const PATIENCE = 15;

const PROVIDER = Symbol.for("trefoil.provider");
const KEYS = Symbol.for("trefoil.provider.keys");
const home = globalThis as { [PROVIDER]?: Promise<oidc.Configuration>; [KEYS]?: JWTVerifyGetKey };

/** The identity provider's own metadata. Fetched once, and again if it could not be reached. */
export function provider(): Promise<oidc.Configuration> {
  return (home[PROVIDER] ??= discover().catch((error: unknown) => {
    home[PROVIDER] = undefined;
    throw error;
  }));
}

/** The keys that the provider signs with. They are fetched again for a key that is not among them, at most every half minute, whoever asks. */
export async function providerKeys(): Promise<JWTVerifyGetKey> {
  const { jwks_uri: address } = (await provider()).serverMetadata();
  if (address === undefined) throw new Error("The identity provider names no keys.");
  return (home[KEYS] ??= createRemoteJWKSet(new URL(address), { timeoutDuration: PATIENCE * 1000 }));
}

/** Unencrypted only on this computer, where tests run a provider. */
async function discover(): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = signInSettings();
  const server = new URL(issuer);
  return oidc.discovery(server, clientId, undefined, oidc.ClientSecretBasic(clientSecret.reveal()), {
    timeout: PATIENCE,
    execute: isLoopback(server.hostname.replace(/^\[|\]$/g, "")) ? [oidc.allowInsecureRequests] : [],
  });
}

/** Whether people sign in, or the app belongs to whoever uses this computer. */
export const isSignInOn = (): boolean => env.signIn !== undefined;

/** The settings with which the sign-in was switched on. */
export function signInSettings(): NonNullable<typeof env.signIn> {
  if (!env.signIn) throw new Error("Sign-in is off.");
  return env.signIn;
}

export const callbackAddress = (): string => `${signInSettings().publicOrigin}/sign-in/callback`;
