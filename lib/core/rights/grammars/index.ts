import type { Right, ScopeGrammar } from "../define";
import github from "./github";
import google from "./google";
import microsoftGraph from "./microsoft-graph";
import openid from "./openid";
import resourceAction from "./resource-action";
import slack from "./slack";

/** Every grammar of scopes, the particular before the general. */
export const GRAMMARS: readonly ScopeGrammar[] = [openid, google, microsoftGraph, github, slack, resourceAction];

/**
 * What a scope lets do, as whoever gave it writes scopes: `hosts` are those of the issuer and of the server. Undefined when no grammar
 * reads it: then it may let do anything.
 */
export function readScope(scope: string, hosts: readonly string[]): readonly Right[] | undefined {
  for (const { hosts: own, read } of GRAMMARS) {
    if (own && !hosts.some((host) => own.test(host))) continue;
    const rights = read(scope);
    if (rights) return rights;
    // Who has a grammar of its own is not read by another one.
    if (own) return undefined;
  }
  return undefined;
}

/** Whether a scope comes along with another one, by the word of whoever has these hosts. */
export function isWithin(scope: string, other: string, hosts: readonly string[]): boolean {
  return GRAMMARS.some(
    ({ hosts: own, brings }) =>
      own &&
      hosts.some((host) => own.test(host)) &&
      brings !== undefined &&
      Object.hasOwn(brings, other) &&
      brings[other]!.includes(scope),
  );
}
