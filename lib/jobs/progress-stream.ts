import { hasEnded, type CaptureJob } from "@/lib/core/model/capture-job";
import { logFault } from "@/lib/log";

/** A change is told within this time, and the elapsed time at least this often: milliseconds. */
const EVERY = 250;
const BEAT = 1000;
/** Then it ends, and the page asks anew: whoever may see it no longer is refused. And how soon the page does that. */
const LONGEST = 15_000;
const AGAIN = 250;

type Followed = { states(): CaptureJob[] | Promise<CaptureJob[]>; subscribe(listener: () => void): () => void };

/**
 * The listings as server-sent events: a `message` with all states now, after changes and with every beat, then `idle` and the end once
 * none runs. Ending it keeps a browser's few connections free, and tells the page to read the stored results.
 * @param longest milliseconds after which it ends in any case, without `idle`
 */
export function progressStream(jobs: Followed, longest = LONGEST): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let stop = () => {};
  return new ReadableStream({
    start(controller) {
      const send = (event: string, data: unknown) =>
        controller.enqueue(encoder.encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`));
      controller.enqueue(encoder.encode(`retry: ${AGAIN}\n\n`));
      const begunAt = performance.now();
      let [changed, asking, over] = [true, false, false];
      let sentAt = -Infinity;
      const tell = async () => {
        const now = performance.now();
        if (asking || (!changed && now - sentAt < BEAT)) return;
        [asking, changed, sentAt] = [true, false, now];
        const states = await Promise.resolve(jobs.states()).finally(() => (asking = false));
        if (over) return;
        send("message", states);
        const idle = states.every(hasEnded);
        if (!idle && now - begunAt < longest) return;
        stop();
        if (idle) send("idle", null);
        controller.close();
      };
      // The page has what it was told so far, and asks again by itself.
      const tick = () =>
        void tell().catch((error: unknown) => {
          if (over) return;
          logFault("How far the listings are could not be read", error);
          stop();
          controller.close();
        });
      const unsubscribe = jobs.subscribe(() => (changed = true));
      const timer = setInterval(tick, EVERY);
      stop = () => {
        over = true;
        unsubscribe();
        clearInterval(timer);
      };
      tick();
    },
    cancel: () => stop(),
  });
}
