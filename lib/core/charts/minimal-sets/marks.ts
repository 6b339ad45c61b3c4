import { scaleLinear, scaleLog } from "d3";
import type { Mark } from "../../model/scene";
import { showHidden } from "../../text/visible";
import { brief, count, join } from "../define";
import type { ServerColumn } from "./columns";
import { LABELS, MARGIN, ROW } from "./measures";
import type { ServerSetRow } from "./rows";

/** From this number on, bars of different rows are too different for a linear scale. */
const LOGARITHMIC_FROM = 200;
const GROUPS = ["", "one server alone", "two together", "three together"];

/** Where a row is drawn. */
type Frame = {
  columns: readonly ServerColumn[];
  y: number;
  bars: { from: number; most: number };
  edge: number;
  scale: (value: number) => number;
};

/** One set: dots for its servers, a bar for its trifectas, and an area over all of them that can be picked. */
export function drawRow(row: ServerSetRow, above: ServerSetRow | undefined, place: number, frame: Frame): Mark[] {
  const { y, bars, edge, scale } = frame;
  const middle = y + ROW / 2;
  const of = `set:${row.at}`;
  const length = Math.max(3, scale(Number(row.trifectas)));
  const names = join(row.servers.map(showHidden));
  return [
    ...(place % 2 === 0
      ? [{ shape: "rect", role: "stripe", x: MARGIN, y, width: edge - MARGIN, height: ROW, round: 4 } satisfies Mark]
      : []),
    ...(above?.servers.length === row.servers.length
      ? []
      : [
          {
            shape: "text",
            role: "text-small",
            x: MARGIN + LABELS - 10,
            y: middle + 4,
            text: GROUPS[row.servers.length]!,
            anchor: "end",
          } satisfies Mark,
        ]),
    ...drawDots(row, frame.columns, middle, of),
    {
      shape: "rect",
      role: row.lethal ? "bar" : "bar-possible",
      x: bars.from,
      y: middle - 6,
      width: length,
      height: 12,
      round: 2,
      of,
    },
    { shape: "text", role: "text", x: bars.from + length + 8, y: middle + 4.5, text: brief(row.trifectas) },
    {
      shape: "rect",
      role: "hit",
      x: MARGIN,
      y,
      width: edge - MARGIN,
      height: ROW,
      of,
      label: `${names}: ${count(row.trifectas, "trifecta")}, ${row.lethal ? "lethal" : "only possible"}`,
    },
  ];
}

/** A dot in each column, strong and threaded where the server belongs to the set. */
function drawDots(row: ServerSetRow, columns: readonly ServerColumn[], middle: number, of: string): Mark[] {
  const members = columns.filter((column) => row.servers.includes(column.name));
  return [
    ...columns
      .filter((column) => !members.includes(column))
      .map((column): Mark => ({ shape: "circle", role: "dot-off", x: column.x, y: middle, r: 3.5 })),
    ...(members.length > 1
      ? [
          {
            shape: "line",
            role: "thread",
            x1: members[0]!.x,
            y1: middle,
            x2: members.at(-1)!.x,
            y2: middle,
            of,
          } satisfies Mark,
        ]
      : []),
    ...members.map((column): Mark => ({
      shape: "circle",
      role: row.lethal ? "dot" : "dot-possible",
      x: column.x,
      y: middle,
      r: 6,
      of,
    })),
  ];
}

/** Lengths of the bars, and whether they had to be logarithmic. */
export function scaleFor(
  rows: readonly ServerSetRow[],
  width: number,
): { scale: (value: number) => number; logarithmic: boolean } {
  const most = Math.max(...rows.map((row) => Number(row.trifectas)));
  const logarithmic = most >= LOGARITHMIC_FROM && most > 50 * Math.min(...rows.map((row) => Number(row.trifectas)));
  const scale = logarithmic ? scaleLog([1, most], [4, width]) : scaleLinear([0, most], [0, width]);
  return { scale: (value) => scale(value), logarithmic };
}

export function drawLegend(y: number): Mark[] {
  return [
    { shape: "circle", role: "dot", x: MARGIN + LABELS, y, r: 5 },
    { shape: "text", role: "text-muted", x: MARGIN + LABELS + 12, y: y + 4, text: "lethal" },
    { shape: "circle", role: "dot-possible", x: MARGIN + LABELS + 76, y, r: 5 },
    { shape: "text", role: "text-muted", x: MARGIN + LABELS + 88, y: y + 4, text: "only possible" },
  ];
}
