import type { Split, SplitPart } from "../model/analysis";
import { LEGS, type Leg } from "../model/leg";
import type { StanceView } from "./held";
import { BIT, FULL } from "./mask";
import { bundleWishes } from "./together";

/** Tools of one server that share a mask, as indices in the session; they stay together. */
type Group = { mask: number; tools: number[] };
type ServerGroups = { name: string; mask: number; size: number; groups: Group[] };

/**
 * The fewest sessions that together keep every tool and of which none is lethal. A harmless session lacks a leg, so
 * it lies within "no private", "no untrusted" or "no egress": the fewest of these three that every tool fits into is
 * the minimum. Tools that hold all three legs fit nowhere and are named. Each other tool is in exactly one part:
 * a server stays whole where it can, and the parts are kept of similar size. Tools that a person wants together are one
 * piece: the number of parts is then the fewest under these wishes, and a wish that no part can hold is refused with a reason.
 */
export function findSplit(session: StanceView, together: readonly (readonly string[])[] = []): Split {
  const { bundles, refused } = bundleWishes(session, together);
  const bound = new Set(bundles.flatMap((bundle) => bundle.tools));
  const pieces = bundles.map((bundle): ServerGroups => ({
    name: session.tools[bundle.tools[0]!]!.id,
    mask: bundle.mask,
    size: bundle.tools.length,
    groups: [bundle],
  }));
  const servers = [...pieces, ...groupByServer(session, bound)];
  const without = chooseParts(servers);
  const parts = new Map<Leg, number[]>(without.map((leg) => [leg, []]));
  place(servers, parts);
  return {
    parts: without.map((leg): SplitPart => ({
      without: leg,
      tools: Array.from(Int32Array.from(parts.get(leg)!).sort(), (at) => session.tools[at]!.id),
    })),
    unsplittable: session.tools.filter((_, at) => session.masks[at] === FULL).map((tool) => tool.id),
    ...(refused.length > 0 && { refused }),
  };
}

/** Servers by name with their tools by mask, without the tools that hold everything and those that are bound elsewhere. */
function groupByServer({ servers, tools, serverOf, masks }: StanceView, bound: ReadonlySet<number>): ServerGroups[] {
  const grouped = servers.map((server): ServerGroups => ({ name: server.name, mask: 0, size: 0, groups: [] }));
  tools.forEach((_, at) => {
    const mask = masks[at]!;
    if (mask === FULL || bound.has(at)) return;
    const server = grouped[serverOf[at]!]!;
    server.mask |= mask;
    server.size++;
    const group = server.groups.find((one) => one.mask === mask);
    if (group) group.tools.push(at);
    else server.groups.push({ mask, tools: [at] });
  });
  return grouped.filter((server) => server.size > 0);
}

const CHOICES: readonly Leg[][] = [
  ["private"],
  ["untrusted"],
  ["egress"],
  ["private", "untrusted"],
  ["private", "egress"],
  ["untrusted", "egress"],
  [...LEGS],
];

/** The legs that the parts lack: the fewest that work; among equals, those that divide the fewest servers. */
function chooseParts(servers: readonly ServerGroups[]): Leg[] {
  if (servers.length === 0) return [];
  const masks = new Set(servers.flatMap((server) => server.groups.map((group) => group.mask)));
  const torn = (legs: readonly Leg[]): number =>
    servers.filter((server) => !legs.some((leg) => fits(server.mask, leg))).length;
  const working = CHOICES.filter((legs) => [...masks].every((mask) => legs.some((leg) => fits(mask, leg))));
  const fewest = working.filter((legs) => legs.length === working[0]!.length);
  return fewest.reduce((best, legs) => (torn(legs) < torn(best) ? legs : best));
}

function fits(mask: number, without: Leg): boolean {
  return (mask & BIT[without]) === 0;
}

/** Those with the least choice first, then the largest, then by name. */
function place(servers: readonly ServerGroups[], parts: Map<Leg, number[]>): void {
  const legs = [...parts.keys()];
  const roomFor = (mask: number): Leg[] => legs.filter((leg) => fits(mask, leg));
  const fullness = (leg: Leg): number => parts.get(leg)!.length;
  const emptiest = (choice: readonly Leg[]): Leg =>
    choice.reduce((best, leg) => (fullness(leg) < fullness(best) ? leg : best));
  const put = (leg: Leg, group: Group): void => {
    const part = parts.get(leg)!;
    for (const tool of group.tools) part.push(tool);
  };

  const order = servers.map((server, at) => ({ server, at, choice: roomFor(server.mask) }));
  order.sort((a, b) => a.choice.length - b.choice.length || b.server.size - a.server.size || a.at - b.at);
  for (const { server, choice } of order) {
    if (choice.length > 0) {
      const leg = emptiest(choice);
      for (const group of server.groups) put(leg, group);
      continue;
    }
    const here = new Map<Leg, number>();
    const groups = [...server.groups].sort(
      (a, b) => roomFor(a.mask).length - roomFor(b.mask).length || b.tools.length - a.tools.length || a.mask - b.mask,
    );
    for (const group of groups) {
      const room = roomFor(group.mask);
      const most = Math.max(...room.map((leg) => here.get(leg) ?? 0));
      const leg = emptiest(room.filter((one) => (here.get(one) ?? 0) === most));
      put(leg, group);
      here.set(leg, (here.get(leg) ?? 0) + group.tools.length);
    }
  }
}
