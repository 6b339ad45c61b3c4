import type { MatrixBlock } from "../../analysis/compositions/entries";
import { sayLegs } from "../../analysis/compositions/say";
import { LEGS } from "../../model/leg";
import type { Mark } from "../../model/scene";
import { fit } from "../../text/fit";
import { legShape, path } from "../define";
import { GUTTER, LEG, MARGIN, NAME_SIZE, type Frame, type PlacedEntry } from "./frame";

const NOT_KNOWN = "not known, since it could not be listed";

/** A name with its legs, left of its cells. */
export function drawRow(row: PlacedEntry, { left, top, cell, side, names }: Frame): Mark[] {
  const y = top + row.offset;
  const middle = y + cell / 2;
  const legsAt = left - 3 * LEG.step - 4;
  const start = MARGIN + GUTTER;
  const stripe: Mark = { shape: "rect", role: "stripe", x: start, y, width: left + side - start, height: cell };
  return [
    ...(row.at % 2 === 0 ? [stripe] : []),
    {
      shape: "text",
      role: "text-name",
      x: legsAt - 4,
      y: middle + 4,
      anchor: "end",
      text: fit(row.name, names, NAME_SIZE),
      of: row.id,
    },
    ...drawLegs(row, (at) => ({ x: legsAt + LEG.step * (at + 0.5), y: middle })),
    {
      shape: "rect",
      role: "hit",
      x: start,
      y,
      width: left - start - 4,
      height: cell,
      of: row.id,
      label: `${row.name}: ${row.group ? sayLegs(row.group.legs) : NOT_KNOWN}`,
    },
  ];
}

/** The same over its column, the name slanted. */
export function drawColumn(row: PlacedEntry, { left, top, cell, names }: Frame): Mark[] {
  const middle = left + row.offset + cell / 2;
  const legsAt = top - 3 * LEG.step - 4;
  return [
    {
      shape: "text",
      role: "text-name",
      x: middle + 4,
      y: legsAt - 5,
      text: fit(row.name, names, NAME_SIZE),
      turn: -45,
      of: row.id,
    },
    ...drawLegs(row, (at) => ({ x: middle, y: legsAt + LEG.step * (at + 0.5) })),
  ];
}

function drawLegs({ group }: PlacedEntry, at: (place: number) => { x: number; y: number }): Mark[] {
  if (group) return LEGS.flatMap((leg, place) => legShape(leg, at(place).x, at(place).y, LEG.size, group.legs[leg]));
  return [{ shape: "text", role: "text-small", x: at(1).x, y: at(1).y + 4, anchor: "middle", text: "?" }];
}

/** A sign that a group opens or closes, and a line along its rows. */
export function drawOpener(block: MatrixBlock, { rows, top, cell }: Frame): Mark[] {
  const own = rows.filter((row) => row.block === block);
  const first = top + own[0]!.offset;
  const last = top + own.at(-1)!.offset + cell;
  const x = MARGIN + 8;
  const y = first + cell / 2;
  const arrow = block.open
    ? path`M${x - 4} ${y - 2.5}L${x + 4} ${y - 2.5}L${x} ${y + 3.5}Z`
    : path`M${x - 2.5} ${y - 4}L${x + 3.5} ${y}L${x - 2.5} ${y + 4}Z`;
  const many = block.entries.reduce((sum, entry) => sum + entry.members.length, 0);
  const who = `${many} servers ${block.group ? `with ${sayLegs(block.group.legs)}` : "that could not be listed"}`;
  return [
    { shape: "path", role: "arrow", d: arrow },
    ...(block.open ? [{ shape: "line", role: "rule", x1: x, y1: y + 8, x2: x, y2: last - 3 } satisfies Mark] : []),
    {
      shape: "rect",
      role: "hit",
      x: MARGIN - 4,
      y: first,
      width: GUTTER + 4,
      height: cell,
      of: `block:${block.id}`,
      label: block.open ? `Show these ${who} as one row` : `Show each of these ${who}`,
    },
  ];
}
