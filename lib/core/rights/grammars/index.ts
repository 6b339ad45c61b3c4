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
 * What a scope permits, in the grammar of its issuer: `hosts` are those of the issuer and of the server. Undefined when no grammar reads it: then it may permit anything.
 */
export function readScope(scope: string, hosts: readonly string[]): readonly Right[] | undefined {
  for (const { hosts: own, read } of GRAMMARS) {
    if (own && !hosts.some((host) => own.test(host))) continue;
    const rights = read(scope);
    if (rights) return rights;
    // Scopes of a service with its own grammar are not read by another one.
    if (own) return undefined;
  }
  return undefined;
}

/** Whether a scope is included in another one, according to the service of these hosts. */
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
