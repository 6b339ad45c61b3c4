import { jwtVerify } from "jose";
import * as z from "zod";
import { hashOf } from "../../shares/secrets";
import { endSessionsByProvider } from "../../store/browser-sessions";
import { provider, providerKeys, signInSettings } from "./provider";

const EVENT = "http://schemas.openid.net/event/backchannel-logout";
const ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
/** How many seconds a logout token is valid after it was issued, not counting differences between clocks. */
const LONGEST_AGE = 300;
const CLOCKS = 30;

const HeaderSchema = z.looseObject({
  // Older providers leave it out or say `JWT`; a token that was issued for another purpose says so.
  typ: z
    .string()
    .regex(/^(?:application\/)?(?:logout\+jwt|jwt)$/i)
    .optional(),
});
const LogoutSchema = z
  .object({
    jti: z.string().min(1).max(1_000),
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    events: z.looseObject({ [EVENT]: z.looseObject({}) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

/**
 * The provider says that somebody has signed out there: their sessions end here too (OpenID Connect Back-Channel Logout 1.0, section
 * 2.6).
 * @throws when the token is not the provider's, not for this app, old, used before, or no logout token
 */
export async function endByProvider(logoutToken: string): Promise<void> {
  const { issuer } = (await provider()).serverMetadata();
  const { payload, protectedHeader } = await jwtVerify(logoutToken, await providerKeys(), {
    issuer,
    audience: signInSettings().clientId,
    algorithms: ALGORITHMS,
    maxTokenAge: LONGEST_AGE,
    clockTolerance: CLOCKS,
    requiredClaims: ["iat", "jti", "events"],
  });
  HeaderSchema.parse(protectedHeader);
  const { jti, sub: subject, sid } = LogoutSchema.parse(payload);
  const forgetBefore = new Date(Date.now() - 2 * (LONGEST_AGE + CLOCKS) * 1000).toISOString();
  await endSessionsByProvider({ issuer, sid, subject }, hashOf(jti), forgetBefore);
}
