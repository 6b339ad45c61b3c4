import { linkHorizontal } from "d3-shape";
import { hold, view, type View } from "../analysis/held";
import { BIT } from "../analysis/mask";
import { byText } from "../analysis/order";
import type { Analysis, Witness } from "../model/analysis";
import { LEG_WORDS, perLeg, type Leg } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import type { Session, Stance } from "../model/session";
import { fit } from "../text/fit";
import { showHidden } from "../text/visible";
import { closeScene, count, group, join, legShape, type Size } from "./define";

/** In the order in which an attack goes. */
const LANES: readonly { leg: Leg; heading: string; about: string }[] = [
  { leg: "untrusted", heading: "Untrusted input", about: "where instructions can come in" },
  { leg: "private", heading: "Private data", about: "what can be read" },
  { leg: "egress", heading: "Egress", about: "how it can get out" },
];

/** A server in a lane: how many of its tools hold the leg, whether any does for certain, the tool of the told story. */
type Node = { name: string; tools: number; certain: boolean; told?: { id: string; tool: string } };
type Placed = Node & { x: number; y: number; height: number };
type Lane = { leg: Leg; x: number; nodes: Placed[]; left: number; bottom: number };

const MOST_NODES = 12;
const TOP = 66;
const NODE = { height: 32, told: 48, gap: 8 };
const INSET = 2;
const HUB = { gap: 120, width: 52, height: 22 };
const link = linkHorizontal<{ source: [number, number]; target: [number, number] }, [number, number]>().digits(2);

/**
 * Three lanes from where an outsider's text comes in, over what can be read, to how it gets out, aggregated by server, with
 * the agent between them. All links are equally wide: we know ways, not volumes. The told trifecta stands out.
 */
export function drawAttackPath(session: Session, analysis: Analysis, witness: Witness | undefined, size: Size, stance: Stance = "cautious"): Scene {
  const one = view(hold(session), stance);
  const most = Math.min(MOST_NODES, Math.max(3, Math.floor((size.height - TOP - 40) / (NODE.height + NODE.gap))));
  const width = (size.width - 2 * HUB.gap - 2 * INSET) / 3;
  const lanes = LANES.map(({ leg }, place) => layLane(leg, nodesOf(one, leg, witness), INSET + place * (width + HUB.gap), most));
  const height = Math.max(...lanes.map((lane) => lane.bottom)) + 12;
  const middle = (TOP + height - 12) / 2;
  const hubs = [1, 2].map((place) => ({ x: INSET + place * width + (place - 0.5) * HUB.gap, y: middle }));
  const complete = lanes.every((lane) => lane.nodes.length > 0);

  const links = lanes.flatMap((lane, place) =>
    lane.nodes.flatMap((node) => [
      ...(place < 2 ? [drawLink([lane.x + width, node.y + node.height / 2], [hubs[place]!.x - HUB.width / 2, middle], node, complete)] : []),
      ...(place > 0 ? [drawLink([hubs[place - 1]!.x + HUB.width / 2, middle], [lane.x, node.y + node.height / 2], node, complete)] : []),
    ]),
  );
  return closeScene({
    width: size.width,
    height: height,
    title: "The ways through this session",
    description: describe(lanes, witness),
    marks: [
      ...lanes.flatMap((lane, place) => drawHeading(LANES[place]!, lane, place, analysis, stance)),
      ...links.sort((a, b) => Number(a.role === "link-on") - Number(b.role === "link-on")),
      ...hubs.flatMap(({ x, y }): Mark[] => [
        { shape: "rect", role: "hub", x: x - HUB.width / 2, y: y - HUB.height / 2, width: HUB.width, height: HUB.height, round: HUB.height / 2 },
        { shape: "text", role: "text-hub", x, y: y + 4, text: "agent", anchor: "middle" },
      ]),
      ...lanes.flatMap((lane) => drawLane(lane, width)),
    ],
  });
}

/** The told server first, then those with most tools, then by name. */
function nodesOf({ servers, serverOf, tools, masks }: View, leg: Leg, witness: Witness | undefined): Node[] {
  const nodes = servers.map((server): Node => ({ name: server.name, tools: 0, certain: false }));
  tools.forEach((tool, at) => {
    if ((masks[at]! & BIT[leg]) === 0) return;
    const node = nodes[serverOf[at]!]!;
    node.tools++;
    node.certain ||= tool.classification[leg].verdict === "yes";
    if (tool.id === witness?.tools[leg]) node.told = { id: tool.id, tool: tool.tool.name };
  });
  return nodes.filter((node) => node.tools > 0).sort((a, b) => Number(b.told !== undefined) - Number(a.told !== undefined) || b.tools - a.tools || byText(a.name, b.name));
}

