import type { Cut, Cuts } from "../model/analysis";
import { perLeg, type Leg } from "../model/leg";
import { cheapestEmptyings, type Item } from "./emptying";
import type { StanceView } from "./held";
import { BIT, FULL, legsIn, unionOf } from "./mask";

/** `costs`: by tool id or server name, 1 when not given. `keep`: tool ids and server names that must stay. */
export type CutOptions = { costs?: Record<string, number>; keep?: readonly string[] };

/**
 * The cheapest removals that leave no trifecta, at tool level and at server level, all ties. A set of tools is harmless exactly when one leg has no holder left, so the optimum is the cheapest of three sets of providers.
 * Both lists are empty when nothing needs cutting, and when it cannot be done: then `blocked` says what stands in the way.
 */
export function findCuts(session: StanceView, options: CutOptions = {}): Cuts {
  if (unionOf(session.counts) !== FULL) return { tools: [], servers: [] };
  const keep = new Set(options.keep ?? []);
  const costOf = (id: string): number => Math.max(0, options.costs?.[id] ?? 1);
  const { servers, serverOf } = session;

  const serverKept = servers.map((server) => keep.has(server.name));
  const holdsKept = [...serverKept];
  const tools = session.tools.map((tool, at): Item => {
    const place = serverOf[at]!;
    if (keep.has(tool.id)) holdsKept[place] = true;
    return {
      id: tool.id,
      mask: session.masks[at]!,
      cost: costOf(tool.id),
      kept: serverKept[place]! || keep.has(tool.id),
    };
  });
  const whole = servers.map((server, place): Item => ({
    id: server.name,
    mask: session.serverMasks[place]!,
    cost: costOf(server.name),
    kept: holdsKept[place]!,
  }));

  const byTool = cheapest(tools);
  const byServer = cheapest(whole);
  const blocked = {
    tools: byTool.length > 0 ? undefined : keptProviders(tools),
    servers: byServer.length > 0 ? undefined : keptProviders(whole),
  };
  return { tools: byTool, servers: byServer, ...(blocked.tools || blocked.servers ? { blocked } : {}) };
}

function cheapest(items: readonly Item[]): Cut[] {
  return cheapestEmptyings(items, FULL).map(({ bit, empties, cost, remove }) => ({
    leg: legsIn(bit)[0]!,
    empties: empties.flatMap(legsIn),
    cost,
    remove,
  }));
}

function keptProviders(items: readonly Item[]): Record<Leg, string[]> {
  return perLeg((leg) => items.filter((item) => item.kept && (item.mask & BIT[leg]) !== 0).map((item) => item.id));
}
