import { useLayoutEffect, useRef } from "react";

/** Characters of a query. Node refuses requests with more than 16 KB of headers, so a longer one would not survive every reload. */
export const LONGEST_QUERY = 6_000;

/**
 * Keeps the page's address in step with what is shown, so that a reload, a bookmark or a copied address shows the same. Not
 * `nuqs`: pages read their address on the server, by functions that are tested without a browser, so it could only replace these lines.
 * @param query with its `?`; empty when everything is as by default
 * @param waitMs milliseconds of rest before it is written
 */
export function useAddress(query: string, { enabled = true, waitMs = 0 } = {}): void {
  const place = useRef<string>(undefined);
  // After every render, and before anything else can happen: when the page is fetched again, the router puts the address back that it knows.
  useLayoutEffect(() => {
    place.current ??= window.location.pathname;
    const isHere = () => window.location.pathname === place.current;
    if (!enabled || !isHere() || window.location.search === query) return;
    const write = () => {
      if (isHere()) window.history.replaceState(window.history.state, "", `${window.location.pathname}${query}`);
    };
    if (waitMs === 0) return write();
    const timer = setTimeout(write, waitMs);
    return () => clearTimeout(timer);
  });
}

/** The query of what is given, with its `?`; empty when nothing is. */
export function queryOf(parts: ConstructorParameters<typeof URLSearchParams>[0]): string {
  const query = new URLSearchParams(parts).toString();
  return query === "" ? "" : `?${query}`;
}
