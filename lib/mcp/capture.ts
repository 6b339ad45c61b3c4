import type { CaptureProgress } from "@/lib/core/model/capture-job";
import type { Problem, Snapshot } from "@/lib/core/model/snapshot";
import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import { reachOf } from "@/lib/core/text/reach";
import { connect } from "./connect";
import type { ConnectionAttempt, ReachOptions } from "./connect-options";
import { LIMITS, type Limits } from "./limits";
import { listedAs } from "./listed-as";
import { maskValues } from "./mask";
import { plainText } from "./plain-text";
import { snapshotOfRead, type ReadBy } from "./read-by";
import { readListing } from "./read-listing";
import type { Connection } from "./shake-hands";
import { CANCELLED, Stop, Stopped } from "./stop";

export type CaptureOptions = ReachOptions & {
  limits?: Partial<Limits>;
  /** Aborting it ends the listing and everything that was started for it. */
  signal?: AbortSignal;
  onProgress?: (progress: CaptureProgress) => void;
};

/**
 * Lists a server: its tools, instructions, prompts, resources and templates, raw and complete, without calling any of them. A server that
 * fails in any way yields a problem with a reason, never an exception; nothing is left running, and the result contains no secret that
 * the server was given.
 */
export function capture(server: Server, secrets: Secrets, options: CaptureOptions = {}): Promise<Captured<Snapshot>> {
  return captureAs(server, secrets, options, snapshotOfRead);
}

/** The same, but what was read is turned into a snapshot by `close`, which may do so elsewhere: large listings take a while. */
export function captureAs<S>(
  server: Server,
  secrets: Secrets,
  options: CaptureOptions,
  close: Close<S>,
): Promise<Captured<S>> {
  return withServer(server, secrets, options, close, (read) => read());
}

export type Close<S> = (read: ReadBy) => S | Promise<S>;

/** A listing, or why there is none. */
export type Captured<S> = { ok: true; snapshot: S } | { ok: false; problem: Problem };

/** Reads everything that the server offers at this moment. Rejects with a `Stopped` when it cannot. */
export type ServerReader<S> = () => Promise<Captured<S>>;

/**
 * Reaches a server and lets `use` read it, once or several times, within the limits; then leaves nothing behind. What goes wrong becomes
 * a problem whose words contain no value that the server was given.
 */
export async function withServer<S>(
  server: Server,
  secrets: Secrets,
  options: CaptureOptions,
  close: Close<S>,
  use: (read: ServerReader<S>, connection: Connection, stop: Stop) => Promise<Captured<S>>,
): Promise<Captured<S>> {
  const limits = { ...LIMITS, ...options.limits };
  const stop = new Stop();
  const cancel = () => stop.now(new Stopped("declined", CANCELLED));
  let tools = 0;
  const report = (now: Pick<CaptureProgress, "phase"> & Partial<CaptureProgress>) =>
    options.onProgress?.({ installer: undefined, list: undefined, page: 0, read: 0, tools, ...now });
  if (options.signal?.aborted) cancel();
  options.signal?.addEventListener("abort", cancel, { once: true });
  report({ phase: "starting" });
  const attempt = connect(server, secrets, { ...options, limits, stop, onProgress: report });
  try {
    const connection = await attempt.connection;
    const read: ServerReader<S> = async () => {
      const inTime = stop.after(
        limits.listMs,
        () =>
          new Stopped(
            "too-slow",
            `The listing took more than ${Math.round(limits.listMs / 1000)} s and was ended. Try again, or paste its tools/list answer.`,
          ),
      );
      try {
        const listing = await readListing(server, connection, limits, (list, page, read) => {
          if (list === "tools") tools = read;
          report({ phase: "listing", list, page, read });
        });
        if (options.signal?.aborted) throw stop.reason;
        report({ phase: "storing" });
        const how = { listedAs: listedAs(server, options, attempt.values()), reached: reachOf(server.transport).words };
        const at = new Date().toISOString();
        return {
          ok: true,
          snapshot: await stop.race(Promise.resolve(close({ listing, values: attempt.values(), how, at }))),
        };
      } finally {
        inTime();
      }
    };
    try {
      const captured = await use(read, connection, stop);
      await connection.leave();
      return captured;
    } catch (error) {
      throw connection.explain(error);
    }
  } catch (error) {
    return problemOf(error, stop, attempt);
  } finally {
    options.signal?.removeEventListener("abort", cancel);
    stop.now(new Stopped("declined", "The listing is over."));
    await attempt.end();
  }
}

function problemOf(error: unknown, stop: Stop, attempt: ConnectionAttempt): { ok: false; problem: Problem } {
  const stopped =
    stop.reason ??
    (error instanceof Stopped
      ? error
      : new Stopped(
          "crashed",
          "The listing failed for a reason that Trefoil does not know. Try again, or paste its tools/list answer.",
        ));
  const clean = (text: string) => maskValues(plainText(text), attempt.values());
  return { ok: false, problem: new Stopped(stopped.kind, clean(stopped.message)).problem(clean(attempt.stderrTail())) };
}
