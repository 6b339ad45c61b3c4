import type { Problem, ProblemKind } from "@/lib/core/model/snapshot";

/** The reason with which a listing is aborted when a person stops it. */
export const CANCELLED = "The listing was cancelled.";

/** A listing that cannot go on: the kind of problem, and words that say what to do. */
export class Stopped extends Error {
  constructor(
    readonly kind: ProblemKind,
    message: string,
  ) {
    super(message);
  }

  problem(stderrTail = ""): Problem {
    return { kind: this.kind, message: this.message, stderrTail };
  }
}

/** The one place where a listing is ended early. The first reason stands; whoever waits is let go. */
export class Stop {
  readonly #controller = new AbortController();
  readonly signal = this.#controller.signal;

  now(reason: Stopped): void {
    if (!this.signal.aborted) this.#controller.abort(reason);
  }

  get reason(): Stopped | undefined {
    return this.signal.aborted ? (this.signal.reason as Stopped) : undefined;
  }

  /** The promise's value, or the reason as soon as there is one. */
  async race<T>(promise: Promise<T>): Promise<T> {
    promise.catch(() => {});
    if (this.reason) throw this.reason;
    let drop = () => {};
    const stopped = new Promise<never>((_resolve, reject) => {
      const stop = () => reject(this.reason);
      this.signal.addEventListener("abort", stop, { once: true });
      drop = () => this.signal.removeEventListener("abort", stop);
    });
    try {
      return await Promise.race([promise, stopped]);
    } finally {
      drop();
    }
  }

  /** Ends the listing unless the returned function is called within `ms`. */
  after(ms: number, reason: () => Stopped): () => void {
    const timer = setTimeout(() => this.now(reason()), ms);
    return () => clearTimeout(timer);
  }
}
