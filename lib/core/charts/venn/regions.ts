import { BIT, legsIn } from "../../analysis/mask";
import { LEGS, type Leg } from "../../model/leg";
import { path } from "../define";
import { CENTRE, MIDDLE, RADIUS, REACH, towards, type Point } from "./circles";

/** The outline of the region of tools that hold exactly the legs of `mask`. */
export function regionOf(mask: number): string {
  const inside = legsIn(mask);
  const outside = LEGS.filter((leg) => (BIT[leg] & mask) === 0);
  if (inside.length === 3) {
    const corners = LEGS.map((leg) => crossing(...others(leg), "within"));
    return outline(corners, [LEGS[2], LEGS[0], LEGS[1]], mask);
  }
  if (inside.length === 2) {
    const [a, b] = inside as [Leg, Leg];
    const [c] = outside as [Leg];
    return outline([crossing(a, b, "far"), crossing(a, c, "within"), crossing(b, c, "within")], [a, c, b], mask);
  }
  const [a] = inside as [Leg];
  const [b, c] = outside as [Leg, Leg];
  return outline([crossing(a, b, "far"), crossing(a, c, "far"), crossing(b, c, "within")], [a, c, b], mask);
}

/** The position of a region's number, on its baseline. */
export function countPlace(mask: number): Point {
  const only = LEGS.filter((leg) => BIT[leg] === mask)[0];
  const lacking = LEGS.filter((leg) => (BIT[leg] | mask) === 7 && mask !== 7 && !only)[0];
  const { x, y } = only ? towards(only, 62) : lacking ? towards(lacking, -48) : MIDDLE;
  return { x, y: y + 5 };
}

/** Where the lines of two circles cross: `far` from the third circle, and within it. */
function crossing(a: Leg, b: Leg, where: "far" | "within"): Point {
  const third = LEGS.find((leg) => leg !== a && leg !== b)!;
  const half = (REACH * Math.sqrt(3)) / 2;
  const along = Math.sqrt(RADIUS ** 2 - half ** 2);
  return towards(third, where === "far" ? -(REACH / 2) - along : along - REACH / 2);
}

function others(leg: Leg): [Leg, Leg] {
  return LEGS.filter((other) => other !== leg) as [Leg, Leg];
}

/** Joins corners by arcs; each arc runs on the given circle, along the side that borders the region. */
function outline(corners: readonly Point[], circles: readonly Leg[], mask: number): string {
  const arcs = corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length]!;
    const { large, sweep } = arcFlags(from, to, circles[at]!, mask);
    return path`A${RADIUS} ${RADIUS} 0 ${large} ${sweep} ${to.x} ${to.y}`;
  });
  return path`M${corners[0]!.x} ${corners[0]!.y}` + arcs.join("") + "Z";
}

function arcFlags(from: Point, to: Point, circle: Leg, mask: number): { large: number; sweep: number } {
  const centre = CENTRE[circle];
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  const turn = (Math.atan2(to.y - centre.y, to.x - centre.x) - start + 4 * Math.PI) % (2 * Math.PI);
  const middleAt = (angle: number): Point => ({
    x: centre.x + RADIUS * Math.cos(start + angle),
    y: centre.y + RADIUS * Math.sin(start + angle),
  });
  const clockwise = borders(middleAt(turn / 2), circle, mask);
  const angle = clockwise ? turn : 2 * Math.PI - turn;
  return { large: angle > Math.PI ? 1 : 0, sweep: clockwise ? 1 : 0 };
}

/** Whether a point on a circle's line lies on the right side of the two other circles to border the region. */
function borders(at: Point, circle: Leg, mask: number): boolean {
  return others(circle).every(
    (leg) => Math.hypot(at.x - CENTRE[leg].x, at.y - CENTRE[leg].y) < RADIUS === ((BIT[leg] & mask) !== 0),
  );
}
