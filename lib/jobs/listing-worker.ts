import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { logFault } from "@/lib/log";
import { tellCopies, type Copy } from "@/lib/store/copies";
import {
  claimListing,
  findListingStates,
  isOpen,
  leaveListing,
  reachListing,
  reopenListing,
} from "@/lib/store/listing-states";
import { together } from "@/lib/store/transaction";
import type { WorkQueue } from "@/lib/store/work-queue";
import { AT_ONCE, CaptureJobs } from "./capture-jobs";
import { doFor } from "./for-whom";
import { listOne } from "./list-one";

/** Milliseconds between two reports of a listing's progress, and until the database is tried again. */
const WRITE = 250;
const AGAIN = 1_000;

/** Runs listings of the queue that all copies share, as many as this copy has room for, and records their progress in the database. */
export class ListingWorker {
  readonly #jobs = new CaptureJobs();
  readonly #running = new Map<string, Promise<void>>();
  /** What was last written down of each job. */
  readonly #written = new Map<string, string>();
  #taking = false;
  #closed = false;

  constructor(
    private readonly queue: WorkQueue,
    private readonly copy: Copy,
  ) {}

  /** Cuts short what runs here, to be taken up by another copy. */
  async close(): Promise<void> {
    this.#closed = true;
    const cut = this.#jobs.close();
    await Promise.all([cut, ...this.#running.values()]);
  }

  /** Takes what waits, as far as there is room. */
  async take(): Promise<void> {
    const room = AT_ONCE - this.#running.size;
    if (this.#closed || this.#taking || room <= 0) return;
    this.#taking = true;
    const jobs = await this.queue.take(room).catch((error: unknown) => (unreached(error), []));
    this.#taking = false;
    for (const { id: job, data } of jobs) {
      const ended = doFor(data, () => this.#run(job))
        .catch(unreached)
        .finally(() => (this.#running.delete(job), this.#written.delete(job)))
        .then(() => this.take());
      this.#running.set(job, ended);
    }
  }

  async #run(job: string): Promise<void> {
    const serverId = await claimListing(job, this.copy.number);
    if (serverId !== null) {
      await tellCopies("progress");
      this.#jobs.start(serverId, listOne(serverId));
      const following = setInterval(() => void this.#write(job, serverId).catch(unreached), WRITE);
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

  /** Ends what runs here and was ended by a person, or goes on elsewhere. */
  async stopEnded(): Promise<void> {
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
        unreached(error);
        await pause(AGAIN);
      }
  }
}

/** Tells the log of what will be tried again. */
export const unreached = (error: unknown): void =>
  void logFault("The work of all copies could not be read or written down; it is tried again", error);
