import * as z from "zod";
import { Secret } from "@/lib/core/model/secret";

/**
 * What a sign-in granted, with everything that is needed to use, renew and revoke it. It names its issuer: a credential is never shown to
 * another one.
 */
const GrantSchema = z.object({
  issuer: z.string(),
  /** The server it is for (RFC 8707). */
  resource: z.string(),
  /** Metadata of the authorization server (RFC 8414), as validated at the sign-in. */
  metadata: z.looseObject({
    issuer: z.string(),
    token_endpoint: z.string(),
    revocation_endpoint: z.string().optional(),
  }),
  client: z.looseObject({ client_id: z.string(), client_secret: z.string().optional() }),
  accessToken: z.string(),
  refreshToken: z.string().optional(),
  scope: z.string().optional(),
  /** Milliseconds since 1970; absent when the server did not say. */
  expiresAt: z.number().optional(),
});
export type SignInGrant = z.infer<typeof GrantSchema>;

export const closeGrant = (grant: SignInGrant): Secret => new Secret(JSON.stringify(grant));

/** Throws if the text is not a grant of ours. */
export const openGrant = (secret: Secret): SignInGrant => GrantSchema.parse(JSON.parse(secret.reveal()));

/** All of its values that must not come back in a text. */
export const valuesOf = (grant: SignInGrant): string[] =>
  [grant.accessToken, grant.refreshToken, grant.client.client_secret].filter((value) => value !== undefined);

type Tokens = { access_token: string; refresh_token?: string; scope?: string; expires_in?: number };

/** The grant with the tokens that the token endpoint answered; what the answer leaves out stays as it was. */
export function withTokens(grant: Omit<SignInGrant, "accessToken">, tokens: Tokens, now: number): SignInGrant {
  return {
    ...grant,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? grant.refreshToken,
    scope: tokens.scope ?? grant.scope,
    expiresAt: tokens.expires_in === undefined ? undefined : now + tokens.expires_in * 1000,
  };
}
