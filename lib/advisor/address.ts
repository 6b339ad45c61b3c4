import { PROTOCOLS } from "@/lib/core/advisor/protocol";
import type { EndpointKind } from "@/lib/core/model/advisor";
import { refuseUrl } from "@/lib/mcp/guard";

/**
 * The address that questions go to, from what a person typed: the whole one, one that ends in a version (`…/v1`), or the
 * host alone. Returns what is wrong when it cannot be one: it needs https, except on this computer, and may carry no credential.
 */
export function endpointAddress(kind: EndpointKind, typed: string): { ok: URL } | { problem: string } {
  if (!URL.canParse(typed))
    return {
      problem: "This is not an address. It looks like https://api.example.com/v1 or http://127.0.0.1:11434/v1.",
    };
  const url = new URL(typed);
  if (url.username || url.password || url.search)
    return { problem: "The address may hold no user name, password or query. The key has a field of its own." };
  // A person named this host on purpose, so a private network is no reason to refuse, but a key never travels unencrypted.
  const refusal = refuseUrl(url, url.protocol === "https:" ? { allowedHosts: [url.hostname] } : {});
  if (refusal)
    return {
      problem:
        url.protocol === "http:" ? "Use https. Without encryption only a model on this computer is asked." : refusal,
    };
  const { path } = PROTOCOLS[kind];
  const base = /^.*[^/]/.exec(url.pathname)?.[0] ?? "";
  url.hash = "";
  url.pathname = base.endsWith(`/${path}`) ? base : base === "" ? `/v1/${path}` : `${base}/${path}`;
  return { ok: url };
}
