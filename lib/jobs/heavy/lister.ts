import type { MessagePort } from "node:worker_threads";
import type { CaptureProgress } from "@/lib/core/model/capture-job";
import { Secret } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import type { Problem } from "@/lib/core/model/snapshot";
import { closeListing, type ClosedListing } from "@/lib/core/snapshots/closed";
import { captureAs, type Captured, type CaptureOptions } from "@/lib/mcp/capture";
import type { ReachOptions } from "@/lib/mcp/connect-options";
import { snapshotOfRead, type ReadBy } from "@/lib/mcp/read-by";
import { watch } from "@/lib/mcp/watch";
import { Calls } from "./calls";

/** A server to be listed and how it is reached, fit to be handed to a thread: its secrets are plain on the way, within the process. */
export type Entry = {
  server: Server;
  secrets: Record<string, string>;
  reach: Pick<ReachOptions, "allowedHosts" | "loopback" | "environment" | "isolated" | "anonymous">;
  signIn?: { account: string; issuer: string; scope: string; grant: string };
};

/** What the listing calls of the thread that asked for it, each with its answer. */
export type ListerCalls = {
  progress: (progress: CaptureProgress) => void;
  /** Before each start of a command; answers under which number to tell how it ended. */
  started: () => Promise<number>;
  ended: (end: { start: number; ending: string }) => Promise<void>;
  renewed: (grant: string) => Promise<void>;
  watching: () => void;
  listed: (listing: ClosedListing) => Promise<void>;
};

const close = (read: ReadBy): ClosedListing => closeListing(snapshotOfRead(read));

/** Lists or watches one server for another thread, which asks by `list` or `watch`, and ends it by `cancel`. */
export function serveListing(port: MessagePort): void {
  const abort = new AbortController();
  const calls = new Calls(port, {
    cancel: () => abort.abort(),
    list: (entry: Entry): Promise<Captured<ClosedListing>> => {
      const { server, secrets, options } = openEntry(entry, calls, abort.signal);
      return captureAs(server, secrets, options, close);
    },
    watch: (entry: Entry): Promise<Problem> => {
      const { server, secrets, options } = openEntry(entry, calls, abort.signal);
      return watch(server, secrets, {
        ...options,
        close,
        onWatching: () => void calls.call("watching"),
        onListing: (listing) => calls.call<void>("listed", listing),
      });
    },
  });
}

function openEntry(
  { server, secrets, reach, signIn }: Entry,
  calls: Calls,
  signal: AbortSignal,
): { server: Server; secrets: Record<string, Secret>; options: CaptureOptions } {
  return {
    server,
    secrets: Object.fromEntries(Object.entries(secrets).map(([place, value]) => [place, new Secret(value)])),
    options: {
      ...reach,
      signal,
      onProgress: (progress) => void calls.call("progress", progress),
      async onStart() {
        const start = await calls.call<number>("started");
        return (ending) => calls.call<void>("ended", { start, ending });
      },
      ...(signIn && {
        signIn: {
          ...signIn,
          grant: new Secret(signIn.grant),
          onRenewed: (grant) => calls.call<void>("renewed", grant.reveal()),
        },
      }),
    },
  };
}
