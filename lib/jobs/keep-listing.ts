import { randomUUID } from "node:crypto";
import { countEffects } from "@/lib/core/drift/effects";
import type { ClosedListing } from "@/lib/core/snapshots/closed";
import { oneAfterTheOther } from "@/lib/store/alone";
import { getServer } from "@/lib/store/servers";
import { addListing } from "@/lib/store/snapshots/add-listing";
import { newestListing } from "@/lib/store/snapshots/listings";
import { runHeavy } from "./heavy/run";
import { judgeComing } from "./judged/judge";
import { lookAtDependents, lookAtSharedMaps, reevaluate } from "./reevaluate";

/**
 * Keeps a listing: compares it with the one before, and judges every saved session and every share anew
 * that holds this server, and every shared map. A first listing is news for maps alone: no session was judged without it. A server that was deleted meanwhile keeps nothing.
 * The listing is judged first and kept with its judgement, so that no page finds one that it has to judge, or a half of what belongs together.
 */
export function keepListing(serverId: string, listing: ClosedListing): Promise<void> {
  // One after the other, so that what became worse is attributed to the right listing.
  return oneAfterTheOther(async () => {
    const server = await getServer(serverId);
    if (!server) return;
    const before = await newestListing(serverId);
    if (!before) {
      const dependents = await lookAtSharedMaps();
      await addListing(serverId, listing, undefined, await judgeComing(server, listing, randomUUID()));
      return reevaluate(server, dependents, listing.at);
    }
    const texts = { before: before.body, after: listing.body };
    const changes = await runHeavy("changesIn", { server, ...texts, ifNot: listing.compared });
    if (!changes) {
      return addListing(serverId, listing, { to: before.id }, await judgeComing(server, listing, before.id));
    }
    const dependents = await lookAtDependents(server.name);
    const judged = await judgeComing(server, listing, randomUUID());
    await addListing(serverId, listing, { to: before.id, effects: countEffects(changes) }, judged);
    await reevaluate(server, dependents, listing.at);
  });
}
