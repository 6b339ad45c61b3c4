import { cellOf, type CompositionCell } from "../../analysis/compositions/cell";
import type { CompositionMap } from "../../analysis/compositions/map";
import { nameCell } from "../../analysis/compositions/say";
import type { Mark } from "../../model/scene";
import { move, path } from "../define";
import type { Frame, PlacedEntry } from "./frame";

/** Where a row and a column meet: the drawing, and over it the area that can be pointed at. */
export function drawCell(row: PlacedEntry, column: PlacedEntry, frame: Frame, map: CompositionMap): Mark[] {
  const size = frame.cell;
  const [x, y] = [frame.left + column.offset, frame.top + row.offset];
  const same = row.id === column.id;
  const held = row.group && column.group && [row.group.held, ...(same ? [] : [column.group.held])];
  const cell = held && cellOf(map.base, ...held);
  const shape = !cell ? unknown(size) : same ? drawAlone(cell, size) : drawPair(cell, size);
  const of = `cell:${row.at},${column.at}`;
  const label = nameCell(same ? [row.name] : [row.name, column.name], cell);
  return [...move(shape, x, y), { shape: "rect", role: "hit", x, y, width: size, height: size, of, label }];
}

/** On the diagonal: a diamond when one server is lethal alone, a thin stroke when it is not. */
function drawAlone(cell: CompositionCell, size: number): Mark[] {
  if (cell.level === "safe") return [{ shape: "line", role: "rule", x1: 4, y1: 4, x2: size - 4, y2: size - 4 }];
  if (cell.within) return dot(cell, size);
  const [from, to, middle, q] = [1.5, size - 1.5, size / 2, (size - 3) / 4];
  const d = path`M${middle} ${from}L${to} ${middle}L${middle} ${to}L${from} ${middle}Z`;
  if (cell.level === "confirmed") return [{ shape: "path", role: "cell", d }];
  const hatch = path`M${middle - q} ${middle + q}L${middle + q} ${middle - q}M${middle - 1.5 * q} ${middle + q / 2}L${middle + q / 2} ${middle - 1.5 * q}M${middle - q / 2} ${middle + 1.5 * q}L${middle + 1.5 * q} ${middle - q / 2}`;
  return [
    { shape: "path", role: "cell-possible", d },
    { shape: "path", role: "cell-hatch", d: hatch },
  ];
}

function drawPair(cell: CompositionCell, size: number): Mark[] {
  if (cell.level === "safe") return [];
  if (cell.within) return dot(cell, size);
  const [from, to, middle] = [2.5, size - 2.5, size / 2];
  const square = { shape: "rect" as const, x: from, y: from, width: to - from, height: to - from, round: 2 };
  if (cell.level === "confirmed") return [{ ...square, role: "cell" }];
  const hatch = path`M${from} ${middle}L${middle} ${from}M${from} ${to}L${to} ${from}M${middle} ${to}L${to} ${middle}`;
  return [
    { ...square, role: "cell-possible" },
    { shape: "path", role: "cell-hatch", d: hatch },
  ];
}

function dot(cell: CompositionCell, size: number): Mark[] {
  const role = cell.level === "confirmed" ? "cell-within" : "cell-within-possible";
  return [{ shape: "circle", role, x: size / 2, y: size / 2, r: Math.max(2.2, size / 9) }];
}

function unknown(size: number): Mark[] {
  return [{ shape: "text", role: "text-small", x: size / 2, y: size / 2 + 4, anchor: "middle", text: "?" }];
}

const SAMPLE = 20;
const ITEM = { width: 172, height: 24, columns: 3 };

export const LEGEND_HEIGHT = 2 * ITEM.height;

/** What the shapes mean. */
export function drawLegend(x: number, y: number): Mark[] {
  const items: { marks: Mark[]; text: string }[] = [
    { marks: drawAlone({ level: "confirmed", within: false }, SAMPLE), text: "lethal alone" },
    { marks: drawPair({ level: "confirmed", within: false }, SAMPLE), text: "lethal together" },
    { marks: drawPair({ level: "uncertain", within: false }, SAMPLE), text: "only including uncertain" },
    { marks: dot({ level: "confirmed", within: true }, SAMPLE), text: "one of them is alone" },
    { marks: dot({ level: "uncertain", within: true }, SAMPLE), text: "one of them is, uncertain" },
    { marks: unknown(SAMPLE), text: "not known" },
  ];
  return items.flatMap(({ marks, text }, at): Mark[] => {
    const left = x + (at % ITEM.columns) * ITEM.width;
    const top = y + Math.floor(at / ITEM.columns) * ITEM.height;
    return [...move(marks, left, top), { shape: "text", role: "text-small", x: left + SAMPLE + 6, y: top + 14, text }];
  });
}
