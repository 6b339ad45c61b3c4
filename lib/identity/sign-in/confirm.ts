import * as oidc from "openid-client";
import { logFault } from "../../log";
import { confirmSession, endSession, type BrowserSession } from "../../store/browser-sessions";
import { putGroups } from "../../store/people";
import { askForUser } from "./asked";
import { provider } from "./provider";
import { sealJson, TokensSchema, unsealJson, type ProviderTokens } from "./sealed";

/**
 * Asks the provider whether somebody may continue, and which groups they are in now: with the refresh token where there is one, and at
 * its user info endpoint. A session that it refuses ends. False when it gave no answer, or the answer could not be kept.
 */
export async function confirm({ digest, person, sealed }: BrowserSession): Promise<boolean> {
  try {
    const config = await provider();
    const { tokens, claims } = await renewed(config, unsealJson(TokensSchema, sealed));
    if (claims === undefined && config.serverMetadata().userinfo_endpoint === undefined)
      throw new Error("It neither gave a refresh token with an ID token, nor can it be asked for the user.");
    if (claims !== undefined && claims.sub !== person.subject)
      throw new Error("It answered for somebody else than it was asked for.");
    await putGroups(person.id, (await askForUser(config, tokens.access, person.subject, claims)).groups);
    await confirmSession(digest, sealJson(tokens));
    return true;
  } catch (error) {
    if (!isRefusal(error)) {
      logFault("The identity provider could not be asked", error, { level: "warn" });
      return false;
    }
    return ended(digest);
  }
}

async function ended(digest: string): Promise<boolean> {
  try {
    await endSession(digest, "the identity provider");
    return true;
  } catch (error) {
    logFault("A session that the identity provider refused could not be ended", error);
    return false;
  }
}

async function renewed(config: oidc.Configuration, tokens: ProviderTokens) {
  if (tokens.refresh === undefined) return { tokens };
  const answer = await oidc.refreshTokenGrant(config, tokens.refresh);
  return {
    tokens: {
      access: answer.access_token,
      refresh: answer.refresh_token ?? tokens.refresh,
      id: answer.id_token ?? tokens.id,
    },
    claims: answer.claims(),
  };
}

/** The provider answered and refused the grant or the token. Being too busy, or not knowing Trefoil, is no refusal. */
function isRefusal(error: unknown): boolean {
  if (error instanceof oidc.ResponseBodyError) return error.error === "invalid_grant";
  return error instanceof oidc.WWWAuthenticateChallengeError && error.cause.some(({ scheme }) => scheme === "bearer");
}
