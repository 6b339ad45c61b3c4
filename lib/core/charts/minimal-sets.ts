import { hold, view } from "../analysis/held";
import type { Analysis } from "../model/analysis";
import type { Mark, Scene } from "../model/scene";
import type { Session, Stance } from "../model/session";
import { widthOf } from "../text/fit";
import { closeScene, group, type Size } from "./define";
import { columnsOf, drawHeader, type ServerColumn } from "./minimal-sets/columns";
import { describe } from "./minimal-sets/describe";
import { drawLegend, drawRow, scaleFor } from "./minimal-sets/marks";
import { BAR, COLUMN, LABELS, LEG_ROW, MARGIN, ROW, shown } from "./minimal-sets/measures";
import { choose, rowsOf, type ServerSetRow } from "./minimal-sets/rows";

/**
 * The minimal server sets in the form of an UpSet plot: servers as columns, those in most sets first, with the legs that
 * they bring; sets as rows, single servers first; bars for the number of trifectas. What does not fit is counted instead.
 */
export function drawMinimalSets(session: Session, analysis: Analysis, size: Size, stance: Stance = "cautious"): Scene {
  const one = view(hold(session), stance);
  const all = rowsOf(one, analysis);
  if (all.length === 0) return drawNone(size);

  const total = BigInt(analysis.minimalServerSetCount[stance]);
  const widest = Math.floor((size.width - 2 * MARGIN - LABELS - BAR.least - BAR.number) / COLUMN.narrow);
  const highest = Math.max(3, Math.floor((size.height - headerOf(all[0]!.servers) - 3 * LEG_ROW - 70) / ROW));
  const rows = choose(all, Math.max(3, widest), highest);
  const share = (size.width * 0.5) / new Set(rows.flatMap((row) => row.servers)).size;
  const columns = columnsOf(one, rows, Math.min(COLUMN.wide, Math.max(COLUMN.narrow, share)));
  const mixed = all.some((row) => !row.lethal);
  const notes = sayNotes(rows, total);
  const { bottom, edge, marks } = drawPlot(columns, rows, size);
  return closeScene({
    width: size.width,
    height: Math.round(bottom + 16 + (notes.length > 0 || mixed ? 22 : 0)),
    title: TITLE,
    description: describe(all, columnsOf(one, all, 1), total),
    marks: [
      ...marks,
      ...(mixed ? drawLegend(bottom + 26) : []),
      ...(notes.length > 0
        ? [
            {
              shape: "text",
              role: "text-muted",
              x: edge,
              y: bottom + 30,
              text: notes.join(" · "),
              anchor: "end",
            } satisfies Mark,
          ]
        : []),
    ],
  });
}

const TITLE = "Lethal combinations";

function drawNone({ width }: Size): Scene {
  return {
    width,
    height: 56,
    title: TITLE,
    description: "No set of servers holds all three legs.",
    marks: [
      {
        shape: "text",
        role: "text-muted",
        x: MARGIN,
        y: 32,
        text: "No set of servers holds all three legs together.",
      },
    ],
  };
}

/** Height of the slanted names. */
const headerOf = (names: readonly string[]): number =>
  22 + Math.SQRT1_2 * Math.max(...names.map((name) => widthOf(shown(name), 13)));

/** Header and rows, with the place of their last line and their right edge. */
function drawPlot(columns: readonly ServerColumn[], rows: readonly ServerSetRow[], { width }: Size) {
  const top = headerOf(columns.map((column) => column.said));
  const firstRow = top + 3 * LEG_ROW + 14;
  const right = columns.at(-1)!.x;
  const bars = { from: right + 26, most: Math.min(BAR.most, width - right - 26 - MARGIN - BAR.number) };
  const edge = bars.from + bars.most + BAR.number;
  const { scale } = scaleFor(rows, bars.most);
  const marks: Mark[] = [
    ...drawHeader(columns, top),
    { shape: "text", role: "text-small", x: bars.from, y: firstRow - 8, text: "trifectas" },
    ...rows.flatMap((row, place) =>
      drawRow(row, rows[place - 1], place, { columns, y: firstRow + place * ROW, bars, edge, scale }),
    ),
  ];
  return { bottom: firstRow + rows.length * ROW, edge, marks };
}

/** What the picture leaves out, and how its bars are to be read. */
function sayNotes(rows: readonly ServerSetRow[], total: bigint): string[] {
  const left = total - BigInt(rows.length);
  return [
    ...(left > 0n ? [`+ ${group(left)} more ${left === 1n ? "set" : "sets"}`] : []),
    ...(scaleFor(rows, 1).logarithmic ? ["bars on a logarithmic scale"] : []),
  ];
}
