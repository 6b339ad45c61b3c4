import * as z from "zod";
import { Secret } from "@/lib/core/model/secret";

/**
 * What a sign-in gave, with all that is needed to use, renew and revoke it. It names its issuer: a credential is never shown to
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
export type Grant = z.infer<typeof GrantSchema>;

export const closeGrant = (grant: Grant): Secret => new Secret(JSON.stringify(grant));

/** Throws when the text is no grant of ours. */
export const openGrant = (secret: Secret): Grant => GrantSchema.parse(JSON.parse(secret.reveal()));

/** Every value of it that must not come back in a text. */
export const valuesOf = (grant: Grant): string[] =>
  [grant.accessToken, grant.refreshToken, grant.client.client_secret].filter((value) => value !== undefined);

type Tokens = { access_token: string; refresh_token?: string; scope?: string; expires_in?: number };

/** The grant with the tokens of an answer of the token endpoint; what the answer leaves out stays as it was. */
export function withTokens(grant: Omit<Grant, "accessToken">, tokens: Tokens, now: number): Grant {
  return {
    ...grant,
    accessToken: tokens.access_token,
    refreshToken: tokens.refresh_token ?? grant.refreshToken,
    scope: tokens.scope ?? grant.scope,
    expiresAt: tokens.expires_in === undefined ? undefined : now + tokens.expires_in * 1000,
  };
}
