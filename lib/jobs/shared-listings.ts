import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { env } from "@/lib/env";
import { logFault } from "@/lib/log";
import { Copy, livingCopies, tellCopies, type Told } from "@/lib/store/copies";
import {
  asJob,
  claimListing,
  deleteListingState,
  endListing,
  findListingStates,
  getListingState,
  isOpen,
  leaveListing,
  openListing,
  reachListing,
  reopenListing,
} from "@/lib/store/listing-states";
import { deleteQueuedListing, putQueuedListing, type ListingRequest } from "@/lib/store/queued-listings";
import { together } from "@/lib/store/transaction";
import { openWorkQueue, type WorkQueue } from "@/lib/store/work-queue";
import { AT_ONCE, CaptureJobs } from "./capture-jobs";
import { doFor, forWhom } from "./for-whom";
import { listOne } from "./list-one";
import type { Listings } from "./listings-interface";
import { TakeOver } from "./take-over";

/** Milliseconds between two checks for copies that have ended, and between two reports of a listing's progress. */
const LOOK = 2_000;
const WRITE = 250;
/** Milliseconds until the database is tried again, and until something is looked at anew that nobody told of. */
const AGAIN = 1_000;

/** The listings of all copies that share one database. Each copy takes as many from the queue as it can run, and records their progress in the database. */
export async function openSharedListings(): Promise<Listings> {
  const address = env.database!;
  const hear = { told: (_told: Told) => {} };
  const queue = await openWorkQueue(address, (error) => void logFault("The queue of jobs reported a fault", error));
  const copy = await Copy.join(address, (told) => hear.told(told));
  const shared = new SharedListings(queue, copy);
  hear.told = (told) => shared.hear(told);
  return shared;
}

class SharedListings implements Listings {
  readonly #jobs = new CaptureJobs();
  readonly #running = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();
  readonly #timer: NodeJS.Timeout;
  /** What was last written down of each job. */
  readonly #written = new Map<string, string>();
  #taking = false;
  #closed = false;

  constructor(
    private readonly queue: WorkQueue,
    private readonly copy: Copy,
  ) {
    const takeOver = new TakeOver(queue, copy);
    const look = async () => {
      if (await takeOver.look()) await this.#take();
    };
    this.#timer = setInterval(() => void look().catch(this.#unreached), LOOK);
    this.#timer.unref();
    void this.#take();
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
    this.#closed = true;
    clearInterval(this.#timer);
    const cut = this.#jobs.close();
    await Promise.all([cut, ...this.#running.values()]);
    await this.queue.close();
    await this.copy.close();
  }

  hear(told: Told): void {
    if (told === "work") void this.#take();
    else if (told === "stop") void this.#stopEnded().catch(this.#unreached);
    for (const listener of this.#listeners) listener();
  }

  /** Takes what waits, as far as there is room. */
  async #take(): Promise<void> {
    const room = AT_ONCE - this.#running.size;
    if (this.#closed || this.#taking || room <= 0) return;
    this.#taking = true;
    const jobs = await this.queue.take(room).catch((error: unknown) => (this.#unreached(error), []));
    this.#taking = false;
    for (const { id: job, data } of jobs) {
      const ended = doFor(data, () => this.#run(job))
        .catch(this.#unreached)
        .finally(() => (this.#running.delete(job), this.#written.delete(job)))
        .then(() => this.#take());
      this.#running.set(job, ended);
    }
  }

  async #run(job: string): Promise<void> {
    const serverId = await claimListing(job, this.copy.number);
    if (serverId !== null) {
      await tellCopies("progress");
      this.#jobs.start(serverId, listOne(serverId));
      const following = setInterval(() => void this.#write(job, serverId).catch(this.#unreached), WRITE);
      await this.#jobs.ended(serverId);
      clearInterval(following);
      await this.#insist(() => (this.#isCut(serverId) ? this.#giveBack(job) : this.#write(job, serverId)));
      await this.#insist(() => leaveListing(job, this.copy.number));
    }
    await this.#insist(() => this.queue.done(job));
    await tellCopies("progress");
  }

  /** Records the progress of a listing. If it no longer belongs to this copy, a person has ended it or another copy runs it, so it ends here. */
  async #write(job: string, serverId: string): Promise<void> {
    const now = this.#jobs.states().find((one) => one.serverId === serverId);
    // One that is cut short because this copy ends is nobody's end: it is given back.
    if (!now || this.#isCut(serverId)) return;
    const { serverId: _serverId, round: _round, elapsed: _elapsed, sinceAsked: _sinceAsked, ...reached } = now;
    const words = JSON.stringify(reached);
    if (this.#written.get(job) === words) return;
    this.#written.set(job, words);
    if (await reachListing(job, this.copy.number, reached)) await tellCopies("progress");
    else this.#jobs.cancel(serverId);
  }

  #isCut(serverId: string): boolean {
    return this.#closed && this.#jobs.states().some((one) => one.serverId === serverId && one.phase === "cancelled");
  }

  async #giveBack(job: string): Promise<void> {
    const data = await this.queue.dataOf(job);
    await together(async (tx) => {
      const next = randomUUID();
      if (!(await reopenListing(tx, { job, copy: this.copy.number }, { job: next, again: false }))) return;
      await this.queue.put(tx, next, data);
      await tellCopies("work", tx);
    });
  }

  async #stopEnded(): Promise<void> {
    const states = await findListingStates();
    for (const { job, serverId } of states.filter((state) => !isOpen(state)))
      if (this.#running.has(job)) this.#jobs.cancel(serverId);
  }

  /** Does what has to be done in the database, however long that is away. */
  async #insist(act: () => Promise<void>): Promise<void> {
    for (;;)
      try {
        return await act();
      } catch (error) {
        if (this.#closed) throw error;
        this.#unreached(error);
        await pause(AGAIN);
      }
  }

  readonly #unreached = (error: unknown): void =>
    void logFault("The work of all copies could not be read or written down; it is tried again", error);

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
