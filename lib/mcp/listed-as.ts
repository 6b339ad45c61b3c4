import type { Server } from "@/lib/core/model/server";
import type { ListedAs } from "@/lib/core/model/snapshot";
import type { ReachOptions } from "./connect";

/** With which credentials a server was asked, by name: what it lists may depend on them. Undefined when the entry has none. */
export function listedAs(
  { transport }: Pick<Server, "transport">,
  { anonymous, signIn }: ReachOptions,
): ListedAs | undefined {
  if (transport.kind === "given") return undefined;
  if (transport.kind === "http" && anonymous) return { how: "anonymous" };
  if (transport.kind === "http" && signIn)
    return { how: "sign-in", account: signIn.account, issuer: signIn.issuer, scope: signIn.scope };
  const named = transport.kind === "http" ? transport.headers : transport.env;
  const marked = [
    transport.kind === "http" ? transport.url : "",
    ...(transport.kind === "stdio" ? transport.args : []),
  ].flatMap((text) => [...text.matchAll(/\{\{secret:([^{}]+)\}\}/g)].map(([, place]) => place!));
  const names = [...named, ...marked];
  if (names.length > 0) return { how: "configured", names };
  return transport.kind === "http" ? { how: "anonymous" } : undefined;
}
