import * as oidc from "openid-client";
import { readClaims } from "./claims";
import { signInSettings } from "./provider";

/** What the provider says of somebody: in an ID token that it just gave, and when it is asked for the user, where it can be. */
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
