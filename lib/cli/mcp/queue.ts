import { setImmediate as breathe } from "node:timers/promises";

/**
 * Answers one call after the other, with a pause between them, so that a cancellation or the end of the input is noticed while calls wait.
 */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;

  constructor(private readonly most: number) {}

  /** Undefined when too many are waiting already. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> | undefined {
    if (this.#waiting >= this.most) return undefined;
    this.#waiting++;
    const turn = this.#last.then(async () => {
      await breathe();
      signal.throwIfAborted();
      return work();
    });
    this.#last = turn.catch(() => undefined).finally(() => this.#waiting--);
    return turn;
  }

  /** Settles when nothing is waiting any more. */
  async idle(): Promise<void> {
    while (this.#waiting > 0) await this.#last;
  }
}
