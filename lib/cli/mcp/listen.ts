import type { Io } from "../io";
import { LIMITS } from "./limits";
import { BoundedLines } from "./lines";

/** Reads standard input from the first moment, so that its end is noticed while sessions are still being read. */
export type Input = {
  lines: BoundedLines;
  /** Settles when the client closed its end and all that it wrote was read, or the person gave up. */
  ended: Promise<void>;
  /** Aborted when there is nothing more to do: at once when the person gave up, a moment after the client closed. */
  over: AbortSignal;
  close(): void;
};

export function listenTo(
  { stdin, signal, abandonOutput }: Io,
  refuse: (id: string | number | undefined) => void,
): Input {
  const lines = new BoundedLines(LIMITS.message, refuse);
  const over = new AbortController();
  const giveUp = () => {
    over.abort();
    abandonOutput?.();
  };
  let timer: NodeJS.Timeout | undefined;
  const ended = new Promise<void>((resolve) => {
    const closed = () => {
      // Output that nobody reads is then given up as well; if everything ends earlier, nothing waits for this.
      timer ??= setTimeout(giveUp, LIMITS.lastAnswers).unref();
      lines.end();
    };
    lines.once("end", resolve);
    for (const event of ["end", "close", "error"] as const) stdin.once(event, closed);
    over.signal.addEventListener("abort", () => resolve(), { once: true });
  });
  if (signal?.aborted) giveUp();
  signal?.addEventListener("abort", giveUp, { once: true });
  stdin.pipe(lines, { end: false });
  return {
    lines,
    ended,
    over: over.signal,
    close() {
      stdin.unpipe(lines);
      stdin.pause();
    },
  };
}
