import type { MaskCounts } from "../../model/analysis";
import { LEG_WORDS, LEGS, type PerLeg } from "../../model/leg";
import type { Mark } from "../../model/scene";
import type { VerdictWord } from "../../model/verdict";
import { brief, legShape } from "../define";
import { CENTRE, HEIGHT, MIDDLE, RADIUS, ringRole, WIDTH, type Point } from "./circles";
import { sayRegion } from "./describe";
import { hatch } from "./hatch";
import { countPlace, regionOf } from "./regions";

/** The role of the region in the middle. */
export type Core = "core-lethal" | "core-possible" | "core-open";

/** Names of the legs beside their circles. */
export const NAMES: Mark[] = [
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

/** The position of a circle's letter, from its centre: at the rim, out of the way of the numbers. */
const LETTER: PerLeg<Point> = { private: { x: 0, y: -46 }, untrusted: { x: -31, y: 38 }, egress: { x: 31, y: 38 } };

/** Each leg as a surface, a hatching and a ring. */
export function drawCircles(shown: PerLeg<VerdictWord>): Mark[] {
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

/** The letter of each leg in its shape, within its circle. */
export function drawLetters(shown: PerLeg<VerdictWord>): Mark[] {
  return LEGS.flatMap((leg) =>
    legShape(leg, CENTRE[leg].x + LETTER[leg].x, CENTRE[leg].y + LETTER[leg].y, 22, shown[leg], {
      of: `leg:${leg}`,
      label: LEG_WORDS[leg].title,
    }),
  );
}

/** The seven regions, the middle last. */
export function drawRegions(counts: MaskCounts, core: Core): Mark[] {
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
export function drawCounts(counts: MaskCounts, core: Core): Mark[] {
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
