import {
  refreshAuthorization,
  UnauthorizedError,
  type AuthProvider,
  type FetchLike,
} from "@modelcontextprotocol/client";
import type { Secret } from "@/lib/core/model/secret";
import { closeGrant, openGrant, valuesOf, withTokens } from "./grant";

/** A stored sign-in with which to list. `onRenewed` is called before a renewed token is used, since the old one may be void from then on. */
export type SignIn = {
  account: string;
  issuer: string;
  scope: string;
  grant: Secret;
  onRenewed: (grant: Secret) => Promise<void>;
};

/** How long before it expires a token is renewed, in milliseconds. */
const EARLY = 30_000;

/** Gives the SDK's transports the token, and a new one once it has expired. Renewed tokens are added to `values`. */
export function useSignIn(signIn: SignIn, fetch: FetchLike, values: string[]): AuthProvider {
  let grant = openGrant(signIn.grant);
  let margin = EARLY;
  let renewing: Promise<void> | undefined;
  values.push(...valuesOf(grant));
  const renewOnce = async () => {
    const { refreshToken, metadata, client, resource, issuer } = grant;
    if (refreshToken === undefined) throw new UnauthorizedError();
    const tokens = await refreshAuthorization(issuer, {
      metadata: metadata as Parameters<typeof refreshAuthorization>[1]["metadata"],
      clientInformation: client,
      refreshToken,
      resource,
      fetchFn: fetch,
    }).catch(() => {
      throw new UnauthorizedError();
    });
    const now = Date.now();
    grant = withTokens(grant, tokens, now);
    margin = Math.min(EARLY, grant.expiresAt === undefined ? EARLY : (grant.expiresAt - now) / 4);
    values.push(...valuesOf(grant));
    await signIn.onRenewed(closeGrant(grant));
  };
  // Requests run side by side, and a refresh token may be good for one use only.
  const renew = () => (renewing ??= renewOnce().finally(() => (renewing = undefined)));
  return {
    async token() {
      if (grant.refreshToken !== undefined && grant.expiresAt !== undefined && grant.expiresAt - margin < Date.now())
        await renew();
      return grant.accessToken;
    },
    onUnauthorized: renew,
  };
}
