import type { Cut, Cuts } from "../model/analysis";
import { LEGS, perLeg, type Leg } from "../model/leg";
import type { View } from "./held";
import { BIT, countMasks, FULL, unionOf } from "./mask";

/** `costs`: by tool id or server name, 1 when not given. `keep`: tool ids and server names that must stay. */
export type CutOptions = { costs?: Record<string, number>; keep?: readonly string[] };

type Item = { id: string; mask: number; cost: number; kept: boolean };

/**
 * The cheapest removals that leave no trifecta, at tool level and at server level, all ties. A set of tools is
 * harmless exactly when one leg has nobody left, so the optimum is the cheapest of three sets of providers.
 * Both lists are empty when nothing needs cutting, and when it cannot be done: then `blocked` says what stands in the way.
 */
export function findCuts(session: View, options: CutOptions = {}): Cuts {
  if (unionOf(session.counts) !== FULL) return { tools: [], servers: [] };
  const keep = new Set(options.keep ?? []);
  const costOf = (id: string): number => Math.max(0, options.costs?.[id] ?? 1);
  const { servers, serverOf } = session;

  const serverKept = servers.map((server) => keep.has(server.name));
  const holdsKept = [...serverKept];
  const tools = session.tools.map((tool, at): Item => {
    const place = serverOf[at]!;
    if (keep.has(tool.id)) holdsKept[place] = true;
    return { id: tool.id, mask: session.masks[at]!, cost: costOf(tool.id), kept: serverKept[place]! || keep.has(tool.id) };
  });
  const whole = servers.map((server, place): Item => ({ id: server.name, mask: session.serverMasks[place]!, cost: costOf(server.name), kept: holdsKept[place]! }));

  const byTool = cheapest(tools, session.counts);
  const byServer = cheapest(whole, countMasks(session.serverMasks));
  const blocked = { tools: byTool.length > 0 ? undefined : keptProviders(tools), servers: byServer.length > 0 ? undefined : keptProviders(whole) };
  return { tools: byTool, servers: byServer, ...(blocked.tools || blocked.servers ? { blocked } : {}) };
}

function cheapest(items: readonly Item[], counts: readonly number[]): Cut[] {
  const cost = perLeg(() => 0);
  const stuck = perLeg(() => false);
  for (const item of items) {
    for (const leg of LEGS) {
      if ((item.mask & BIT[leg]) === 0) continue;
      cost[leg] += item.cost;
      stuck[leg] ||= item.kept;
    }
  }
  const able = LEGS.filter((leg) => !stuck[leg]);
  const least = Math.min(...able.map((leg) => cost[leg]));
  const tied = able.filter((leg) => cost[leg] === least);
  return tied
    .filter((leg) => !tied.some((other) => other !== leg && providersWithin(other, leg, counts) && (!providersWithin(leg, other, counts) || LEGS.indexOf(other) < LEGS.indexOf(leg))))
    .map((leg) => ({
      leg,
      empties: LEGS.filter((other) => providersWithin(other, leg, counts)),
      cost: least,
      remove: items.filter((item) => (item.mask & BIT[leg]) !== 0).map((item) => item.id),
    }));
}

/** Everything that holds `inner` also holds `outer`: removing the providers of `outer` empties both. */
function providersWithin(inner: Leg, outer: Leg, counts: readonly number[]): boolean {
  return counts.every((count, mask) => count === 0 || (mask & BIT[inner]) === 0 || (mask & BIT[outer]) !== 0);
}

function keptProviders(items: readonly Item[]): Record<Leg, string[]> {
  return perLeg((leg) => items.filter((item) => item.kept && (item.mask & BIT[leg]) !== 0).map((item) => item.id));
}
