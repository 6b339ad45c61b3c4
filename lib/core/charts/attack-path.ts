import { BIT, maskOf } from "../analysis/mask";
import { byText } from "../text/order";
import type { Analysis, Witness } from "../model/analysis";
import { LEG_WORDS, perLeg, type Leg } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import type { Session, Stance } from "../model/session";
import { serverLabel } from "../session/server-label";
import { fit, widthOf } from "../text/fit";
import { showHidden } from "../text/visible";
import { closeScene, count, group, join, legShape, path, type Size } from "./define";

/** In the order of an attack. */
const LANES: readonly { leg: Leg; heading: string; about: string }[] = [
  { leg: "untrusted", heading: "Untrusted input", about: "where instructions can come in" },
  { leg: "private", heading: "Private data", about: "what can be read" },
  { leg: "egress", heading: "Egress", about: "how it can get out" },
];

export const ATTACK_ORDER: readonly Leg[] = LANES.map(({ leg }) => leg);

/** A server in a lane: how many of its tools hold the leg, whether any does so for certain, and the tool of the highlighted path. */
type Node = { name: string; said: string; tools: number; certain: boolean; told?: { id: string; tool: string } };
type Placed = Node & { y: number; height: number };
type Lane = { leg: Leg; x: number; nodes: Placed[]; left: number; bottom: number };

const MOST_NODES = 12;
const TOP = 72;
const BOTTOM = 14;
const NODE = { height: 34, told: 52, gap: 8, inset: 12 };
const MORE = 22;
/** The agent is between two lanes: all that it takes in can go on to all that it reaches. */
const GAP = 96;
const HUB = { width: 58, height: 24, y: 18 };
const TURN = 8;
const ARROW = 7;

/**
 * Three lanes: where an outsider's text comes in, what can be read, and how it gets out, aggregated by server, with
 * the agent between them. All links are equally wide: we know paths, not volumes. The highlighted trifecta stands out.
 */
export function drawAttackPath(
  session: Session,
  analysis: Analysis,
  witness: Witness | undefined,
  size: Size,
  stance: Stance = "cautious",
): Scene {
  const most = Math.min(
    MOST_NODES,
    Math.max(3, Math.floor((size.height - TOP - NODE.told + NODE.height - MORE - BOTTOM) / (NODE.height + NODE.gap))),
  );
  const width = (size.width - 2 * GAP) / 3;
  const lanes = LANES.map(({ leg }, place) =>
    layLane(leg, nodesOf(session, stance, leg, witness), place * (width + GAP), most),
  );
  const height = Math.max(...lanes.map((lane) => lane.bottom)) + BOTTOM;
  const complete = lanes.every((lane) => lane.nodes.length > 0);
  return closeScene({
    width: size.width,
    height,
    title: "The ways through this session",
    description: describe(lanes, witness),
    marks: [
      ...lanes.flatMap((lane, place) => drawHeading(LANES[place]!, lane, place, width, height, analysis, stance)),
      ...[0, 1].flatMap((gap) => drawGap(lanes[gap]!, lanes[gap + 1]!, width, complete)),
      ...lanes.flatMap((lane) => drawLane(lane, width)),
    ],
  });
}

