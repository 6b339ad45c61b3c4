import * as oidc from "openid-client";
import { localPath } from "../../access/local-path";
import { hashOf, newSecret } from "../../shares/secrets";
import { putPending } from "../../store/pending-sign-ins";
import { redirectTo } from "./answers";
import { cookieLine, SIGN_IN_SECONDS } from "./cookies";
import { callbackAddress, provider, signInSettings } from "./provider";
import { sealJson } from "./sealed";

/** Sends the browser to the identity provider. State, nonce and the PKCE verifier are stored for this browser alone, which holds the key to them. */
export async function beginSignIn(next: string | null): Promise<Response> {
  const config = await provider();
  const pending = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    verifier: oidc.randomPKCECodeVerifier(),
    next: localPath(next),
  };
  const held = newSecret();
  await putPending(hashOf(held), sealJson(pending), new Date(Date.now() - SIGN_IN_SECONDS * 1000).toISOString());
  const address = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callbackAddress(),
    scope: signInSettings().scope,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: "S256",
  });
  return redirectTo(address.href, [cookieLine("sign-in", held, SIGN_IN_SECONDS)]);
}
