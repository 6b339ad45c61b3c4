import { MessageChannel, Worker } from "node:worker_threads";
import { Calls, type Handlers } from "./calls";
import type { ThreadPurpose, ToLister } from "./main";

/** The thread that a listing ran in is gone: it wanted too much memory, or was stuck. */
export class ThreadLost extends Error {}

/** Megabytes. What one server may send takes a part of it, see the limits of listings; a thread that wants more is ended, and the app goes on. */
const MEMORY = 256;
/** Megabytes for what is short-lived. */
const YOUNG = 8;
/** Milliseconds after the last listing until the thread ends, and gives its memory back. */
const IDLE = 2_000;
/** Milliseconds between questions whether it is still there, and how many of them may stay open until it is ended. */
const ASKED_EVERY = 5_000;
const UNANSWERED = 6;

/** A thread that speaks with servers, so that nothing that they send is read where pages are answered. It lives while something is listed. */
export class ListingThread {
  readonly #worker: Worker;
  readonly #open = new Set<Calls>();
  readonly #beat: NodeJS.Timeout;
  #idle: NodeJS.Timeout | undefined;
  #unanswered = 0;
  isLost = false;

  constructor(program: string, memory = MEMORY) {
    this.#worker = new Worker(program, {
      workerData: "listings" satisfies ThreadPurpose,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG },
      name: "listings",
    });
    this.#worker.unref();
    this.#worker.on("message", () => (this.#unanswered = 0));
    this.#worker.on("error", () => this.#lose());
    this.#worker.on("exit", () => this.#lose());
    this.#beat = setInterval(() => this.#ask(), ASKED_EVERY).unref();
  }

  /** A line to one listing in it, for as long as `use` runs. Rejects with `ThreadLost` when the thread is gone first. */
  async line<T>(handlers: Handlers, use: (calls: Calls) => Promise<T>): Promise<T> {
    clearTimeout(this.#idle);
    const { port1, port2 } = new MessageChannel();
    const calls = new Calls(port1, handlers);
    this.#open.add(calls);
    this.#worker.postMessage({ port: port2 } satisfies ToLister, [port2]);
    try {
      return await use(calls);
    } finally {
      calls.end();
      this.#open.delete(calls);
      if (this.#open.size === 0) this.#idle = setTimeout(() => this.end(), IDLE).unref();
    }
  }

  end(): void {
    this.#lose();
    void this.#worker.terminate();
  }

  #ask(): void {
    if (this.#unanswered >= UNANSWERED) return this.end();
    this.#unanswered += 1;
    this.#worker.postMessage("are you there" satisfies ToLister);
  }

  #lose(): void {
    if (this.isLost) return;
    this.isLost = true;
    clearInterval(this.#beat);
    clearTimeout(this.#idle);
    for (const calls of this.#open) calls.end(new ThreadLost("The thread of the listing is gone."));
  }
}
