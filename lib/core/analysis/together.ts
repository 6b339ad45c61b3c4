import { LEG_WORDS, LEGS } from "../model/leg";
import type { StanceView } from "./held";
import { BIT, FULL } from "./mask";

/** Tools, by their indices, that belong in one part. */
export type Bundle = { mask: number; tools: number[] };
type Refused = { together: string[]; why: string };

/**
 * Constraints to keep tools together, as bundles of tools. Constraints that share a tool become one bundle. They are taken in the order
 * given: one that would make a bundle of all three legs is refused, so an earlier constraint takes precedence over a later one. A tool that
 * holds all three legs by itself fits into no part; the others of its constraint stay together.
 */
export function bundleWishes(
  session: StanceView,
  wishes: readonly (readonly string[])[],
): { bundles: Bundle[]; refused: Refused[] } {
  if (wishes.length === 0) return { bundles: [], refused: [] };
  const places = placesById(session);
  const bundleOf = new Map<number, Bundle>();
  const refused: Refused[] = [];
  for (const wish of wishes) {
    // A constraint may name a server a thousand times, and every member may be in one large bundle: each counts once.
    const members = [...new Set([...new Set(wish)].flatMap((id) => places.get(id) ?? []))].sort((a, b) => a - b);
    const alone = members.filter((at) => session.masks[at] === FULL);
    const joined = new Set(members.filter((at) => session.masks[at] !== FULL).map((at) => bundleOf.get(at) ?? at));
    const tools = [...joined].flatMap((one) => (typeof one === "number" ? [one] : one.tools)).sort((a, b) => a - b);
    const mask = tools.reduce((union, at) => union | session.masks[at]!, 0);
    const reasons = [
      ...(alone.length > 0 ? [sayAlone(alone.map((at) => session.tools[at]!.id))] : []),
      ...(mask === FULL ? [sayFull(session, tools, members)] : []),
    ];
    if (reasons.length > 0) refused.push({ together: [...wish], why: reasons.join(" ") });
    if (mask === FULL || tools.length < 2) continue;
    const bundle = { mask, tools };
    for (const at of tools) bundleOf.set(at, bundle);
  }
  return { bundles: [...new Set(bundleOf.values())].sort((a, b) => a.tools[0]! - b.tools[0]!), refused };
}

/** What an id stands for: a tool itself, or all tools of a server. A tool takes precedence over a server of the same name. */
function placesById({ servers, tools, serverOf }: StanceView): Map<string, number[]> {
  const ofServers = new Map<string, number[]>(servers.map((server) => [server.name, []]));
  tools.forEach((_, at) => ofServers.get(servers[serverOf[at]!]!.name)!.push(at));
  return new Map([...ofServers, ...tools.map((tool, at): [string, number[]] => [tool.id, [at]])]);
}

function sayAlone(ids: readonly string[]): string {
  return ids.length === 1
    ? `“${ids[0]}” holds all three legs on its own and fits into no part.`
    : `${ids.length} of them hold all three legs on their own and fit into no part: “${ids[0]}” is one.`;
}

/** Names one holder for each leg, one of the constraint itself if possible. */
function sayFull({ masks, tools }: StanceView, all: readonly number[], own: readonly number[]): string {
  const holders = LEGS.map((leg) => {
    const holds = (at: number): boolean => (masks[at]! & BIT[leg]) !== 0 && masks[at] !== FULL;
    return `“${tools[own.find(holds) ?? all.find(holds)!]!.id}” holds ${LEG_WORDS[leg].phrase}`;
  });
  const earlier =
    all.length > own.filter((at) => masks[at] !== FULL).length ? " with what an earlier constraint binds to them" : "";
  return `Together${earlier} they hold all three legs: ${holders[0]}, ${holders[1]} and ${holders[2]}.`;
}
