import * as oidc from "openid-client";
import { hashOf, newSecret } from "../../shares/secrets";
import { createSession, deleteOldSessions, deleteSession } from "../../store/browser-sessions";
import { takePending } from "../../store/pending-sign-ins";
import { putPerson } from "../../store/people";
import { redirectTo } from "./answers";
import { askForUser } from "./asked";
import { cookieIn, cookieLine, noCookie, SIGN_IN_SECONDS } from "./cookies";
import { oldest } from "./limits";
import { callbackAddress, provider, signInSettings } from "./provider";
import { PendingSchema, sealJson, unsealJson, type ProviderTokens } from "./sealed";

/** The browser came back with an answer that does not belong to a sign-in of its own. */
export class NoSignIn extends Error {}

/**
 * The browser comes back from the provider: the answer has to belong to a sign-in that was begun in this very browser not long ago, and
 * is accepted once. The session gets a new id, whatever the browser held before.
 * @throws {NoSignIn} when no sign-in was begun here
 * @throws when the provider's answer is not one to this sign-in
 */
export async function completeSignIn(request: Request): Promise<Response> {
  const sent = request.headers.get("cookie");
  const pending = await pendingOf(cookieIn(sent, "sign-in"));
  const config = await provider();
  const answer = await oidc.authorizationCodeGrant(config, addressOf(request), {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.verifier,
    idTokenExpected: true,
  });
  const id = answer.claims()!;
  const { confirmedEmail, ...claims } = await askForUser(config, answer.access_token, id.sub, id);
  const { administrator } = signInSettings();
  const isNamed = administrator !== undefined && [id.sub, confirmedEmail].includes(administrator);
  const person = await putPerson({ issuer: id.iss, subject: id.sub, ...claims }, isNamed);
  const before = cookieIn(sent, "session");
  if (before !== undefined) await deleteSession(hashOf(before));
  await deleteOldSessions(oldest("idle"), oldest("absolute"));
  const session = newSecret();
  const tokens: ProviderTokens = { access: answer.access_token, refresh: answer.refresh_token, id: answer.id_token! };
  await createSession({
    digest: hashOf(session),
    personId: person.id,
    sid: typeof id["sid"] === "string" ? id["sid"] : "",
    sealed: sealJson(tokens),
  });
  return redirectTo(pending.next, [noCookie("sign-in"), cookieLine("session", session)]);
}

async function pendingOf(held: string | undefined) {
  const row = held === undefined ? null : await takePending(hashOf(held));
  if (!row || Date.parse(row.createdAt) < Date.now() - SIGN_IN_SECONDS * 1000)
    throw new NoSignIn("No sign-in was begun in this browser a short while ago.");
  return unsealJson(PendingSchema, row.sealed);
}

/** The address that was given to the provider, with the query that came back; not what `Host` says. */
function addressOf(request: Request): URL {
  const address = new URL(callbackAddress());
  address.search = new URL(request.url).search;
  return address;
}
