import type { Analysis } from "../model/analysis";
import { LEGS, type Leg } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import { closeScene } from "./define";
import { radians, ringRole, type Point } from "./venn/circles";
import { LEVEL_WORDS, sayLegs } from "./venn/describe";

const TINY = { size: 28, radius: 7.5, reach: 4.6 };

/** The three circles for a line in a list: which legs are there, and whether they meet. No numbers. */
export function drawTinyVenn(analysis: Analysis): Scene {
  const { verdict } = analysis;
  const middle = { x: TINY.size / 2, y: TINY.size / 2 + 1 };
  const place = (leg: Leg): Point => ({
    x: middle.x + TINY.reach * Math.cos(radians(leg)),
    y: middle.y + TINY.reach * Math.sin(radians(leg)),
  });
  const lethal = verdict.cautious === "lethal";
  return closeScene({
    width: TINY.size,
    height: TINY.size,
    title: LEVEL_WORDS[verdict.level],
    description: sayLegs(analysis),
    marks: [
      ...LEGS.filter((leg) => verdict.legs[leg] !== "no").map((leg): Mark => ({
        shape: "circle",
        role: `region-${leg}`,
        ...place(leg),
        r: TINY.radius,
      })),
      ...LEGS.map((leg): Mark => ({
        shape: "circle",
        role: `tiny-${ringRole(leg, verdict.legs[leg])}`,
        ...place(leg),
        r: TINY.radius,
      })),
      ...(lethal
        ? [{ shape: "circle" as const, role: verdict.level === "lethal" ? "dot" : "dot-possible", ...middle, r: 2.5 }]
        : []),
    ],
  });
}
