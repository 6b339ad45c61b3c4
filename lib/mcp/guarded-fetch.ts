import { lookup as systemLookup, type LookupAddress, type LookupOptions } from "node:dns";
import type { FetchLike } from "@modelcontextprotocol/client";
import { Agent, fetch as undiciFetch } from "undici";
import { countStructure } from "./count-structure";
import { refuseAddress, refuseUrl, type Guard } from "./guard";
import { LargePlace } from "./large";
import { megabytes, type Limits } from "./limits";
import { Stopped, type Stop } from "./stop";

type Lookup = typeof systemLookup;
type LookupCallback = (error: NodeJS.ErrnoException | null, address: string | LookupAddress[], family?: number) => void;

/**
 * `fetch` for one server: only allowed addresses, checked when the name is resolved and used for that very connection, so that a name
 * cannot change its address in between; answers are measured and cut off at the limits. Redirects come back through here one by one,
 * since the SDK follows them itself, within the origin.
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
