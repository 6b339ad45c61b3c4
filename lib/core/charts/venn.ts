import type { Analysis, MaskCounts } from "../model/analysis";
import { LEG_WORDS, LEGS, perLeg, type Leg, type PerLeg } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import type { Stance } from "../model/session";
import type { VerdictWord } from "../model/verdict";
import { brief, closeScene, count, join, legShape, path } from "./define";

type Point = { x: number; y: number };

const WIDTH = 268;
const HEIGHT = 246;
const RADIUS = 66;
/** From the middle of the picture to each circle's centre. */
const REACH = 41;
const MIDDLE: Point = { x: WIDTH / 2, y: 132 };
/** Private above, untrusted below left, egress below right; always. */
const DEGREES: PerLeg<number> = { private: -90, untrusted: 150, egress: 30 };
const CENTRE: PerLeg<Point> = perLeg((leg) => towards(leg, REACH));
/** The position of a circle's letter, from its centre: at the rim, out of the way of the numbers. */
const LETTER: PerLeg<Point> = { private: { x: 0, y: -46 }, untrusted: { x: -31, y: 38 }, egress: { x: 31, y: 38 } };
const BIT: PerLeg<number> = { private: 1, untrusted: 2, egress: 4 };
const LEVEL_WORDS = { lethal: "Lethal", possible: "Possibly lethal", "two-legs": "Two legs", clear: "Clear" };

/**
 * The three legs as circles that meet, with the number of tools in each of the seven regions. A leg that is only possible
 * is dashed, one that is absent is faint; the middle is filled when the session is lethal and dashed when it may be.
 */
export function drawVenn(analysis: Analysis, stance: Stance = "cautious"): Scene {
  const { verdict } = analysis;
  const counts = analysis.masks[stance];
  const shown = perLeg((leg) =>
    stance === "plain" && verdict.legs[leg] === "possible" ? ("no" as const) : verdict.legs[leg],
  );
  const core: Core =
    verdict.plain === "lethal"
      ? "core-lethal"
      : stance === "cautious" && verdict.cautious === "lethal"
        ? "core-possible"
        : "core-open";
  const circles = drawCircles(shown);
  const regions = drawRegions(counts, core);
  const letters = LEGS.flatMap((leg) =>
    legShape(leg, CENTRE[leg].x + LETTER[leg].x, CENTRE[leg].y + LETTER[leg].y, 22, shown[leg], {
      of: `leg:${leg}`,
      label: LEG_WORDS[leg].title,
    }),
  );
  const marks: Mark[] = [...circles, ...regions, ...letters, ...drawCounts(counts, core), ...NAMES];
  return closeScene({
    width: WIDTH,
    height: HEIGHT,
    title: `${LEVEL_WORDS[verdict.level]}: the three legs of this session`,
    description: describe(analysis, stance),
    marks,
  });
}

/** Names of the legs beside their circles. */
const NAMES: Mark[] = [
  { shape: "text", role: "text-strong", x: MIDDLE.x, y: 16, text: LEG_WORDS.private.title, anchor: "middle" },
  { shape: "text", role: "text-strong", x: 66, y: HEIGHT - 8, text: LEG_WORDS.untrusted.title, anchor: "middle" },
  {
    shape: "text",
    role: "text-strong",
    x: WIDTH - 66,
    y: HEIGHT - 8,
    text: LEG_WORDS.egress.title,
    anchor: "middle",
  },
];

type Core = "core-lethal" | "core-possible" | "core-open";

/** Each leg as a surface, a hatching and a ring. */
function drawCircles(shown: PerLeg<VerdictWord>): Mark[] {
  return [
    ...LEGS.filter((leg) => shown[leg] !== "no").map((leg): Mark => ({
      shape: "circle",
      role: `region-${leg}`,
      ...CENTRE[leg],
      r: RADIUS,
      of: `leg:${leg}`,
    })),
    ...LEGS.filter((leg) => shown[leg] !== "no").map((leg): Mark => ({
      shape: "path",
      role: `hatch-${leg}`,
      d: hatch(leg),
      of: `leg:${leg}`,
    })),
    ...LEGS.map((leg): Mark => ({
      shape: "circle",
      role: ringRole(leg, shown[leg]),
      ...CENTRE[leg],
      r: RADIUS,
      of: `leg:${leg}`,
    })),
  ];
}

