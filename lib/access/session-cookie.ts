/** What a browser keeps where people sign in: its session, and a sign-in that was begun in it. */
export type SignInCookie = "session" | "sign-in";

/** `__Host-`: only this very host may set it, over TLS. Without TLS, on this computer, cookies do not know ports, so the port is in the name. */
export function signInCookieName(use: SignInCookie, publicOrigin: string | undefined, port: number): string {
  return publicOrigin?.startsWith("https:") ? `__Host-trefoil-${use}` : `trefoil-${use}-${port}`;
}

export const sessionCookieName = (publicOrigin: string | undefined, port: number): string =>
  signInCookieName("session", publicOrigin, port);
