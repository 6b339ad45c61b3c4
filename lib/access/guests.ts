/**
 * Where a guest may go, that is, somebody without the launch's token: to the page that opens what was shared, and to the handbook, which
 * is part of the program and contains none of its data.
 */
const GUEST_PAGE = "/share";
const HANDBOOK = /^\/help(?:\/[a-z-]+)?$/;
const BUILT_FILES = "/_next/static/";
const ICON = "/icon.svg";
const SHARES = "/api/shares";

/** Where somebody signs in and out, and where the identity provider says that they signed out there. */
export const SIGN_IN_PAGE = "/sign-in";
export const SIGNED_OUT_PAGE = "/signed-out";
export const BACK_CHANNEL = "/sign-in/back-channel";
const SIGN_IN: Readonly<Record<string, readonly string[]>> = {
  [SIGN_IN_PAGE]: ["GET", "HEAD"],
  "/sign-in/begin": ["GET", "HEAD"],
  "/sign-in/callback": ["GET", "HEAD"],
  [SIGNED_OUT_PAGE]: ["GET", "HEAD"],
  [BACK_CHANNEL]: ["POST"],
  "/sign-out": ["POST"],
};

/** Tells pages that a request comes from a guest; whatever a browser itself sends under this name is dropped. */
export const GUEST_HEADER = "x-trefoil-guest";

/** Which page the browser is on, so that it can return there after a sign-in; whatever a browser sends under this name is dropped too. */
export const PLACE_HEADER = "x-trefoil-place";

/**
 * Whether a request is answered without the token. This holds for those pages and the built files they consist of, for reading only (a
 * page also takes calls of server functions, which arrive as POST); for the protocol of stored shares, which requires the secret of a
 * link instead of a cookie; and for signing in, where people do.
 */
export function isForGuests(method: string, pathname: string): boolean {
  if (isOfShares(pathname)) return method === "GET" || method === "POST";
  if (Object.hasOwn(SIGN_IN, pathname)) return SIGN_IN[pathname]!.includes(method);
  if (method !== "GET" && method !== "HEAD") return false;
  if (pathname === GUEST_PAGE || HANDBOOK.test(pathname)) return true;
  return pathname === ICON || (pathname.startsWith(BUILT_FILES) && !pathname.includes(".."));
}

/** The protocol of stored shares, which programs speak too, such as another Trefoil that reads shares or stores its own here. */
export function isOfShares(pathname: string): boolean {
  return pathname === SHARES || pathname.startsWith(`${SHARES}/`);
}

/** Pages and answers whose address must not be passed on to anybody. */
export function tellsNoReferrer(pathname: string): boolean {
  return pathname === GUEST_PAGE || isOfShares(pathname) || Object.hasOwn(SIGN_IN, pathname);
}
