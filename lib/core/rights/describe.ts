import type { Snapshot } from "../model/snapshot";
import { hold, hostOf } from "./decide";
import type { ScopeAction } from "./define";
import { readScope } from "./grammars";
import { grantsOf } from "./grants";

/** A scope that a server was given, and what it lets it do, in words. */
export type DescribedScope = { scope: string; words: string };
/** What a server was given, scope by scope, and whether that is all. */
export type DescribedGrants = {
  from: "sign-in" | "token";
  issuer?: string;
  whole: boolean;
  scopes: DescribedScope[];
}[];

const WORDS: Record<ScopeAction, string> = { read: "read", write: "change", delete: "delete" };
/** How many things of a scope are named. */
const MOST = 4;

export function describeGrants({ listedAs, reached }: Pick<Snapshot, "listedAs" | "reached">): DescribedGrants {
  const grants = grantsOf(listedAs);
  const { hosts } = hold(grants, reached ? [hostOf(reached)] : []);
  return grants.map(({ from, issuer, whole, scopes }) => ({
    from,
    ...(issuer && { issuer }),
    whole,
    scopes: scopes.map((scope) => ({ scope, words: describe(scope, hosts) })),
  }));
}

function describe(scope: string, hosts: readonly string[]): string {
  const rights = readScope(scope, hosts);
  if (!rights) return "not known here: it may let do anything";
  if (rights.length === 0) return "says who somebody is, and opens nothing";
  return rights
    .map(({ actions, maybe = [], things }) => {
      const may = (list: readonly ScopeAction[]) => list.map((action) => WORDS[action]).join(", ");
      const can = [may(actions), maybe.length > 0 && `perhaps ${may(maybe)}`].filter(Boolean).join("; ");
      return `${can} (${things === "all" ? "everything" : sayThings(things)})`;
    })
    .join("; ");
}

function sayThings(things: readonly string[]): string {
  const left = things.length - MOST;
  return [...things.slice(0, MOST), ...(left > 0 ? [`${left} more`] : [])].join(", ");
}
