import type { BuiltIn } from "../model/host";
import type { Transport } from "../model/server";
import { no, yes } from "./legs";

/** Programs that only forward MCP to the address among their arguments. */
const BRIDGES = /(^|[/@\\])(mcp-remote|supergateway|mcp-proxy|mcp-client-proxy)([@\s]|$)/;

/**
 * Every argument of every call can be read by whoever runs a remote server. A query to one fixed provider is no egress,
 * for no outsider sees it; it becomes one for those who do not trust that provider, and then they ask for this line.
 */
export function argumentsToOperator(transport: Transport, tools: number): BuiltIn[] {
  const host = remoteHost(transport);
  if (host === undefined || tools === 0) return [];
  return [
    {
      name: "@arguments",
      channel: "arguments",
      onRequest: true,
      description: `Whoever runs ${host} can read every argument of every call.`,
      legs: {
        private: no("It returns nothing by itself."),
        untrusted: no("It returns nothing by itself."),
        egress: yes(
          2,
          `What the model puts into arguments goes to ${host}. It goes to no other party, so it counts only for those who do not trust this one.`,
        ),
      },
      writes: false,
      destructive: false,
    },
  ];
}

/** The host of a server that somebody else runs; `undefined` for one on this machine and for tools given by hand. */
export function remoteHost(transport: Transport): string | undefined {
  if (transport.kind === "given") return undefined;
  const passedOn =
    transport.kind === "stdio" && [transport.command, ...transport.args].some((word) => BRIDGES.test(word))
      ? transport.args.find((word) => /^https?:\/\//i.test(word))
      : undefined;
  const address = transport.kind === "http" ? transport.url : passedOn;
  const host = address === undefined ? undefined : hostOf(address);
  return host === undefined || isThisMachine(host) ? undefined : host;
}

/** The host of an address, without user, port and brackets, in lower case. */
export function hostOf(address: string): string | undefined {
  const authority = /^[a-z][a-z0-9+.-]*:\/\/([^/?#\s]*)/i.exec(address)?.[1]?.replace(/^[^@]*@/, "");
  const host = authority?.startsWith("[") ? /^\[([^\]]*)\]/.exec(authority)?.[1] : authority?.replace(/:\d*$/, "");
  return host ? host.toLowerCase() : undefined;
}

function isThisMachine(host: string): boolean {
  return (
    host === "localhost" ||
    host.endsWith(".localhost") ||
    host === "::1" ||
    host === "0.0.0.0" ||
    /^127(\.\d+){3}$/.test(host)
  );
}
