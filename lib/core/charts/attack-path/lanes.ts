import { BIT, maskOf } from "../../analysis/mask";
import type { Witness } from "../../model/analysis";
import type { Leg } from "../../model/leg";
import type { Session, Stance } from "../../model/session";
import { serverLabel } from "../../session/server-label";
import { byText } from "../../text/order";

/** The lanes in the order of an attack. */
export const LANES: readonly { leg: Leg; heading: string; about: string }[] = [
  { leg: "untrusted", heading: "Untrusted input", about: "where instructions can come in" },
  { leg: "private", heading: "Private data", about: "what can be read" },
  { leg: "egress", heading: "Egress", about: "how it can get out" },
];

/** The legs in the order of an attack. */
export const ATTACK_ORDER: readonly Leg[] = LANES.map(({ leg }) => leg);

/** A server in a lane: how many of its tools hold the leg, whether any does so for certain, and the tool of the highlighted path. */
type LaneNode = { name: string; said: string; tools: number; certain: boolean; told?: { id: string; tool: string } };
/** A server where it is drawn in its lane. */
export type PlacedNode = LaneNode & { y: number; height: number };
/** A lane with the servers that are drawn; `left` counts those that are not. */
export type Lane = { leg: Leg; x: number; nodes: PlacedNode[]; left: number; bottom: number };

/** Where the servers of a lane begin, below its heading. */
export const TOP = 72;
export const NODE = { height: 34, told: 52, gap: 8, inset: 12 };
/** The line that counts the servers that are not drawn. */
export const MORE = 22;

/** The servers that bring a leg: the highlighted server first, then those with the most tools, then by name. */
export function nodesOf({ servers }: Session, stance: Stance, leg: Leg, witness: Witness | undefined): LaneNode[] {
  return servers
    .filter((server) => !server.off)
    .map((server): LaneNode => {
      const tools = server.tools.filter((tool) => !tool.off && (maskOf(tool.classification, stance) & BIT[leg]) !== 0);
      const told = tools.find((tool) => tool.id === witness?.tools[leg]);
      return {
        name: server.name,
        said: serverLabel(server),
        tools: tools.length,
        certain: tools.some((tool) => tool.classification[leg].verdict === "yes"),
        ...(told && { told: { id: told.id, tool: told.tool.name } }),
      };
    })
    .filter((node) => node.tools > 0)
    .sort(
      (a, b) =>
        Number(b.told !== undefined) - Number(a.told !== undefined) || b.tools - a.tools || byText(a.name, b.name),
    );
}

/** The first servers of a lane, one below the other; no more than `most`. */
export function layLane(leg: Leg, nodes: readonly LaneNode[], x: number, most: number): Lane {
  let y = TOP;
  const placed = nodes.slice(0, most).map((node): PlacedNode => {
    const one = { ...node, y, height: node.told ? NODE.told : NODE.height };
    y += one.height + NODE.gap;
    return one;
  });
  const left = nodes.length - placed.length;
  return {
    leg,
    x,
    nodes: placed,
    left,
    bottom: placed.length === 0 ? TOP + NODE.height : y - NODE.gap + (left > 0 ? MORE : 0),
  };
}
