import { createHash, createHmac, timingSafeEqual } from "node:crypto";

/** Cookies ignore ports, so the port is in the name: two running copies stay separate. */
export function cookieName(port: number): string {
  return `trefoil-${port}`;
}

/** What a browser holds once it has shown the token. It is derived, so that the cookie does not give the token away. */
export function cookieValue(token: string): string {
  return createHmac("sha256", token).update("trefoil browser cookie").digest("base64url");
}

/** Compares in constant time, wherever the texts differ. */
export function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
