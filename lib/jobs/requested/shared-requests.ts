import { randomUUID } from "node:crypto";
import { livingCopies, tellCopies, type Copy, type Told } from "@/lib/store/copies";
import {
  addRequestedWork,
  claimRequestedWork,
  endRequestedWork,
  findOpenWork,
  forgetRequestedWork,
  reopenRequestedWork,
  takeEnded,
  type Ended,
  type RequestedWork,
} from "@/lib/store/requested-work";
import { together } from "@/lib/store/transaction";
import type { WorkQueue } from "@/lib/store/work-queue";
import { doFor, forWhom } from "../for-whom";
import { unreached } from "../listing-worker";
import { KINDS, type Kind } from "./kinds";

/** How many a copy does at the same time, and how many copies may end during one before it is given up. */
const AT_ONCE = 2;
const COPIES = 2;
/** Milliseconds between two checks for copies that have ended, until an outcome is looked for that nobody told of, and until what nobody took is forgotten. */
const LOOK = 2_000;
const AGAIN = 1_000;
const FORGOTTEN = 3_600_000;

const GIVEN_UP: Ended = {
  failed: `${COPIES} copies of Trefoil ended while they did this, so it was not tried again.`,
};

/** Work that requests wait for, of all copies that share one database. */
export class SharedRequests {
  readonly #running = new Set<Promise<void>>();
  readonly #waiting = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  /** What the last look found left alone. A moment between two steps looks the same, once. */
  #suspects = new Set<string>();
  #taking = false;
  #closed = false;

  constructor(
    private readonly queue: WorkQueue,
    private readonly copy: Copy,
  ) {
    this.#timer = setInterval(() => void this.#look().catch(unreached), LOOK);
    this.#timer.unref();
    void this.#take();
  }

  /** @throws with why it failed, in words */
  async ask(kind: Kind, input: object): Promise<unknown> {
    const [id, job, whom] = [randomUUID(), randomUUID(), forWhom()];
    await together(async (tx) => {
      await addRequestedWork(tx, { id, job, kind, input: JSON.stringify(input) });
      await this.queue.put(tx, job, whom);
      await tellCopies("work", tx);
    });
    for (;;) {
      const ended = await takeEnded(id);
      if (ended && "failed" in ended) throw new Error(ended.failed);
      if (ended) return ended.done;
      await this.#told();
    }
  }

  hear(told: Told): void {
    if (told === "work") void this.#take();
    if (told === "progress") for (const look of this.#waiting) look();
  }

  /** Waits for what runs here: whoever asked for it waits too. */
  async close(): Promise<void> {
    this.#closed = true;
    clearInterval(this.#timer);
    await Promise.all(this.#running);
  }

  async #take(): Promise<void> {
    const room = AT_ONCE - this.#running.size;
    if (this.#closed || this.#taking || room <= 0) return;
    this.#taking = true;
    const jobs = await this.queue.take(room).catch((error: unknown) => (unreached(error), []));
    this.#taking = false;
    for (const { id, data } of jobs) {
      const run: Promise<void> = this.#run(id, data)
        .catch(unreached)
        .finally(() => this.#running.delete(run))
        .then(() => this.#take());
      this.#running.add(run);
    }
  }

  async #run(job: string, whom: unknown): Promise<void> {
    const work = await claimRequestedWork(job, this.copy.number);
    if (work) await endRequestedWork(work, await doFor(whom, () => outcomeOf(work)));
    await this.queue.done(job);
    await tellCopies("progress");
  }

  /** Puts back what copies that have ended were at. */
  async #look(): Promise<void> {
    await forgetRequestedWork(new Date(Date.now() - FORGOTTEN).toISOString());
    const open = await findOpenWork();
    const living = open.length === 0 ? new Set<number>() : await livingCopies();
    const suspects = new Set<string>();
    for (const work of living.has(this.copy.number) ? open : []) {
      const left = work.copy === null ? !(await this.queue.waits(work.job)) : !living.has(work.copy);
      if (left && this.#suspects.has(work.job)) await this.#again(work);
      else if (left) suspects.add(work.job);
    }
    this.#suspects = suspects;
    if (open.some(({ copy }) => copy === null)) await this.#take();
  }

  async #again(work: Omit<RequestedWork, "input">): Promise<void> {
    if (work.tries >= COPIES) return endRequestedWork(work, GIVEN_UP);
    const whom = await this.queue.dataOf(work.job);
    await together(async (tx) => {
      const next = randomUUID();
      if (!(await reopenRequestedWork(tx, work, next))) return;
      await this.queue.put(tx, next, whom);
      await tellCopies("work", tx);
    });
  }

  /** Resolves when something was told, or after a while without. */
  #told(): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        clearTimeout(timer);
        this.#waiting.delete(done);
        resolve();
      };
      const timer = setTimeout(done, AGAIN);
      this.#waiting.add(done);
    });
  }
}

async function outcomeOf({ kind, input }: RequestedWork): Promise<Ended> {
  try {
    return { done: await KINDS[kind as Kind](JSON.parse(input)) };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
