/** What a request says about where it comes from. Header values as received, null when absent. */
export type RequestProvenance = {
  method: string;
  host: string | null;
  origin: string | null;
  /** `Sec-Fetch-Site`, `-Mode`, `-Dest`: set by the browser, out of a page's reach. */
  fetchSite: string | null;
  fetchMode: string | null;
  fetchDest: string | null;
  /** It carries a proof of its own that no other site can make a browser send: a secret in a header, or something signed. */
  bringsProof: boolean;
};

/**
 * Why a request must be refused, or null. Only the app's own pages may change or read anything; another site may at most link here. A
 * rebound DNS name fails on `Host`, which still holds the attacker's name.
 */
export function checkRequest(request: RequestProvenance, ownHosts: readonly string[], scheme = "http"): string | null {
  const { method, host, origin, fetchSite } = request;
  if (host === null || !ownHosts.includes(host.toLowerCase())) return "This address is not one of Trefoil's own.";
  const ownOrigin = `${scheme}://${host.toLowerCase()}`;
  if (origin !== null && origin.toLowerCase() !== ownOrigin) return "Another site asked for this.";
  if (method === "GET" || method === "HEAD") {
    const foreign = fetchSite === "cross-site" || fetchSite === "same-site";
    const followsALink = request.fetchMode === "navigate" && request.fetchDest === "document";
    return foreign && !followsALink ? "Another site asked for this." : null;
  }
  const proven = origin !== null || fetchSite === "same-origin" || (request.bringsProof && fetchSite === null);
  return proven ? null : "A change must come from one of Trefoil's own pages.";
}
