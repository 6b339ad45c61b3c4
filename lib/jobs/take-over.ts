import { randomUUID } from "node:crypto";
import type { Problem } from "@/lib/core/model/snapshot";
import { livingCopies, tellCopies, type Copy } from "@/lib/store/copies";
import {
  endListing,
  findListingStates,
  isOpen,
  leaveListing,
  reopenListing,
  type ListingState,
} from "@/lib/store/listing-states";
import { deleteQueuedListing, getQueuedListing } from "@/lib/store/queued-listings";
import { updateServerState } from "@/lib/store/servers";
import { endStartsOf } from "@/lib/store/starts";
import { together } from "@/lib/store/transaction";
import type { WorkQueue } from "@/lib/store/work-queue";
import { LAUNCHES } from "./list-one";
import { planAfter } from "./plan-after";

const GIVEN_UP: Problem = {
  kind: "crashed",
  message: `${LAUNCHES} copies of Trefoil ended while they listed this server, so the listing was not taken up again. Try again if you think that the server is not to blame.`,
  stderrTail: "",
};

/** Finds listings whose copy has ended, and puts them back in the queue for the others. */
export class TakeOver {
  /** Listings that the last look found left alone. A break of the connection or a moment between two steps looks the same, once. */
  #suspects = new Set<string>();

  constructor(
    private readonly queue: WorkQueue,
    private readonly copy: Copy,
  ) {}

  /** @returns whether any listing waits to be taken */
  async look(): Promise<boolean> {
    const states = (await findListingStates()).filter((state) => isOpen(state) || state.copy !== null);
    const living = states.length === 0 ? new Set<number>() : await livingCopies();
    // Without its own connection this copy cannot tell who has lost theirs as well.
    if (!living.has(this.copy.number)) return ((this.#suspects = new Set()), false);
    const suspects = new Set<string>();
    for (const state of states) {
      const left = state.copy === null ? !(await this.queue.waits(state.job)) : !living.has(state.copy);
      const name = `${state.job} ${state.copy}`;
      if (left && this.#suspects.has(name)) await this.#take(state);
      else if (left) suspects.add(name);
    }
    this.#suspects = suspects;
    return states.some(({ copy }) => copy === null);
  }

  async #take(state: ListingState): Promise<void> {
    const { serverId, job, copy } = state;
    await endStartsOf(serverId);
    if (!isOpen(state)) return leaveListing(job, copy);
    const queued = await getQueuedListing(serverId);
    if (queued && queued.attempts < LAUNCHES) return this.#again(state);
    const ended = await together(async (tx) => {
      await deleteQueuedListing(serverId, tx);
      await tellCopies("progress", tx);
      return endListing(tx, serverId, queued ? { phase: "failed", problem: GIVEN_UP } : { phase: "cancelled" });
    });
    await leaveListing(job, copy);
    if (!ended || !queued) return;
    await updateServerState(serverId, "failed", GIVEN_UP);
    if (queued.scheduled) await planAfter(serverId, GIVEN_UP, new Date().toISOString());
  }

  async #again({ job, copy, again }: ListingState): Promise<void> {
    const data = await this.queue.dataOf(job);
    await together(async (tx) => {
      const next = randomUUID();
      if (!(await reopenListing(tx, { job, copy }, { job: next, again: again || copy !== null }))) return;
      await this.queue.put(tx, next, data);
      await tellCopies("work", tx);
      await tellCopies("progress", tx);
    });
  }
}
