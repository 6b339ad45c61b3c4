import type { Server } from "@/lib/core/model/server";
import type { ListedAs } from "@/lib/core/model/snapshot";
import { grantsIn } from "@/lib/core/rights/tokens";
import type { ReachOptions } from "./connect-options";

/**
 * The credentials with which a server was asked, by name, and the rights that they state: what it lists may depend on them. `values` are
 * those that it was given, in the clear; none of them is in the result. Undefined if the entry has none.
 */
export function listedAs(
  { transport }: Pick<Server, "transport">,
  { anonymous, signIn }: ReachOptions,
  values: readonly string[],
): ListedAs | undefined {
  if (transport.kind === "given") return undefined;
  if (transport.kind === "http" && anonymous) return { how: "anonymous" };
  if (transport.kind === "http" && signIn)
    return { how: "sign-in", account: signIn.account, issuer: signIn.issuer, scope: signIn.scope || inToken(values) };
  const named = transport.kind === "http" ? transport.headers : transport.env;
  const marked = [
    transport.kind === "http" ? transport.url : "",
    ...(transport.kind === "stdio" ? transport.args : []),
  ].flatMap((text) => [...text.matchAll(/\{\{secret:([^{}]+)\}\}/g)].map(([, place]) => place!));
  const names = [...named, ...marked];
  const rights = grantsIn(values);
  if (names.length > 0) return { how: "configured", names, ...(rights.length > 0 && { rights }) };
  return transport.kind === "http" ? { how: "anonymous" } : undefined;
}

/** The scope in the token of a sign-in, if the answer that issued it named none (RFC 6749, section 5.1). */
const inToken = (values: readonly string[]): string =>
  [...new Set(grantsIn(values).flatMap(({ scopes }) => scopes))].join(" ");
