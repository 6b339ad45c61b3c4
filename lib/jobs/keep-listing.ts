import pLimit from "p-limit";
import { countEffects } from "@/lib/core/drift/effects";
import { closeListing, type ClosedListing } from "@/lib/core/snapshots/closed";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { getServer } from "@/lib/store/servers";
import { addListing, newestListing } from "@/lib/store/snapshots";
import { runHeavy } from "./heavy/run";
import { judgeAhead } from "./judged-servers";
import { lookAtDependents, reevaluate } from "./reevaluate";

/** One after the other: what became worse is told of the listing that made it so. */
const inTurn = pLimit(1);

/**
 * Keeps a listing: compares it with the one before, and judges every saved session and every share anew
 * that holds this server. A server that was deleted meanwhile keeps nothing.
 */
export function keepListing(serverId: string, listing: ClosedListing): Promise<void> {
  return inTurn(async () => {
    const server = await getServer(serverId);
    if (!server) return;
    const before = await newestListing(serverId);
    const changes =
      before &&
      (await runHeavy("changesIn", { server, before: before.body, after: listing.body, ifNot: listing.compared }));
    if (!changes) {
      await addListing(serverId, listing);
      return judgeAhead(server);
    }
    const dependents = await lookAtDependents(server.name);
    await addListing(serverId, listing, countEffects(changes));
    await judgeAhead(server);
    await reevaluate(server, dependents, listing.at);
  });
}

/** The same of a snapshot. */
export const keepSnapshot = (serverId: string, snapshot: Snapshot): Promise<void> =>
  keepListing(serverId, closeListing(snapshot));
