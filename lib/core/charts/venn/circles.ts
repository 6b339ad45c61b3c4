import { perLeg, type Leg, type PerLeg } from "../../model/leg";

/** A place in a picture, from its upper left corner. */
export type Point = { x: number; y: number };

export const WIDTH = 268;
export const HEIGHT = 246;
export const RADIUS = 66;
/** From the middle of the picture to each circle's centre. */
export const REACH = 41;
export const MIDDLE: Point = { x: WIDTH / 2, y: 132 };
/** Private above, untrusted below left, egress below right; always. */
const DEGREES: PerLeg<number> = { private: -90, untrusted: 150, egress: 30 };
/** The centre of each circle. */
export const CENTRE: PerLeg<Point> = perLeg((leg) => towards(leg, REACH));

/** The direction from the middle to a circle's centre, clockwise from the right. */
export function radians(leg: Leg): number {
  return (DEGREES[leg] * Math.PI) / 180;
}

/** The point that lies at this distance from the middle in the direction of a circle; beyond the middle when negative. */
export function towards(leg: Leg, distance: number): Point {
  return { x: MIDDLE.x + distance * Math.cos(radians(leg)), y: MIDDLE.y + distance * Math.sin(radians(leg)) };
}

/** The role of a circle's line: dashed where the leg is only possible, faint where it is absent. */
export function ringRole(leg: Leg, word: "yes" | "possible" | "no"): string {
  return word === "yes" ? `ring-${leg}` : word === "possible" ? `ring-${leg}-possible` : `ring-${leg}-off`;
}
