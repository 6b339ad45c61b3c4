import type { Io } from "../io";
import { LIMITS } from "./limits";
import { BoundedLines } from "./lines";

/** Standard input from the first moment on, so that its end is heard while sessions are still being read. */
export type Input = {
  lines: BoundedLines;
  /** Settles when the client closed its end and all that it wrote was read, or the person gave up. */
  ended: Promise<void>;
  /** Aborted when nothing more is to be done: at once when the person gave up, a moment after the client closed. */
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
      // Also what nobody reads is given up then; what is over before does not wait for it.
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
