import pLimit from "p-limit";
import type { CaptureProgress } from "@/lib/core/model/capture-job";
import { Secret, type Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import type { Problem } from "@/lib/core/model/snapshot";
import { closeListing, type ClosedListing } from "@/lib/core/snapshots/closed";
import { env, userEnvironment } from "@/lib/env";
import type { Captured } from "@/lib/mcp/capture";
import type { ReachOptions } from "@/lib/mcp/connect-options";
import type { Handlers } from "./calls";
import type { Entry, ListerCalls } from "./lister";
import { ListingThread, ThreadLost } from "./listing-thread";

export type ListOptions = Omit<ReachOptions, "lookup" | "environment"> & {
  signal: AbortSignal;
  onProgress?: (progress: CaptureProgress) => void;
};

export type ThreadWatchOptions = ListOptions & {
  /** From now on the server tells of changes. */
  onWatching: () => void;
  /** Every reading: the first, and one after each change. Awaited before the next. */
  onListing: (listing: ClosedListing) => Promise<void>;
};

const TOO_MUCH: Problem = {
  kind: "too-big",
  message:
    "Reading what this server sends took more memory or time than a listing may take, so it was ended. Check that this is the server you meant; its tools/list answer can be pasted instead.",
  stderrTail: "",
};

let shared: ListingThread | undefined;
const alone = pLimit(1);

/**
 * Lists a server in a thread of its own kind and closes what was read for keeping there, so that pages are answered meanwhile and nothing that a
 * server sends can take the app with it. When a listing takes its thread down, those beside it are begun again, each alone. Without the bundled
 * program, as in tests, right here.
 */
export async function list(server: Server, secrets: Secrets, options: ListOptions): Promise<Captured<ClosedListing>> {
  const { worker: program } = env;
  if (program === undefined) {
    const [{ captureAs }, { snapshotOfRead }] = await here();
    return captureAs(server, secrets, options, (read) => closeListing(snapshotOfRead(read)));
  }
  const ask = (thread: ListingThread) =>
    inThread<Captured<ClosedListing>>(thread, "list", entryOf(server, secrets, options), options);
  try {
    return await ask(sharedThread(program));
  } catch (error) {
    if (!(error instanceof ThreadLost)) throw error;
  }
  return alone(async () => {
    const thread = new ListingThread(program);
    try {
      return await ask(thread);
    } catch (error) {
      if (!(error instanceof ThreadLost)) throw error;
      return { ok: false, problem: TOO_MUCH };
    } finally {
      thread.end();
    }
  });
}

/** Stays with a server after listing it, in the same way, until it is aborted. Answers why it is over. */
export async function watch(server: Server, secrets: Secrets, options: ThreadWatchOptions): Promise<Problem> {
  const { worker: program } = env;
  if (program === undefined) {
    const [, { snapshotOfRead }, watching] = await here();
    return watching.watch(server, secrets, { ...options, close: (read) => closeListing(snapshotOfRead(read)) });
  }
  const told: Pick<ListerCalls, "watching" | "listed"> = { watching: options.onWatching, listed: options.onListing };
  try {
    const entry = entryOf(server, secrets, options);
    return await inThread<Problem>(sharedThread(program), "watch", entry, options, told);
  } catch (error) {
    if (!(error instanceof ThreadLost)) throw error;
    return TOO_MUCH;
  }
}

/** Only where it is needed: in the app, what speaks with servers is loaded by the thread alone. */
const here = () =>
  Promise.all([import("@/lib/mcp/capture"), import("@/lib/mcp/read-by"), import("@/lib/mcp/watch")] as const);

function sharedThread(program: string): ListingThread {
  if (!shared || shared.isLost) shared = new ListingThread(program);
  return shared;
}

function entryOf(server: Server, secrets: Secrets, options: ListOptions): Entry {
  const { allowedHosts, loopback, isolated, anonymous, signIn } = options;
  return {
    server,
    secrets: Object.fromEntries(Object.entries(secrets).map(([place, secret]) => [place, secret.reveal()])),
    reach: { allowedHosts, loopback, isolated, anonymous, environment: userEnvironment },
    ...(signIn && {
      signIn: {
        account: signIn.account,
        issuer: signIn.issuer,
        scope: signIn.scope,
        grant: signIn.grant.reveal(),
      },
    }),
  };
}

/** Asks a thread, and does for it meanwhile what only this one can. Every start that it began is told to have ended, however it ends. */
async function inThread<T>(
  thread: ListingThread,
  way: "list" | "watch",
  entry: Entry,
  { signal, onProgress, onStart, signIn }: ListOptions,
  more: Handlers = {},
): Promise<T> {
  const starts = new Map<number, (ending: string) => Promise<void>>();
  const told: Pick<ListerCalls, "progress" | "started" | "ended" | "renewed"> = {
    progress: (progress) => onProgress?.(progress),
    async started() {
      const number = starts.size;
      starts.set(number, (await onStart?.()) ?? (async () => {}));
      return number;
    },
    async ended({ start, ending }) {
      const tell = starts.get(start);
      starts.set(start, async () => {});
      await tell?.(ending);
    },
    renewed: async (grant) => signIn?.onRenewed(new Secret(grant)),
  };
  try {
    return await thread.line({ ...told, ...more }, (calls) => {
      const cancel = () => void calls.call("cancel").catch(() => {});
      if (signal.aborted) cancel();
      signal.addEventListener("abort", cancel, { once: true });
      return calls.call<T>(way, entry).finally(() => signal.removeEventListener("abort", cancel));
    });
  } finally {
    for (const tell of starts.values()) await tell("ended by Trefoil");
  }
}
