import { line, scaleLinear } from "d3";
import type { Mark, Scene } from "../model/scene";
import { closeScene } from "./define";

/** The score with this many families: the mean of some draws, with the minimum and maximum. */
export type LearningPoint = { families: number; f1: number; from: number; to: number };
export type LearningLine = { title: string; role: string; aim: number; points: readonly LearningPoint[] };

const SIZE = { width: 560, height: 340 };
const EDGE = { left: 46, right: 130, top: 14, bottom: 44 };
const LOWEST = 0.5;
const TICKS = [0.5, 0.6, 0.7, 0.8, 0.9, 1];
/** The least distance between two titles at the end of their lines, in pixels. */
const APART = 15;

/** F1 by the number of families of servers that were learned from, a line for each question, named at its end. */
export function drawLearningCurve(lines: readonly LearningLine[]): Scene {
  const most = Math.max(1, ...lines.flatMap(({ points }) => points.map(({ families }) => families)));
  const x = scaleLinear([0, most], [EDGE.left, SIZE.width - EDGE.right]);
  const y = scaleLinear([LOWEST, 1], [SIZE.height - EDGE.bottom, EDGE.top]);
  const marks: Mark[] = TICKS.flatMap((tick): Mark[] => [
    { shape: "line", role: "rule", x1: x(0), y1: y(tick), x2: x(most), y2: y(tick) },
    { shape: "text", role: "text-small", x: x(0) - 6, y: y(tick) + 4, text: tick.toFixed(1), anchor: "end" },
  ]);
  const titles = apart(lines.map(({ points }) => y(points.at(-1)?.f1 ?? LOWEST) + 4));
  lines.forEach(({ title, role, points }, at) => {
    const path = line<LearningPoint>(
      ({ families }) => round(x(families)),
      ({ f1 }) => round(y(f1)),
    )(points);
    marks.push({ shape: "path", role: "thread", d: path ?? "" });
    for (const point of points) {
      const { families, f1, from, to } = point;
      marks.push(
        { shape: "line", role: "edge", x1: x(families), y1: y(from), x2: x(families), y2: y(to) },
        { shape: "circle", role, x: x(families), y: y(f1), r: 4, label: sayPoint(title, point) },
      );
    }
    marks.push({ shape: "text", role: "text-small", x: x(most) + 10, y: titles[at]!, text: title });
  });
  marks.push({
    shape: "text",
    role: "text-small",
    x: x(most / 2),
    y: SIZE.height - 8,
    text: "families of servers learned from",
    anchor: "middle",
  });
  return closeScene({
    ...SIZE,
    title: "F1 by how much was learned from",
    description: lines.map(({ title, points }) => sayLine(title, points)).join(" "),
    marks,
  });
}

/** Heights moved down as far as is needed to stay apart, in the order given. */
function apart(heights: readonly number[]): number[] {
  const placed = [...heights];
  let above = Number.NEGATIVE_INFINITY;
  for (const at of heights.map((_, index) => index).sort((a, b) => heights[a]! - heights[b]!)) {
    placed[at] = Math.max(heights[at]!, above + APART);
    above = placed[at]!;
  }
  return placed;
}

function sayPoint(title: string, { families, f1, from, to }: LearningPoint): string {
  return `${title}: ${f1.toFixed(2)} with ${families} families (${from.toFixed(2)} to ${to.toFixed(2)}).`;
}

function sayLine(title: string, points: readonly LearningPoint[]): string {
  const [first, last] = [points[0], points.at(-1)];
  return first && last
    ? `${title} rises from ${first.f1.toFixed(2)} with ${first.families} families to ${last.f1.toFixed(2)} with ${last.families}.`
    : `${title} was not measured.`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
