import { scaleBand } from "d3";
import type { MatrixBlock, MatrixEntry } from "../../analysis/compositions/entries";
import { serverLabel } from "../../session/server-label";
import { fit, widthOf } from "../../text/fit";

export const MARGIN = 12;
/** Left of the names: the sign that opens and closes a group. */
export const GUTTER = 20;
export const LEG = { size: 11, step: 17 };
export const NAME_SIZE = 12;
const NAME = { least: 90, most: 190, first: 130 };
const CELL = { least: 17, most: 30 };
/** Between two groups. */
const GAP = 5;
const SLANT = Math.SQRT1_2;

/** A row and column of the matrix, with how far its cells lie from the first one. */
export type PlacedEntry = MatrixEntry & { block: MatrixBlock; at: number; offset: number; name: string };
/** The layout: the cells begin at `left` and `top`, `cell` is the side of one, `side` that of all. */
export type Frame = {
  rows: PlacedEntry[];
  names: number;
  left: number;
  top: number;
  cell: number;
  side: number;
  width: number;
};

/** Rows as wide as the room allows, groups a little apart. */
export function layOut(blocks: readonly MatrixBlock[], room: number): Frame {
  const rows = blocks.flatMap((block) => block.entries.map((entry) => ({ ...entry, block, name: nameOf(entry) })));
  const longest = Math.max(0, ...rows.map((row) => widthOf(row.name, NAME_SIZE)));
  const names = Math.min(NAME.most, Math.max(NAME.least, longest));
  const left = MARGIN + GUTTER + names + 8 + 3 * LEG.step;
  const gaps = GAP * Math.max(0, blocks.length - 1);
  const slanted = Math.min(names, longest) * SLANT;
  const free = room - left - gaps - MARGIN - slanted;
  const cell = Math.min(CELL.most, Math.max(CELL.least, Math.floor(free / Math.max(1, rows.length))));
  const band = scaleBand(
    rows.map((row) => row.id),
    [0, cell * rows.length],
  );
  const side = cell * rows.length + gaps;
  return {
    rows: rows.map((row, at) => ({ ...row, at, offset: band(row.id)! + GAP * blocks.indexOf(row.block) })),
    names,
    left,
    top: MARGIN + slanted + 3 * LEG.step + 12,
    cell,
    side,
    width: left + side + MARGIN + slanted,
  };
}

/** One server by its name, several by the first of them. */
function nameOf({ members }: MatrixEntry): string {
  const [first, ...more] = members;
  return more.length === 0
    ? serverLabel(first!)
    : `${fit(serverLabel(first!), NAME.first, NAME_SIZE)} + ${more.length}`;
}
