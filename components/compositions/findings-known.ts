import { createContext, useContext } from "react";
import type { Member } from "@/lib/core/model/composition";

const keyOf = (names: readonly string[]): string => [...names].sort().join("\n");

/** Sets of servers that findings of kept sessions are about. */
export const FindingsKnown = createContext<ReadonlySet<string>>(new Set());

export function knownFindings(sets: readonly (readonly string[])[]): ReadonlySet<string> {
  return new Set(sets.map(keyOf));
}

/** The address of the findings about these servers; undefined when there are none. */
export function useFindingsHref(members: readonly Member[]): string | undefined {
  const names = members.map(({ name }) => name);
  const known = useContext(FindingsKnown).has(keyOf(names));
  return known ? `/findings?${new URLSearchParams(names.map((name) => ["server", name]))}` : undefined;
}
