import { hasEnded } from "@/lib/core/model/capture-job";
import type { CaptureJobs } from "./capture-jobs";

/** A change is told within this time, and the elapsed time at least this often: milliseconds. */
const EVERY = 250;
const BEAT = 1000;

/**
 * The listings as server-sent events: a `message` with all states now, after changes and with every beat, then `idle` and the end once
 * none runs. Ending it keeps a browser's few connections free, and tells the page to read the stored results.
 */
export function progressStream(jobs: CaptureJobs): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      let changed = true;
      let sentAt = -Infinity;
      const tick = () => {
        const states = jobs.states();
        const idle = states.every(hasEnded);
        const now = performance.now();
        if (!changed && !idle && now - sentAt < BEAT) return;
        changed = false;
        sentAt = now;
        send("message", states);
        if (!idle) return;
        stop();
        send("idle", null);
        controller.close();
      };
      const unsubscribe = jobs.subscribe(() => (changed = true));
      const timer = setInterval(tick, EVERY);
      stop = () => {
        unsubscribe();
        clearInterval(timer);
      };
      tick();
    },
    cancel: () => stop(),
  });
}
