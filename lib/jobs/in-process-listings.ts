import { hooks } from "@/lib/boot/hooks.mjs";
import { deleteQueuedListing, putQueuedListing, type ListingRequest } from "@/lib/store/queued-listings";
import { CaptureJobs } from "./capture-jobs";
import { listOne } from "./list-one";
import type { Listings } from "./listings-interface";

/** The listings of an app that is the only one on its database. Their progress is kept in memory; those recorded in the database are resumed at the next start. */
export class InProcessListings implements Listings {
  readonly #jobs = new CaptureJobs(hooks().firstPage);

  async ask(asked: ListingRequest): Promise<boolean> {
    const put = await putQueuedListing(asked);
    if (put) this.#jobs.start(asked.serverId, listOne(asked.serverId));
    return put;
  }

  async cancel(serverId: string): Promise<void> {
    await deleteQueuedListing(serverId);
    this.#jobs.cancel(serverId);
  }

  async forget(serverId: string): Promise<void> {
    await deleteQueuedListing(serverId);
    await this.#jobs.forget(serverId);
  }

  async states() {
    return this.#jobs.states();
  }

  subscribe(listener: () => void): () => void {
    return this.#jobs.subscribe(listener);
  }

  settled(): Promise<void> {
    return this.#jobs.settled();
  }

  close(): Promise<void> {
    return this.#jobs.close();
  }
}
