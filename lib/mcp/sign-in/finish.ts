import { exchangeAuthorization, validateAuthorizationResponseIssuer } from "@modelcontextprotocol/client";
import type { Secret } from "@/lib/core/model/secret";
import type { Problem } from "@/lib/core/model/snapshot";
import { shorten } from "@/lib/core/text/visible";
import type { Guard } from "../guard";
import { guardedFetch } from "../guarded-fetch";
import { Stopped } from "../stop";
import type { PendingSignIn } from "./pending";
import { closeGrant, withTokens } from "./grant";
import { within, type WithinOptions } from "./within";

/** What the browser brought back from the authorization server. */
export type SignInAnswer = { code?: string; iss?: string; error?: string };

/**
 * Turns the code into tokens. Before anything is sent, the issuer of the answer is checked (RFC 9207), even if it is a refusal, so that
 * nobody else's words are mistaken for it. The code is sent with the PKCE verifier, and for the one server for which it was requested
 * (RFC 8707).
 */
export async function finishSignIn(
  pending: PendingSignIn,
  answer: SignInAnswer,
  options: WithinOptions & Pick<Guard, "allowedHosts" | "lookup"> = {},
): Promise<{ ok: true; grant: Secret; issuer: string; scope: string } | { ok: false; problem: Problem }> {
  const { grant, verifier, redirectUrl, loopback } = pending;
  const guard: Guard = { allowedHosts: options.allowedHosts, lookup: options.lookup, loopback };
  const { metadata, client, resource } = grant;
  const hidden = [
    ...(answer.code ? [answer.code] : []),
    verifier,
    ...(client.client_secret ? [client.client_secret] : []),
  ];
  return within({ ...options, hidden }, async (limits, stop) => {
    validateAuthorizationResponseIssuer({
      iss: answer.iss,
      expectedIssuer: grant.issuer,
      issParameterSupported: metadata.authorization_response_iss_parameter_supported === true,
    });
    if (answer.error !== undefined)
      throw new Stopped("declined", `The sign-in was refused (${shorten(answer.error, 80)}). Nothing was kept.`);
    if (!answer.code) throw new Stopped("declined", "The answer holds no code. Nothing was kept.");
    const guarded = guardedFetch(guard, limits, stop);
    try {
      const tokens = await stop.race(
        exchangeAuthorization(grant.issuer, {
          metadata: metadata as Parameters<typeof exchangeAuthorization>[1]["metadata"],
          clientInformation: client,
          authorizationCode: answer.code,
          iss: answer.iss,
          codeVerifier: verifier,
          redirectUri: redirectUrl,
          resource,
          fetchFn: guarded.fetch,
        }),
      );
      if (tokens.token_type.toLowerCase() !== "bearer")
        throw new Stopped("refused", "The authorization server gave a token of a kind that Trefoil cannot use.");
      const closed = withTokens(grant, tokens, Date.now());
      return { grant: closeGrant(closed), issuer: closed.issuer, scope: closed.scope ?? "" };
    } finally {
      await guarded.close();
    }
  });
}
