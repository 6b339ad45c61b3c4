import { logFault } from "@/lib/log";
import { env } from "@/lib/env";
import type { WatchEvent } from "@/lib/core/model/watch";
import { getServer } from "@/lib/store/servers";
import { newestListings } from "@/lib/store/snapshots/listings";
import { consentTo, secretsOf } from "./consent";
import { watch } from "./heavy/list";
import { keepListing } from "./keep-listing";
import { STARTS_OFF } from "./list-one";
import { reachAsAgreed } from "./reach";

/** Servers that are watched at the same time: each keeps a command or a connection open. */
const MOST = 8;

const KEY = Symbol.for("trefoil.watches");
const watches = (): Set<AbortController> => ((globalThis as { [KEY]?: Set<AbortController> })[KEY] ??= new Set());

/**
 * Watches one server for as long as the stream is read, as server-sent events. Every listing is stored like any other, and a server without consent is not contacted.
 */
export function watchStream(serverId: string, gone: AbortSignal): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const abort = new AbortController();
  gone.addEventListener("abort", () => abort.abort(), { once: true });
  return new ReadableStream({
    async start(controller) {
      const send = (event: WatchEvent) => {
        if (!abort.signal.aborted) controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
      };
      // Without a word now and then, nobody notices that the browser has gone.
      const beat = setInterval(
        () => !abort.signal.aborted && controller.enqueue(encoder.encode(": still here\n\n")),
        15_000,
      );
      watches().add(abort);
      const message = await watchOne(serverId, abort.signal, send).catch(
        (error: unknown) =>
          `It could not be watched. The terminal that Trefoil runs in says why, under ${logFault("A server could not be watched", error)}.`,
      );
      watches().delete(abort);
      clearInterval(beat);
      send({ kind: "ended", message });
      try {
        controller.close();
      } catch {
        // Whoever read it has left, which closed it.
      }
    },
    cancel: () => abort.abort(),
  });
}

/** Ends every watch, because what is watched is about to be deleted. */
export function endWatches(): void {
  for (const abort of watches()) abort.abort();
}

/** Answers why it is over. */
async function watchOne(serverId: string, signal: AbortSignal, send: (event: WatchEvent) => void): Promise<string> {
  const server = await getServer(serverId);
  if (!server || server.transport.kind === "given" || server.disabled) return "There is nothing to watch.";
  if (watches().size > MOST) return `Trefoil watches at most ${MOST} servers at a time. Stop another one first.`;
  const consent = await consentTo(server);
  if (!consent) return "Agree to it first: it is reached for as long as it is watched.";
  if (server.transport.kind === "stdio" && !env.startsAllowed) return STARTS_OFF.message;
  let before = (await newestListings()).get(serverId)?.digest;
  const { message } = await watch(server, await secretsOf(serverId), {
    ...(await reachAsAgreed(server, consent)),
    signal,
    onWatching: () => send({ kind: "watching" }),
    async onListing(snapshot) {
      if (signal.aborted) return;
      await keepListing(serverId, snapshot);
      send({ kind: "listed", at: snapshot.at, tools: snapshot.tools, changed: snapshot.digest !== before });
      before = snapshot.digest;
    },
  });
  return message;
}
