/** Where a guest may go: somebody without the launch's token, for whom there is the page that opens what was shared, and nothing else. */
const GUEST_PAGE = "/share";
const BUILT_FILES = "/_next/static/";
const ICON = "/icon.svg";
const SHARES = "/api/shares";

/** Marks a request of a guest for the pages; whatever a browser sends under this name is dropped. */
export const GUEST_HEADER = "x-trefoil-guest";

/**
 * Whether a request is answered without the token: the page and the built files it is made of, for reading only (a page
 * also takes calls of server functions, which arrive as POST), and the protocol of stored shares, which wants the secret
 * of a link instead of a cookie.
 */
export function isForGuests(method: string, pathname: string): boolean {
  if (isOfShares(pathname)) return method === "GET" || method === "POST";
  if (method !== "GET" && method !== "HEAD") return false;
  return pathname === GUEST_PAGE || pathname === ICON || (pathname.startsWith(BUILT_FILES) && !pathname.includes(".."));
}

/** The protocol of stored shares, which programs speak too: another Trefoil that reads, or keeps its shares here. */
export function isOfShares(pathname: string): boolean {
  return pathname === SHARES || pathname.startsWith(`${SHARES}/`);
}

/** Pages and answers whose address or holder must not be told to anybody. */
export function tellsNoReferrer(pathname: string): boolean {
  return pathname === GUEST_PAGE || isOfShares(pathname);
}
