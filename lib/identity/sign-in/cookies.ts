import { signInCookieName, type SignInCookie } from "../../access/session-cookie";
import { env } from "../../env";

/** Seconds that a sign-in may take. */
export const SIGN_IN_SECONDS = 600;

/** `Lax`, because the browser comes back from the provider's site. */
export function cookieLine(use: SignInCookie, value: string, seconds?: number): string {
  const parts = [`${nameOf(use)}=${value}`, "Path=/", "HttpOnly", "SameSite=Lax"];
  if (isSecure()) parts.push("Secure");
  if (seconds !== undefined) parts.push(`Max-Age=${seconds}`);
  return parts.join("; ");
}

export const noCookie = (use: SignInCookie): string => cookieLine(use, "", 0);

/** Read from the header as the browser sent it. */
export function cookieIn(header: string | null, use: SignInCookie): string | undefined {
  const name = `${nameOf(use)}=`;
  const found = (header ?? "").split(/;\s*/).find((one) => one.startsWith(name));
  return found === undefined || found.length === name.length ? undefined : found.slice(name.length);
}

const isSecure = (): boolean => env.publicOrigin?.startsWith("https:") ?? false;
const nameOf = (use: SignInCookie): string => signInCookieName(use, env.publicOrigin, env.port);