function layLane(leg: Leg, nodes: readonly Node[], x: number, most: number): Lane {
  let y = TOP;
  const placed = nodes.slice(0, most).map((node): Placed => {
    const one = { ...node, x, y, height: node.told ? NODE.told : NODE.height };
    y += one.height + NODE.gap;
    return one;
  });
  const left = nodes.length - placed.length;
  return { leg, x, nodes: placed, left, bottom: placed.length === 0 ? TOP + NODE.height : y + (left > 0 ? 20 : 0) };
}

function drawHeading({ leg, heading, about }: (typeof LANES)[number], lane: Lane, place: number, { verdict }: Analysis, stance: Stance): Mark[] {
  const word = stance === "plain" && verdict.legs[leg] === "possible" ? "no" : verdict.legs[leg];
  return [
    ...legShape(leg, lane.x + 12, 20, 22, word, { of: `leg:${leg}` }),
    { shape: "text", role: "text-heading", x: lane.x + 30, y: 25, text: `${place + 1}  ${heading}` },
    { shape: "text", role: "text-muted", x: lane.x + 30, y: 44, text: about },
  ];
}

function drawLink(source: [number, number], target: [number, number], node: Placed, complete: boolean): Mark {
  return { shape: "path", role: node.told && complete ? "link-on" : "link", d: link({ source, target })!, of: `server:${node.name}` };
}

function drawLane({ leg, x, nodes, left, bottom }: Lane, width: number): Mark[] {
  if (nodes.length === 0) {
    return [
      { shape: "rect", role: "node-possible", x, y: TOP, width, height: NODE.height, round: 8 },
      { shape: "text", role: "text-muted", x: x + 12, y: TOP + 20.5, text: `nothing brings ${LEG_WORDS[leg].phrase}` },
    ];
  }
  return [...nodes.flatMap((node) => drawNode(node, leg, width)), ...(left > 0 ? [{ shape: "text", role: "text-muted", x: x + 12, y: bottom - 10, text: `+ ${group(left)} more` } satisfies Mark] : [])];
}

function drawNode({ name, tools, certain, told, x, y, height }: Placed, leg: Leg, width: number): Mark[] {
  const of = `server:${name}`;
  const many = group(tools);
  const label = `${showHidden(name)}: ${count(tools, `tool ${certain ? "brings" : "may bring"}`, `tools ${certain ? "bring" : "may bring"}`)} ${LEG_WORDS[leg].phrase}${told ? `; in this story ${showHidden(told.tool)}` : ""}`;
  return [
    { shape: "rect", role: told ? "node-on" : certain ? "node" : "node-possible", x, y, width, height, round: 8, of, label },
    { shape: "text", role: told ? "text-strong" : "text", x: x + 12, y: y + 20.5, text: fit(showHidden(name), width - 34 - 8 * many.length, told ? 14.5 : 13), of },
    { shape: "text", role: "text-muted", x: x + width - 12, y: y + 20.5, text: many, anchor: "end", of },
    ...(told ? [{ shape: "text", role: "text-small", x: x + 12, y: y + 37, text: fit(showHidden(told.tool), width - 24, 11), of: `tool:${told.id}` } satisfies Mark] : []),
  ];
}

function describe(lanes: readonly Lane[], witness: Witness | undefined): string {
  const missing = lanes.filter((lane) => lane.nodes.length === 0).map((lane) => LEG_WORDS[lane.leg].phrase);
  const many = perLeg((leg) => lanes.find((lane) => lane.leg === leg)!).untrusted;
  const sizes = lanes.map((lane) => `${LEG_WORDS[lane.leg].phrase} through ${count(lane.nodes.length + lane.left, "server")}`);
  const ways = many.nodes.length === 0 && missing.length === 3 ? "No server brings any leg." : `Three lanes in the order of an attack: ${join(sizes)}.`;
  return [ways, ...(missing.length > 0 ? [`Nothing brings ${join(missing)}, so there is no way through.`] : witness ? [`Told: ${witness.steps.join(" ")}`] : [])].join(" ");
}
