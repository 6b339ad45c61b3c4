import type { Mark } from "@/lib/core/model/scene";

type Key = { key: string; ctrlKey?: boolean };

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The stop that a key leads to when all are in one line; undefined for other keys and beyond the ends. */
export function nextInLine(stops: readonly Mark[], current: number, { key }: Key): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return stops.length - 1;
  return key in STEPS ? current + STEPS[key]! : undefined;
}

/** The same when they are in rows and columns: the nearest one in that direction in the same row or column. */
export function nextInGrid(stops: readonly Mark[], current: number, { key, ctrlKey }: Key): number | undefined {
  const here = stops[current];
  if (!here) return undefined;
  if (ctrlKey && key === "Home") return 0;
  if (ctrlKey && key === "End") return stops.length - 1;
  const from = placeOf(here);
  const along = key === "ArrowUp" || key === "ArrowDown" ? "y" : "x";
  const across = along === "x" ? "y" : "x";
  const inLine = stops
    .map((mark, nth) => ({ nth, far: placeOf(mark)[along] - from[along], off: placeOf(mark)[across] - from[across] }))
    .filter(({ off }) => Math.abs(off) < 1);
  const ends = [...inLine].sort((a, b) => a.far - b.far);
  if (key === "Home") return ends[0]?.nth;
  if (key === "End") return ends.at(-1)?.nth;
  if (key === "ArrowRight" || key === "ArrowDown") return ends.find(({ far }) => far > 1)?.nth;
  if (key === "ArrowLeft" || key === "ArrowUp") return ends.findLast(({ far }) => far < -1)?.nth;
  return undefined;
}

/** The middle of a mark. */
function placeOf(mark: Mark): { x: number; y: number } {
  if (mark.shape === "rect") return { x: mark.x + mark.width / 2, y: mark.y + mark.height / 2 };
  if (mark.shape === "line") return { x: (mark.x1 + mark.x2) / 2, y: (mark.y1 + mark.y2) / 2 };
  return mark.shape === "path" ? { x: 0, y: 0 } : { x: mark.x, y: mark.y };
}
