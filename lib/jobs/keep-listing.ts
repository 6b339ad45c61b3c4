import pLimit from "p-limit";
import { comparedDigest } from "@/lib/core/drift/compared";
import { countEffects } from "@/lib/core/drift/effects";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { getServer } from "@/lib/store/servers";
import { addSnapshot, newestSnapshot } from "@/lib/store/snapshots";
import { runHeavy } from "./heavy/run";
import { judgeAhead } from "./judged-servers";
import { lookAtDependents, lookAtSharedMaps, reevaluate } from "./reevaluate";

/** One after the other: what became worse is told of the listing that made it so. */
const inTurn = pLimit(1);

/**
 * Keeps a listing: compares it with the one before, and judges every saved session and every share anew
 * that holds this server, and every shared map. A first listing is news for maps alone: no session was judged without it. A server that was deleted meanwhile keeps nothing.
 */
export function keepListing(serverId: string, snapshot: Snapshot): Promise<void> {
  return inTurn(async () => {
    const server = await getServer(serverId);
    if (!server) return;
    const before = await newestSnapshot(serverId);
    const same = before !== null && comparedDigest(before) === comparedDigest(snapshot);
    if (same) {
      await addSnapshot(serverId, snapshot);
      return judgeAhead(server);
    }
    if (!before) {
      const maps = await lookAtSharedMaps();
      await addSnapshot(serverId, snapshot);
      await judgeAhead(server);
      return reevaluate(server, maps, snapshot.at);
    }
    const [was, is] = [JSON.stringify(before), JSON.stringify(snapshot)];
    const effects = countEffects(await runHeavy("changes", { server, before: was, after: is }));
    const dependents = await lookAtDependents(server.name);
    await addSnapshot(serverId, snapshot, effects);
    await judgeAhead(server);
    await reevaluate(server, dependents, snapshot.at);
  });
}
