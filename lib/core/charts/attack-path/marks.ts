import type { Analysis } from "../../model/analysis";
import { LEG_WORDS, type Leg } from "../../model/leg";
import type { Mark } from "../../model/scene";
import type { Stance } from "../../model/session";
import { fit, widthOf } from "../../text/fit";
import { showHidden } from "../../text/visible";
import { count, group, legShape } from "../define";
import { NODE, TOP, type Lane, type LANES, type PlacedNode } from "./lanes";

/** A lane from top to bottom, with its number, its leg and what it stands for. */
export function drawHeading(
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

/** The servers of a lane, or that there is none. */
export function drawLane({ leg, x, nodes, left, bottom }: Lane, width: number): Mark[] {
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
  { name, said, tools, certain, told, y, height }: PlacedNode,
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
