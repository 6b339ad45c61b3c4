import { hasEnded } from "@/lib/core/model/capture-job";
import { deleteQueuedListing, findQueuedListings } from "@/lib/store/queued-listings";
import { updateServerState } from "@/lib/store/servers";
import { LAUNCHES } from "./list-one";
import { listTools } from "./list-tools";
import { listings } from "./listings";

/**
 * Takes up the listings that the last end of the app cut short, and that no other copy of it has. Only those that are still agreed to begin; the rest are dropped, and wait
 * for a person.
 */
export async function resumeListings(): Promise<void> {
  const running = new Set(
    (await (await listings()).states()).filter((job) => !hasEnded(job)).map(({ serverId }) => serverId),
  );
  for (const { serverId, anonymous, attempts } of await findQueuedListings()) {
    if (running.has(serverId)) continue;
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
