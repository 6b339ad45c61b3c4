/** What a browser stores where people sign in: its session, and a sign-in that was begun in it. */
export type SignInCookie = "session" | "sign-in";

/**
 * `__Host-`: only this very host may set it, over TLS. Without TLS, on this computer, the port is part of the name, since cookies ignore ports: the
 * one that browsers use, which is the same for all copies behind one address.
 */
export function signInCookieName(use: SignInCookie, publicOrigin: string | undefined, port: number): string {
  if (publicOrigin?.startsWith("https:")) return `__Host-trefoil-${use}`;
  return `trefoil-${use}-${publicOrigin === undefined ? port : new URL(publicOrigin).port || 80}`;
}

export const sessionCookieName = (publicOrigin: string | undefined, port: number): string =>
  signInCookieName("session", publicOrigin, port);
