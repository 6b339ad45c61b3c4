import { lookup as systemLookup, type LookupAddress, type LookupOptions } from "node:dns";
import type { FetchLike } from "@modelcontextprotocol/client";
import ipaddr from "ipaddr.js";
import { Agent, fetch as undiciFetch } from "undici";
import { countStructure } from "./count-structure";
import { LargePlace } from "./large";
import type { Limits } from "./limits";
import { megabytes } from "./stdio-transport";
import { Stopped, type Stop } from "./stop";

type Lookup = typeof systemLookup;
type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

export type Guard = {
  /** Hosts that a person allowed by name although their addresses are private; as in the URL, without the port. */
  allowedHosts?: readonly string[];
  /** May services on this computer be asked by their loopback names? Yes unless it says false: for addresses that another server named. */
  loopback?: boolean;
  lookup?: Lookup;
};

/** `localhost`, names below it and loopback addresses: what runs on this computer. */
export function isLoopbackName(host: string): boolean {
  const name = bareHost(host);
  return (
    name === "localhost" ||
    name.endsWith(".localhost") ||
    (ipaddr.isValid(name) && ipaddr.process(name).range() === "loopback")
  );
}

/** Why this URL may not be asked, or null. Names are judged by their addresses when they are resolved. */
export function refuseUrl(url: URL, { allowedHosts = [], loopback = true }: Guard = {}): string | null {
  const host = bareHost(url.hostname);
  const allowed = allowedHosts.map(bareHost).includes(host);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    return `Trefoil asks only https:// and http:// addresses, not ${url.protocol}//.`;
  if (url.protocol === "http:" && !isLoopbackName(host) && !allowed) {
    return `${host} would be asked without encryption (http). Use https, or allow this host by name.`;
  }
  if (!loopback && isLoopbackName(host) && !allowed)
    return `${host} is this computer, and the address was named by a server elsewhere. If you mean it, allow it by name.`;
  return ipaddr.isValid(host) ? refuseAddress(host, host, { allowedHosts }) : null;
}

/** Why this address of a host may not be connected to, or null. Only public unicast addresses are open to everyone. */
export function refuseAddress(host: string, address: string, { allowedHosts = [] }: Guard = {}): string | null {
  if (allowedHosts.map(bareHost).includes(bareHost(host))) return null;
  const range = ipaddr.isValid(address) ? ipaddr.process(address).range() : "unknown";
  if (range === "unicast" || (range === "loopback" && isLoopbackName(host))) return null;
  return `${host} leads to ${address}, which is not a public address (${RANGE_WORDS[range] ?? range}). If you mean this host, allow it by name.`;
}

const RANGE_WORDS: Record<string, string> = {
  loopback: "this computer",
  private: "a private network",
  linkLocal: "link-local, where cloud metadata lives",
  uniqueLocal: "a private network",
  carrierGradeNat: "a provider's network",
};

/**
 * `fetch` for one server: only allowed addresses, checked when the name is resolved and used for that very connection, so
 * that a name cannot change its address in between; answers are counted and cut at the limits. Redirects come back
 * through here one by one, since the SDK follows them itself, within the origin.
 */
export function guardedFetch(guard: Guard, limits: Limits, stop: Stop): { fetch: FetchLike; close(): Promise<void> } {
  const agent = new Agent({
    connect: { lookup: pinnedLookup(guard, stop) as Lookup, timeout: limits.connectMs },
    bodyTimeout: limits.silenceMs,
    headersTimeout: limits.connectMs,
  });
  const count = { bytes: 0, structure: 0 };
  const large = new LargePlace();
  const fetch: FetchLike = async (input, init) => {
    const refusal = refuseUrl(new URL(String(input)), guard);
    if (refusal) throw stopWith(stop, new Stopped("refused", refusal));
    const signal = init?.signal ? AbortSignal.any([init.signal, stop.signal]) : stop.signal;
    const response = await undiciFetch(String(input), {
      ...(init as object),
      signal,
      redirect: "manual",
      dispatcher: agent,
    } as Parameters<typeof undiciFetch>[1]);
    return bounded(response as unknown as Response, count, limits, stop, large);
  };
  const close = async () => {
    large.leave();
    await agent.destroy();
  };
  return { fetch, close };
}

function pinnedLookup(guard: Guard, stop: Stop) {
  return (host: string, options: LookupOptions, callback: LookupCallback): void => {
    (guard.lookup ?? systemLookup)(host, { ...options, all: true }, (error, found) => {
      const addresses = (found ?? []) as LookupAddress[];
      const refusal = addresses.map(({ address }) => refuseAddress(host, address, guard)).find((one) => one !== null);
      if (refusal) stop.now(new Stopped("refused", refusal));
      const failure = error ?? (refusal ? Object.assign(new Error("refused"), { code: "EREFUSED" }) : null);
      if (failure || !addresses[0])
        callback(failure ?? Object.assign(new Error("no address"), { code: "ENOTFOUND" }), []);
      else if (options.all) callback(null, addresses);
      else callback(null, addresses[0].address, addresses[0].family);
    });
  };
}

/** Counts what is read after decompression, so a small body cannot grow without end. */
function bounded(
  response: Response,
  count: { bytes: number; structure: number },
  limits: Limits,
  stop: Stop,
  large: LargePlace,
): Response {
  if (!response.body) return response;
  const streamed = response.headers.get("content-type")?.toLowerCase().startsWith("text/event-stream") ?? false;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      bytes += chunk.byteLength;
      count.bytes += chunk.byteLength;
      if (count.bytes > limits.smallBytes) await large.enter();
      count.structure += countStructure(chunk);
      if (count.structure > limits.structure)
        return controller.error(
          stopWith(
            stop,
            new Stopped(
              "too-big",
              "It sent more brackets and commas than any list of tools needs. The listing was ended.",
            ),
          ),
        );
      const limit =
        !streamed && bytes > limits.messageBytes
          ? limits.messageBytes
          : count.bytes > limits.totalBytes
            ? limits.totalBytes
            : null;
      if (limit === null) controller.enqueue(chunk);
      else
        controller.error(
          stopWith(
            stop,
            new Stopped(
              "too-big",
              `It sent more than ${megabytes(limit)} MB. The listing was ended. Its tools/list answer can be pasted instead.`,
            ),
          ),
        );
    },
  });
  const body = response.body.pipeThrough(counter);
  const { status, statusText, headers } = response;
  const copy = new Response([204, 205, 304].includes(status) ? null : body, { status, statusText, headers });
  Object.defineProperty(copy, "url", { value: response.url });
  return copy;
}

function stopWith(stop: Stop, reason: Stopped): Stopped {
  stop.now(reason);
  return reason;
}

const bareHost = (host: string): string =>
  host
    .toLowerCase()
    .replace(/^\[|\]$/g, "")
    .replace(/\.$/, "");
