import * as oidc from "openid-client";
import { SIGNED_OUT_PAGE } from "../../access/guests";
import { logFault } from "../../log";
import { hashOf } from "../../shares/secrets";
import { endSession, getSession } from "../../store/browser-sessions";
import { cookieIn, noCookie } from "./cookies";
import { provider, signInSettings } from "./provider";
import { TokensSchema, unsealJson } from "./sealed";

/** Signs out here; the answer says where the browser has to go to sign out at the provider as well. */
export async function endSignIn(request: Request): Promise<Response> {
  const held = cookieIn(request.headers.get("cookie"), "session");
  const session = held === undefined ? null : await getSession(hashOf(held));
  const next = session ? await endAtProvider(session.sealed) : SIGNED_OUT_PAGE;
  if (session) await endSession(session.digest);
  return Response.json({ next }, { headers: { "Cache-Control": "no-store", "Set-Cookie": noCookie("session") } });
}

async function endAtProvider(sealed: string): Promise<string> {
  try {
    const config = await provider();
    if (config.serverMetadata().end_session_endpoint === undefined) return SIGNED_OUT_PAGE;
    return oidc.buildEndSessionUrl(config, {
      id_token_hint: unsealJson(TokensSchema, sealed).id,
      post_logout_redirect_uri: `${signInSettings().publicOrigin}${SIGNED_OUT_PAGE}`,
    }).href;
  } catch (error) {
    logFault("The identity provider was not told of a sign-out", error, { level: "warn" });
    return SIGNED_OUT_PAGE;
  }
}
