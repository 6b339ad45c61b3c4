import pLimit from "p-limit";
import { comparedDigest } from "@/lib/core/drift/compared";
import { countEffects, gravest } from "@/lib/core/drift/effects";
import { CHANGE_EFFECTS } from "@/lib/core/model/change";
import type { Snapshot } from "@/lib/core/model/snapshot";
import { appendAudit } from "@/lib/store/audit";
import { getServer } from "@/lib/store/servers";
import { addSnapshot, newestSnapshot } from "@/lib/store/snapshots";
import { changesBetween } from "./judged-listing";
import { lookAtDependents, reevaluate } from "./reevaluate";
import { whoActs } from "./who";

/** One after the other: what became worse is told of the listing that made it so. */
const inTurn = pLimit(1);

/**
 * Keeps a listing: compares it with the one before, writes both down in the audit log, and judges every saved session and every share anew
 * that holds this server. A server that was deleted meanwhile keeps nothing.
 */
export function keepListing(serverId: string, snapshot: Snapshot): Promise<void> {
  return inTurn(async () => {
    const server = await getServer(serverId);
    if (!server) return;
    const before = await newestSnapshot(serverId);
    const note = { by: whoActs(), subject: server.name };
    const same = before !== null && comparedDigest(before) === comparedDigest(snapshot);
    await appendAudit({ ...note, kind: "listed", detail: { digest: snapshot.digest, tools: snapshot.tools.length, extent: snapshot.extent, ...(snapshot.serverInfo?.version ? { version: snapshot.serverInfo.version } : {}) } });
    if (same || !before) return addSnapshot(serverId, snapshot);
    const changes = changesBetween(server, before, snapshot);
    const effects = countEffects(changes);
    await appendAudit({ ...note, kind: "changed", detail: { from: before.digest, to: snapshot.digest, gravest: gravest(changes.map(({ effect }) => effect)) ?? "none", effects: CHANGE_EFFECTS.filter((effect) => effects[effect]).map((effect) => `${effect}: ${effects[effect]}`) } });
    const dependents = await lookAtDependents(server.name);
    await addSnapshot(serverId, snapshot, effects);
    await reevaluate(server, dependents, snapshot.at);
  });
}
