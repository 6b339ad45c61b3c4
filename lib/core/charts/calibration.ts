import { line } from "d3";
import { scaleLinear } from "d3";
import { LEG_WORDS, type Leg } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import { closeScene } from "./define";

/** Tools whose probability lay between `from` and `to`: what was predicted on average, and how many had the leg. */
export type CalibrationBin = { from: number; to: number; tools: number; predicted: number; observed: number };

const SIZE = 320;
const EDGE = { left: 46, right: 14, top: 14, bottom: 44 };
/** Radii of the dots of the smallest and the largest bin. */
const DOTS = { small: 3, large: 9 };
const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** Predicted against observed frequency, for one leg: dots on the diagonal are well calibrated. */
export function drawCalibration(bins: readonly CalibrationBin[], leg: Leg): Scene {
  const filled = bins.filter((bin) => bin.tools > 0);
  const x = scaleLinear([0, 1], [EDGE.left, SIZE - EDGE.right]);
  const y = scaleLinear([0, 1], [SIZE - EDGE.bottom, EDGE.top]);
  const most = Math.max(1, ...filled.map((bin) => bin.tools));
  const radius = (tools: number) => DOTS.small + (DOTS.large - DOTS.small) * Math.sqrt(tools / most);
  const curve =
    line<CalibrationBin>(
      (bin) => round(x(bin.predicted)),
      (bin) => round(y(bin.observed)),
    )(filled) ?? "";
  const marks: Mark[] = [
    ...TICKS.flatMap((tick): Mark[] => [
      { shape: "line", role: "rule", x1: x(tick), y1: y(0), x2: x(tick), y2: y(1) },
      { shape: "line", role: "rule", x1: x(0), y1: y(tick), x2: x(1), y2: y(tick) },
      { shape: "text", role: "text-small", x: x(tick), y: y(0) + 16, text: percent(tick), anchor: "middle" },
      { shape: "text", role: "text-small", x: x(0) - 6, y: y(tick) + 4, text: percent(tick), anchor: "end" },
    ]),
    { shape: "line", role: "edge", x1: x(0), y1: y(0), x2: x(1), y2: y(1) },
    { shape: "path", role: "thread", d: curve },
    ...filled.map((bin): Mark => ({
      shape: "circle",
      role: `leg-${leg}`,
      x: x(bin.predicted),
      y: y(bin.observed),
      r: radius(bin.tools),
      label: sayBin(bin),
    })),
    { shape: "text", role: "text-small", x: x(0.5), y: SIZE - 8, text: "predicted", anchor: "middle" },
    { shape: "text", role: "text-small", x: x(0) + 6, y: y(1) + 10, text: "observed" },
  ];
  return closeScene({
    width: SIZE,
    height: SIZE,
    title: `${LEG_WORDS[leg].title}: predicted against observed`,
    description: filled.map(sayBin).join(" "),
    marks,
  });
}

function sayBin({ predicted, observed, tools }: CalibrationBin): string {
  return `Of ${tools} tools with about ${percent(predicted)}, ${percent(observed)} had it.`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