/** The seven regions, the middle last. */
function drawRegions(counts: MaskCounts, core: Core): Mark[] {
  return [
    ...[1, 2, 4, 3, 5, 6].map((mask): Mark => ({
      shape: "path",
      role: "region",
      d: regionOf(mask),
      of: `mask:${mask}`,
      label: sayRegion(mask, counts[mask]!),
    })),
    { shape: "path", role: core, d: regionOf(7), of: "mask:7", label: sayRegion(7, counts[7]) },
  ];
}

/** How many tools each region holds. */
function drawCounts(counts: MaskCounts, core: Core): Mark[] {
  return [1, 2, 4, 3, 5, 6, 7]
    .filter((mask) => counts[mask]! > 0)
    .map((mask): Mark => ({
      shape: "text",
      role: mask === 7 && core === "core-lethal" ? "text-on-ink" : "text-count",
      ...countPlace(mask),
      text: brief(BigInt(counts[mask]!)),
      anchor: "middle",
      of: `mask:${mask}`,
    }));
}

const TINY = { size: 28, radius: 7.5, reach: 4.6 };

/** The same for a line in a list: which legs are there, and whether they meet. No numbers. */
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

function ringRole(leg: Leg, word: "yes" | "possible" | "no"): string {
  return word === "yes" ? `ring-${leg}` : word === "possible" ? `ring-${leg}-possible` : `ring-${leg}-off`;
}

function radians(leg: Leg): number {
  return (DEGREES[leg] * Math.PI) / 180;
}

function towards(leg: Leg, distance: number): Point {
  return { x: MIDDLE.x + distance * Math.cos(radians(leg)), y: MIDDLE.y + distance * Math.sin(radians(leg)) };
}

/** The position of a region's number, on its baseline. */
function countPlace(mask: number): Point {
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

/** The outline of the region of tools that hold exactly the legs of `mask`. */
function regionOf(mask: number): string {
  const inside = LEGS.filter((leg) => (BIT[leg] & mask) !== 0);
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

/** Each leg's own pattern within its circle: level lines, slanted lines, dots. */
function hatch(leg: Leg): string {
  const { x, y } = CENTRE[leg];
  const step = 8;
  const lines: string[] = [];
  for (let offset = -RADIUS + step; offset < RADIUS; offset += step) {
    const half = Math.sqrt(RADIUS ** 2 - offset ** 2) - 2;
    if (half <= 0) continue;
    if (leg === "private") lines.push(path`M${x - half} ${y + offset}H${x + half}`);
    if (leg === "untrusted") {
      const [along, across] = [half * Math.SQRT1_2, offset * Math.SQRT1_2];
      lines.push(path`M${x + across - along} ${y + across + along}L${x + across + along} ${y + across - along}`);
    }
    if (leg === "egress")
      for (let dot = step * Math.ceil(-half / step); dot <= half; dot += step)
        lines.push(path`M${x + dot} ${y + offset}h0`);
  }
  return lines.join("");
}

function sayRegion(mask: number, many: number): string {
  const held = LEGS.filter((leg) => (BIT[leg] & mask) !== 0).map((leg) => LEG_WORDS[leg].phrase);
  return `${count(many, "tool")} with ${mask === 7 ? "all three legs" : `${join(held)} only`}`;
}

function sayLegs({ verdict }: Analysis): string {
  return `${LEGS.map((leg) => `${LEG_WORDS[leg].title}: ${verdict.legs[leg]}`).join(". ")}.`;
}

function describe(analysis: Analysis, stance: Stance): string {
  const counts = analysis.masks[stance];
  const regions = [7, 3, 5, 6, 1, 2, 4]
    .filter((mask) => counts[mask]! > 0)
    .map((mask) => sayRegion(mask, counts[mask]!));
  const idle = counts[0] > 0 ? ` ${count(counts[0], "tool holds", "tools hold")} none of them.` : "";
  return `Three circles for private data, untrusted input and egress. ${sayLegs(analysis)} ${regions.length > 0 ? `${regions.join("; ")}.` : "No tool holds any leg."}${idle}`;
}
