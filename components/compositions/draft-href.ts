import { LONGEST_QUERY } from "@/components/ui/use-address";

/**
 * The address of an unsaved session of these servers; undefined when they are too many for an address, or when
 * they are somebody else's (no host id).
 */
export function draftHref(servers: readonly string[], host: string | null): string | undefined {
  if (host === null) return undefined;
  const query = new URLSearchParams([
    ...servers.map((name): [string, string] => ["server", name]),
    ...(host === "none" ? [] : [["host", host] satisfies [string, string]]),
  ]);
  const address = `/sessions/draft?${query}`;
  return address.length <= LONGEST_QUERY ? address : undefined;
}
