import { auth, extractWWWAuthenticateParams } from "@modelcontextprotocol/client";
import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import type { SignInPlace } from "@/lib/core/model/sign-in";
import type { Problem } from "@/lib/core/model/snapshot";
import { userEnvironment } from "@/lib/env";
import { isLoopbackName, type Guard } from "../guard";
import { guardedFetch } from "../guarded-fetch";
import { openAddress } from "../open-address";
import { Stopped } from "../stop";
import { SigningIn, type ClientChoice } from "./client";
import type { PendingSignIn } from "./pending";
import { within, type WithinOptions } from "./within";

export type BeginOptions = Guard &
  WithinOptions & { redirectUrl: string; client?: ClientChoice; environment?: Readonly<Record<string, string>> };

/**
 * Finds out where a remote server wants people to sign in (RFC 9728, RFC 8414), registers this client there, and returns the address to
 * send the browser to. No tool is called, and the authorization server sees nothing of the entry but its address.
 */
export async function beginSignIn(
  server: Server,
  secrets: Secrets,
  options: BeginOptions,
): Promise<{ ok: true; pending: PendingSignIn; place: SignInPlace } | { ok: false; problem: Problem }> {
  const { transport } = server;
  return within(options, async (limits, stop) => {
    if (transport.kind !== "http") throw new Stopped("declined", "Only a server with an address can be signed in to.");
    const { url, headers } = openAddress(transport, secrets, options.environment ?? userEnvironment);
    // What a server on the network names must not lead back to this computer.
    const guard: Guard = {
      allowedHosts: options.allowedHosts,
      lookup: options.lookup,
      loopback: isLoopbackName(url.hostname),
    };
    const guarded = guardedFetch(guard, limits, stop);
    try {
      const { authorization: _own, Authorization: _own2, ...others } = headers;
      const challenge = extractWWWAuthenticateParams(await stop.race(askWithoutToken(guarded.fetch, url, others)));
      const client = new SigningIn(options.redirectUrl, options.client ?? {}, guard);
      const resourceServer = new URL(url.origin + url.pathname);
      const scope = options.client?.scope ?? challenge.scope;
      await stop.race(
        auth(client, {
          serverUrl: resourceServer,
          resourceMetadataUrl: challenge.resourceMetadataUrl,
          ...(scope ? { scope } : {}),
          fetchFn: guarded.fetch,
        }),
      );
      const metadata = client.discovery?.authorizationServerMetadata;
      if (!client.authorizationUrl || !client.client || !metadata)
        throw new Stopped("not-mcp", "The authorization server could not be read.");
      const asked = client.authorizationUrl.searchParams.get("scope") ?? undefined;
      const { issuer: _stamp, ...known } = client.client;
      return {
        pending: {
          state: client.stateText,
          verifier: client.verifier,
          redirectUrl: options.redirectUrl,
          grant: {
            issuer: metadata.issuer,
            resource: client.resource,
            metadata,
            client: known,
            ...(asked ? { scope: asked } : {}),
          },
          loopback: isLoopbackName(url.hostname),
        },
        place: {
          url: client.authorizationUrl.href,
          issuer: metadata.issuer,
          resource: client.resource,
          ...(asked ? { scope: asked } : {}),
          client: clientKind(options.client, known.client_id),
        },
      };
    } finally {
      await guarded.close();
    }
  });
}

/** Only the answer's headers matter: a 401 names the metadata and the scope that are wanted. */
async function askWithoutToken(
  fetch: ReturnType<typeof guardedFetch>["fetch"],
  url: URL,
  headers: Record<string, string>,
): Promise<Response> {
  const body = JSON.stringify({
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { protocolVersion: "2025-11-25", capabilities: {}, clientInfo: { name: "trefoil", version: "0.1.0" } },
  });
  const response = await fetch(url, {
    method: "POST",
    headers: { ...headers, "content-type": "application/json", accept: "application/json, text/event-stream" },
    body,
  });
  await response.body?.cancel();
  return response;
}

function clientKind(choice: ClientChoice | undefined, id: string): SignInPlace["client"] {
  if (choice?.id !== id) return "registered";
  return id.startsWith("https://") ? "document" : "given";
}
