import type { lookup } from "node:dns";
import ipaddr from "ipaddr.js";

export type Guard = {
  /** Hosts that a person allowed by name although their addresses are private; as in the URL, without the port. */
  allowedHosts?: readonly string[];
  /**
   * Whether services on this computer may be contacted by their loopback names. Yes unless false, which is for addresses that another
   * server named.
   */
  loopback?: boolean;
  lookup?: typeof lookup;
};

/** `localhost`, names below it and loopback addresses: what runs on this computer. */
export function isLoopbackName(host: string): boolean {
  const name = bareHost(host);
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    (ipaddr.isValid(name) && ipaddr.process(name).range() === "loopback")
  );
}

/** Why this URL may not be contacted, or null. Names are judged by their addresses when they are resolved. */
export function refuseUrl(url: URL, { allowedHosts = [], loopback = true }: Guard = {}): string | null {
  const host = bareHost(url.hostname);
  const allowed = allowedHosts.map(bareHost).includes(host);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return `Trefoil asks only https:// and http:// addresses, not ${url.protocol}//.`;
  if (url.protocol === "http:" && !isLoopbackName(host) && !allowed) {
    return `${host} would be asked without encryption (http). Use https, or allow this host by name.`;
  }
  if (!loopback && isLoopbackName(host) && !allowed)
    return `${host} is this computer, and the address was named by a server elsewhere. If you mean it, allow it by name.`;
  return ipaddr.isValid(host) ? refuseAddress(host, host, { allowedHosts }) : null;
}

/** Why this address of a host may not be connected to, or null. Only public unicast addresses are open to everyone. */
export function refuseAddress(host: string, address: string, { allowedHosts = [] }: Guard = {}): string | null {
  if (allowedHosts.map(bareHost).includes(bareHost(host))) return null;
  const range = ipaddr.isValid(address) ? ipaddr.process(address).range() : "unknown";
  if (range === "unicast" || (range === "loopback" && isLoopbackName(host))) return null;
  return `${host} leads to ${address}, which is not a public address (${RANGE_WORDS[range] ?? range}). If you mean this host, allow it by name.`;
}

const RANGE_WORDS: Record<string, string> = {
  loopback: "this computer",
  private: "a private network",
  linkLocal: "link-local, where cloud metadata lives",
  uniqueLocal: "a private network",
  carrierGradeNat: "a provider's network",
};

const bareHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
