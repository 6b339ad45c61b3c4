import type { Secrets } from "@/lib/core/model/secret";
import type { Server } from "@/lib/core/model/server";
import type { Problem } from "@/lib/core/model/snapshot";
import { withServer, type CaptureOptions, type Close } from "./capture";
import { LIMITS, type Limits } from "./limits";
import type { Connection } from "./shake-hands";
import { Stopped, type Stop } from "./stop";

export type WatchOptions<S> = CaptureOptions & {
  close: Close<S>;
  /** Every reading: the first, and one after each change. Awaited before the next. */
  onListing: (snapshot: S) => Promise<void>;
  /** From now on the server announces changes. */
  onWatching: () => void;
};

/**
 * Stays with a server after listing it, and lists it again whenever it says that its tools changed, until it is aborted. Nothing is
 * called. Returns why it is over; by then nothing is left running.
 */
export async function watch<S>(server: Server, secrets: Secrets, options: WatchOptions<S>): Promise<Problem> {
  const limits: Limits = { ...LIMITS, silenceMs: 0, ...options.limits };
  const ended = await withServer(
    server,
    secrets,
    { ...options, limits },
    options.close,
    async (read, connection, stop) => {
      const readOnce = async () => {
        connection.recorded.toolsChanged = false;
        const captured = await read();
        if (captured.ok) await options.onListing(captured.snapshot);
      };
      const inTime = stop.after(
        limits.watchMs,
        () =>
          new Stopped("declined", "It was watched for as long as Trefoil watches at a time. Begin again if you want."),
      );
      try {
        await readOnce();
        if (!(await connection.follow()))
          throw new Stopped(
            "declined",
            "This server does not offer to tell when its tools change. Fetch again from time to time.",
          );
        options.onWatching();
        for (let reading = 1; reading < limits.watchReadings; reading += 1) {
          await change(connection, stop, limits);
          await readOnce();
        }
        throw new Stopped(
          "too-big",
          `It changed its tools ${limits.watchReadings} times while it was watched. That is not followed any further.`,
        );
      } finally {
        inTime();
      }
    },
  );
  return ended.ok ? new Stopped("declined", "It is not watched any more.").problem() : ended.problem;
}

/** Resolves a moment after a notification of a change, and throws once none can come any longer. */
async function change({ recorded }: Connection, stop: Stop, { settleMs }: Limits): Promise<void> {
  if (!recorded.toolsChanged && !recorded.closed)
    await stop.race(new Promise<void>((resolve) => (recorded.onChange = resolve)));
  recorded.onChange = undefined;
  if (recorded.closed) throw new Stopped("unreachable", "The server ended the connection. It is not watched any more.");
  await stop.race(new Promise((resolve) => setTimeout(resolve, settleMs)));
}
