import { env } from "@/lib/env";
import { logFault } from "@/lib/log";
import { Copy, type Told } from "@/lib/store/copies";
import { openWorkQueues } from "@/lib/store/work-queue";
import type { Listings } from "./listings-interface";
import { SharedRequests } from "./requested/shared-requests";
import { SharedListings } from "./shared-listings";

/** What the copies that share one database do for one another. */
export type SharedWork = { listings: Listings; requests: SharedRequests };

const KEY = Symbol.for("trefoil.shared-work");
const home = () => globalThis as { [KEY]?: Promise<SharedWork> };

/** That of this process, until its listings are closed. */
export const sharedWork = (): Promise<SharedWork> => (home()[KEY] ??= open());

async function open(): Promise<SharedWork> {
  const address = env.database!;
  const hear = { told: (_told: Told) => {} };
  const queues = await openWorkQueues(address, (error) => void logFault("The queue of jobs reported a fault", error));
  const copy = await Copy.join(address, (told) => hear.told(told));
  const requests = new SharedRequests(queues.request, copy);
  const listings = new SharedListings(queues.listing, copy, async () => {
    await requests.close();
    await queues.close();
    await copy.close();
    delete home()[KEY];
  });
  hear.told = (told) => {
    listings.hear(told);
    requests.hear(told);
  };
  return { listings, requests };
}
