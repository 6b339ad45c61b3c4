import type { Secrets } from "@/lib/core/model/secret";
import type { Transport } from "@/lib/core/model/server";
import { opener, type OpenedServer } from "./opener";
import { Stopped } from "./stop";

type Environment = Readonly<Record<string, string>>;
type Http = Extract<Transport, { kind: "http" }>;

/** The same entry without any credential: no header, no user-info, no query that holds a secret. */
export function withoutCredentials(transport: Http): Http {
  const url = transport.url.replace(/^([a-z][a-z0-9+.-]*:\/\/)[^/?#]*@/i, "$1").replace(/\?[^#]*/, (query) => {
    const kept = query
      .slice(1)
      .split("&")
      .filter((part) => !/\{\{secret:|\$\{/.test(part));
    return kept.length > 0 ? `?${kept.join("&")}` : "";
  });
  return { ...transport, url, headers: [] };
}

/** The URL and headers of a remote server in the clear. */
export function openAddress(
  transport: Http,
  secrets: Secrets,
  environment: Environment,
): OpenedServer & { url: URL; headers: Record<string, string> } {
  const opened = opener(secrets, environment);
  const text = opened.text(transport.url);
  if (/^[^?]*(\$\{|\{env:|\{\{secret:)/.test(text))
    throw new Stopped(
      "unreachable",
      `The URL names a variable that has no value here: ${opened.unresolved.join(", ")}. Set it, or write the URL out.`,
    );
  if (!URL.canParse(text)) throw new Stopped("unreachable", "The URL cannot be read. Correct the address.");
  const url = new URL(text);
  const headers: Record<string, string> = {};
  for (const name of transport.headers) {
    const value = opened.value(`header.${name}`).trim();
    if (!/^[!#$%&'*+\-.^_`|~\w]+$/.test(name) || /[^\t\x20-\x7e\x80-\xff]/.test(value))
      throw new Stopped(
        "unreachable",
        "One of its headers cannot be sent: its name or value has characters that HTTP does not allow. Correct it.",
      );
    headers[name] = value;
  }
  if (url.username || url.password) {
    headers.Authorization ??= `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString("base64")}`;
    url.username = url.password = "";
  }
  return { url, headers, values: opened.values, unresolved: opened.unresolved };
}