/** The highlighted server first, then those with the most tools, then by name. */
function nodesOf({ servers }: Session, stance: Stance, leg: Leg, witness: Witness | undefined): Node[] {
  return servers
    .filter((server) => !server.off)
    .map((server): Node => {
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

function layLane(leg: Leg, nodes: readonly Node[], x: number, most: number): Lane {
  let y = TOP;
  const placed = nodes.slice(0, most).map((node): Placed => {
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

function drawHeading(
  { leg, heading, about }: (typeof LANES)[number],
  { x }: Lane,
  place: number,
  width: number,
  height: number,
  { verdict }: Analysis,
  stance: Stance,
): Mark[] {
  const word = stance === "plain" && verdict.legs[leg] === "possible" ? "no" : verdict.legs[leg];
  return [
    { shape: "rect", role: `lane-${leg}`, x, y: 0, width, height, round: 12 },
    ...legShape(leg, x + NODE.inset + 13, 31, 24, word, { of: `leg:${leg}`, label: heading }),
    { shape: "text", role: "text-heading", x: x + NODE.inset + 36, y: 28, text: `${place + 1}. ${heading}` },
    { shape: "text", role: "text-small", x: x + NODE.inset + 36, y: 46, text: about },
  ];
}

/** The agent between two lanes as a bar: every server of the left one leads into it, every server of the right one is reached from it. */
function drawGap(from: Lane, to: Lane, width: number, complete: boolean): Mark[] {
  const middle = (node: Placed): number => node.y + node.height / 2;
  const [out, bar, into] = [from.x + width - NODE.inset, from.x + width + GAP / 2, to.x + NODE.inset];
  const ends = [...from.nodes, ...to.nodes].map(middle);
  const told = { from: from.nodes.find((node) => node.told), to: to.nodes.find((node) => node.told) };
  const side = (nodes: readonly Placed[], x1: number, x2: number): Mark[] =>
    nodes.map((node) => ({
      shape: "line",
      role: "link",
      x1,
      y1: middle(node),
      x2,
      y2: middle(node),
      of: `server:${node.name}`,
    }));
  return [
    { shape: "line", role: "bus", x1: bar, y1: HUB.y + HUB.height, x2: bar, y2: Math.max(HUB.y + HUB.height, ...ends) },
    ...side(from.nodes, out, bar),
    ...side(to.nodes, bar, into),
    ...(complete && told.from && told.to ? drawWay(out, middle(told.from), bar, into, middle(told.to)) : []),
    {
      shape: "rect",
      role: "hub",
      x: bar - HUB.width / 2,
      y: HUB.y,
      width: HUB.width,
      height: HUB.height,
      round: HUB.height / 2,
    },
    { shape: "text", role: "text-hub", x: bar, y: HUB.y + 16, text: "agent", anchor: "middle" },
  ];
}

/** From one server of the story along the bar to the next, with an arrow at its end. */
function drawWay(out: number, y1: number, bar: number, into: number, y2: number): Mark[] {
  const turn = Math.min(TURN, Math.abs(y2 - y1) / 2) * Math.sign(y2 - y1);
  const side = Math.abs(turn);
  const bend =
    turn === 0
      ? ""
      : path`H${bar - side}Q${bar} ${y1} ${bar} ${y1 + turn}V${y2 - turn}Q${bar} ${y2} ${bar + side} ${y2}`;
  return [
    { shape: "path", role: "link-on", d: path`M${out} ${y1}` + bend + path`H${into - ARROW}` },
    {
      shape: "path",
      role: "arrow",
      d: path`M${into - 1} ${y2}L${into - 1 - 1.5 * ARROW} ${y2 - ARROW * 0.75}L${into - 1 - 1.5 * ARROW} ${y2 + ARROW * 0.75}Z`,
    },
  ];
}

function drawLane({ leg, x, nodes, left, bottom }: Lane, width: number): Mark[] {
  if (nodes.length === 0) {
    return [
      {
        shape: "rect",
        role: "node-possible",
        x: x + NODE.inset,
        y: TOP,
        width: width - 2 * NODE.inset,
        height: NODE.height,
        round: 8,
      },
      {
        shape: "text",
        role: "text-muted",
        x: x + 2 * NODE.inset,
        y: TOP + 22,
        text: fit(`nothing brings ${LEG_WORDS[leg].phrase}`, width - 4 * NODE.inset, 13),
      },
    ];
  }
  return [
    ...nodes.flatMap((node) => drawNode(node, leg, x, width)),
    ...(left > 0
      ? [
          {
            shape: "text",
            role: "text-small",
            x: x + 2 * NODE.inset,
            y: bottom - 3,
            text: `+ ${group(left)} more`,
          } satisfies Mark,
        ]
      : []),
  ];
}

function drawNode(
  { name, said, tools, certain, told, y, height }: Placed,
  leg: Leg,
  lane: number,
  width: number,
): Mark[] {
  const of = `server:${name}`;
  const many = count(tools, "tool");
  const label = `${said}: ${count(tools, `tool ${certain ? "brings" : "may bring"}`, `tools ${certain ? "bring" : "may bring"}`)} ${LEG_WORDS[leg].phrase}${told ? `; in this story ${showHidden(told.tool)}` : ""}`;
  const [x, right] = [lane + 2 * NODE.inset, lane + width - 2 * NODE.inset];
  return [
    {
      shape: "rect",
      role: told ? "node-on" : certain ? "node" : "node-possible",
      x: lane + NODE.inset,
      y,
      width: width - 2 * NODE.inset,
      height,
      round: 8,
      of,
      label,
    },
    {
      shape: "text",
      role: told ? "text-strong" : "text",
      x,
      y: y + 22,
      text: fit(said, right - x - widthOf(many, 11) - 10, told ? 14.5 : 13),
      of,
    },
    { shape: "text", role: "text-small", x: right, y: y + 22, text: many, anchor: "end", of },
    ...(told
      ? [
          {
            shape: "text",
            role: "text-small",
            x,
            y: y + 40,
            text: fit(showHidden(told.tool), right - x, 11),
            of: `tool:${told.id}`,
          } satisfies Mark,
        ]
      : []),
  ];
}

function describe(lanes: readonly Lane[], witness: Witness | undefined): string {
  const missing = lanes.filter((lane) => lane.nodes.length === 0).map((lane) => LEG_WORDS[lane.leg].phrase);
  const many = perLeg((leg) => lanes.find((lane) => lane.leg === leg)!).untrusted;
  const sizes = lanes.map(
    (lane) => `${LEG_WORDS[lane.leg].phrase} through ${count(lane.nodes.length + lane.left, "server")}`,
  );
  const ways =
    many.nodes.length === 0 && missing.length === 3
      ? "No server brings any leg."
      : `Three lanes in the order of an attack: ${join(sizes)}.`;
  return [
    ways,
    ...(missing.length > 0
      ? [`Nothing brings ${join(missing)}, so there is no way through.`]
      : witness
        ? [`Told: ${witness.steps.join(" ")}`]
        : []),
  ].join(" ");
}
