import type { Session, Stance } from "../model/session";
import { maskOf } from "./mask";

/** What holds exactly the legs of `mask`: how many tools and channels, and of which servers, those with the most first. */
export type Region = { mask: number; count: number; servers: { name: string; count: number }[] };

/** All three legs first, then two, then one; tools without any leg are in none. */
const ORDER = [7, 3, 5, 6, 1, 2, 4];

/** The regions of the three circles that hold anything, with the servers in each, by what is switched on. */
export function regionsOf(session: Session, stance: Stance): Region[] {
  const held = new Map(ORDER.map((mask) => [mask, new Map<string, number>()]));
  for (const server of session.servers) {
    if (server.off) continue;
    for (const tool of server.tools) {
      if (tool.off) continue;
      const servers = held.get(maskOf(tool.classification, stance));
      servers?.set(server.name, (servers.get(server.name) ?? 0) + 1);
    }
  }
  return ORDER.map((mask): Region => {
    const servers = [...held.get(mask)!].map(([name, count]) => ({ name, count }));
    servers.sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
    return { mask, count: servers.reduce((sum, { count }) => sum + count, 0), servers };
  }).filter(({ count }) => count > 0);
}
