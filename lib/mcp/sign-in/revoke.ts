import { selectClientAuthMethod } from "@modelcontextprotocol/client";
import type { Secret } from "@/lib/core/model/secret";
import { isLoopbackName, type Guard } from "../guard";
import { guardedFetch } from "../guarded-fetch";
import { Stopped } from "../stop";
import { openGrant, valuesOf, type SignInGrant } from "./grant";
import { within, type WithinOptions } from "./within";

/**
 * Tells the authorization server that the tokens are no longer to be used (RFC 7009), beginning with the refresh token. Returns the
 * outcome in words; the caller forgets the grant in any case.
 */
export async function revokeGrant(
  sealed: Secret,
  options: Guard & WithinOptions,
): Promise<{ ok: true; revoked: boolean } | { ok: false; problem: { message: string } }> {
  const grant = openGrant(sealed);
  const endpoint = grant.metadata.revocation_endpoint;
  return within({ ...options, hidden: valuesOf(grant) }, async (limits, stop) => {
    if (endpoint === undefined) return { revoked: false };
    const guarded = guardedFetch(
      { ...options, loopback: isLoopbackName(new URL(grant.issuer).hostname) },
      limits,
      stop,
    );
    try {
      for (const [hint, token] of [
        ["refresh_token", grant.refreshToken],
        ["access_token", grant.accessToken],
      ] as const) {
        if (token === undefined) continue;
        const { headers, body } = authenticated(grant, { token, token_type_hint: hint });
        const response = await stop.race(guarded.fetch(new URL(endpoint), { method: "POST", headers, body }));
        await response.body?.cancel();
        if (!response.ok)
          throw new Stopped(
            "unauthorized",
            `The authorization server did not take the token back (HTTP ${response.status}). Take it back there.`,
          );
      }
      return { revoked: true };
    } finally {
      await guarded.close();
    }
  });
}

function authenticated(
  { client, metadata }: SignInGrant,
  fields: Record<string, string>,
): { headers: Record<string, string>; body: URLSearchParams } {
  const body = new URLSearchParams(fields);
  const headers: Record<string, string> = { "content-type": "application/x-www-form-urlencoded" };
  const supported = metadata.token_endpoint_auth_methods_supported;
  const method = selectClientAuthMethod(client, Array.isArray(supported) ? supported : []);
  if (method === "client_secret_basic")
    headers.authorization = `Basic ${Buffer.from(`${encodeURIComponent(client.client_id)}:${encodeURIComponent(client.client_secret ?? "")}`).toString("base64")}`;
  else body.set("client_id", client.client_id);
  if (method === "client_secret_post") body.set("client_secret", client.client_secret ?? "");
  return { headers, body };
}
