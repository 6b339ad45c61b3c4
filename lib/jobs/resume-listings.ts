import { deleteQueuedListing, findQueuedListings } from "@/lib/store/queued-listings";
import { updateServerState } from "@/lib/store/servers";
import { listTools } from "./list-tools";

/** Launches of the app that a listing may see crash; it may be what crashes them. */
const LAUNCHES = 2;

/**
 * Takes up the listings that the last end of the app cut short. Only those that are still agreed to begin; the rest are dropped, and wait
 * for a person.
 */
export async function resumeListings(): Promise<void> {
  for (const { serverId, anonymous, attempts } of await findQueuedListings()) {
    if (attempts < LAUNCHES && (await listTools([serverId], { anonymous })).unagreed.length === 0) continue;
    await deleteQueuedListing(serverId);
    if (attempts >= LAUNCHES)
      await updateServerState(serverId, "failed", {
        kind: "crashed",
        message: `Trefoil crashed ${LAUNCHES} times while it listed this server, so the listing was not taken up again. Try again if you think that the server is not to blame.`,
        stderrTail: "",
      });
  }
}
