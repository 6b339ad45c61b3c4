/** Longer addresses do not survive every request. */
const LONGEST_ADDRESS = 6000;

/**
 * Where a session of these servers can be looked at without being kept; undefined when they are too many for an address, or when
 * they are somebody else's (no host id).
 */
export function draftHref(servers: readonly string[], host: string | null): string | undefined {
  if (host === null) return undefined;
  const query = new URLSearchParams([
    ...servers.map((name): [string, string] => ["server", name]),
    ...(host === "none" ? [] : [["host", host] satisfies [string, string]]),
  ]);
  const address = `/sessions/draft?${query}`;
  return address.length <= LONGEST_ADDRESS ? address : undefined;
}
