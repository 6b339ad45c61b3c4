import { createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import * as oidc from "openid-client";
import { isLoopback } from "../../boot/loopback.mjs";
import { env } from "../../env";

/** Seconds that the identity provider is waited for. */
const PATIENCE = 5;

const PROVIDER = Symbol.for("trefoil.provider");
const KEYS = Symbol.for("trefoil.provider.keys");
const home = globalThis as { [PROVIDER]?: Promise<oidc.Configuration>; [KEYS]?: JWTVerifyGetKey };

/** How the identity provider is spoken to, as it says itself. Asked once; again when it could not be reached. */
export function provider(): Promise<oidc.Configuration> {
  return (home[PROVIDER] ??= discover().catch((error: unknown) => {
    home[PROVIDER] = undefined;
    throw error;
  }));
}

/** The keys that the provider signs with. They are fetched again for a key that is not among them, no more often than every half minute, whoever asks. */
export async function providerKeys(): Promise<JWTVerifyGetKey> {
  const { jwks_uri: address } = (await provider()).serverMetadata();
  if (address === undefined) throw new Error("The identity provider names no keys.");
  return (home[KEYS] ??= createRemoteJWKSet(new URL(address), { timeoutDuration: PATIENCE * 1000 }));
}

/** Without encryption only on this computer, where tests have a provider. */
async function discover(): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = signInSettings();
  const server = new URL(issuer);
  return oidc.discovery(server, clientId, undefined, oidc.ClientSecretBasic(clientSecret.reveal()), {
    timeout: PATIENCE,
    execute: isLoopback(server.hostname.replace(/^\[|\]$/g, "")) ? [oidc.allowInsecureRequests] : [],
  });
}

/** Whether people sign in, or this is the app of whoever uses this computer. */
export const isSignInOn = (): boolean => env.signIn !== undefined;

/** What the sign-in was switched on with. */
export function signInSettings(): NonNullable<typeof env.signIn> {
  if (!env.signIn) throw new Error("Sign-in is off.");
  return env.signIn;
}

export const callbackAddress = (): string => `${signInSettings().publicOrigin}/sign-in/callback`;
