import * as oidc from "openid-client";
import { readClaims } from "./claims";
import { signInSettings } from "./provider";

/** What the provider says about somebody: in an ID token that it has just issued, and at its user info endpoint where it has one. */
export async function askForUser(
  config: oidc.Configuration,
  accessToken: string,
  subject: string,
  claims?: object,
): Promise<ReturnType<typeof readClaims>> {
  const canBeAsked = config.serverMetadata().userinfo_endpoint !== undefined;
  const said = canBeAsked ? await oidc.fetchUserInfo(config, accessToken, subject) : undefined;
  return readClaims(subject, signInSettings().groupsClaim, claims, said);
}
