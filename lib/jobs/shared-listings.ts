import { randomUUID } from "node:crypto";
import { livingCopies, tellCopies, type Copy, type Told } from "@/lib/store/copies";
import {
  asJob,
  deleteListingState,
  endListing,
  findListingStates,
  getListingState,
  isOpen,
  openListing,
} from "@/lib/store/listing-states";
import { deleteQueuedListing, putQueuedListing, type ListingRequest } from "@/lib/store/queued-listings";
import { together } from "@/lib/store/transaction";
import type { WorkQueue } from "@/lib/store/work-queue";
import { forWhom } from "./for-whom";
import { ListingWorker, unreached } from "./listing-worker";
import type { Listings } from "./listings-interface";
import { TakeOver } from "./take-over";

/** Milliseconds between two checks for copies that have ended, and until something is looked at anew that nobody told of. */
const LOOK = 2_000;
const AGAIN = 1_000;

/** The listings of all copies that share one database. Each copy takes as many from the queue as it can run, and records their progress in the database. */
export class SharedListings implements Listings {
  readonly #worker: ListingWorker;
  readonly #listeners = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;

  constructor(
    private readonly queue: WorkQueue,
    copy: Copy,
    private readonly closeRest: () => Promise<void>,
  ) {
    this.#worker = new ListingWorker(queue, copy);
    const takeOver = new TakeOver(queue, copy);
    const look = async () => {
      if (await takeOver.look()) await this.#worker.take();
    };
    this.#timer = setInterval(() => void look().catch(unreached), LOOK);
    this.#timer.unref();
    void this.#worker.take();
  }

  async ask(asked: ListingRequest): Promise<boolean> {
    const job = randomUUID();
    const whom = forWhom();
    // Whoever has much waiting lets others go first, one for each of theirs: nobody waits for all that somebody else has asked for.
    const behind = await this.queue.waiting(whom);
    return putQueuedListing(asked, async (tx) => {
      if (!(await openListing(tx, asked.serverId, job))) return false;
      await this.queue.put(tx, job, whom, behind);
      await tellCopies("work", tx);
      await tellCopies("progress", tx);
      return true;
    });
  }

  async cancel(serverId: string): Promise<void> {
    await together(async (tx) => {
      await deleteQueuedListing(serverId, tx);
      await endListing(tx, serverId, { phase: "cancelled" });
      await tellCopies("stop", tx);
      await tellCopies("progress", tx);
    });
  }

  async forget(serverId: string): Promise<void> {
    await this.cancel(serverId);
    for (;;) {
      const worker = (await getListingState(serverId))?.copy ?? null;
      if (worker === null || !(await livingCopies()).has(worker)) break;
      await this.#told();
    }
    await deleteListingState(serverId);
    await tellCopies("progress");
  }

  async states() {
    return (await findListingStates()).map(asJob);
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async settled(): Promise<void> {
    while ((await findListingStates()).some((state) => isOpen(state) || state.copy !== null)) await this.#told();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#worker.close();
    await this.closeRest();
  }

  hear(told: Told): void {
    if (told === "work") void this.#worker.take();
    else if (told === "stop") void this.#worker.stopEnded().catch(unreached);
    for (const listener of this.#listeners) listener();
  }

  /** Resolves when something was told, or after a while without. */
  #told(): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(done, AGAIN);
      const unsubscribe = this.subscribe(done);
      function done() {
        clearTimeout(timer);
        unsubscribe();
        resolve();
      }
    });
  }
}
