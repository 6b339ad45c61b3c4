import type { Mark } from "../../model/scene";
import { path } from "../define";
import { NODE, type Lane, type PlacedNode } from "./lanes";

/** The agent is between two lanes: all that it takes in can go on to all that it reaches. */
export const GAP = 96;
const HUB = { width: 58, height: 24, y: 18 };
const TURN = 8;
const ARROW = 7;

/** The agent between two lanes as a bar: every server of the left one leads into it, every server of the right one is reached from it. */
export function drawGap(from: Lane, to: Lane, width: number, complete: boolean): Mark[] {
  const middle = (node: PlacedNode): number => node.y + node.height / 2;
  const [out, bar, into] = [from.x + width - NODE.inset, from.x + width + GAP / 2, to.x + NODE.inset];
  const ends = [...from.nodes, ...to.nodes].map(middle);
  const told = { from: from.nodes.find((node) => node.told), to: to.nodes.find((node) => node.told) };
  const side = (nodes: readonly PlacedNode[], x1: number, x2: number): Mark[] =>
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
