import { scaleLinear, scaleLog } from "d3";
import { hold, view, type View } from "../analysis/held";
import { FULL, maskOf } from "../analysis/mask";
import { bySizeThenText, byText } from "../text/order";
import { countTrifectas } from "../analysis/trifecta-count";
import type { Analysis, MaskCounts } from "../model/analysis";
import { LEG_WORDS, LEGS, perLeg, type Leg, type PerLeg } from "../model/leg";
import type { Mark, Scene } from "../model/scene";
import type { Session, Stance } from "../model/session";
import type { VerdictWord } from "../model/verdict";
import { serverLabel } from "../session/server-label";
import { fit, widthOf } from "../text/fit";
import { showHidden } from "../text/visible";
import { brief, closeScene, count, group, join, legShape, type Size } from "./define";

/** One minimal server set: `at` is its place in the analysis, `lethal` whether the yes-legs alone suffice. */
type Row = { at: number; servers: string[]; trifectas: bigint; lethal: boolean };
type Column = { name: string; said: string; x: number; legs: PerLeg<VerdictWord>; sets: bigint };

const MARGIN = 12;
const LABELS = 128;
const ROW = 26;
const LEG_ROW = 18;
const COLUMN = { narrow: 26, wide: 44 };
const NAME_LENGTH = 150;
const BAR = { least: 120, most: 280, number: 64 };
const SLANT = Math.SQRT1_2;
/** From here on bars of different rows are too unlike for a linear scale. */
const LOGARITHMIC_FROM = 200;
const GROUPS = ["", "one server alone", "two together", "three together"];

/**
 * The minimal server sets in the form of an UpSet plot: servers as columns, those in most sets first, with the legs that
 * they bring; sets as rows, single servers first; bars for the number of trifectas. What does not fit is counted.
 */
export function drawMinimalSets(session: Session, analysis: Analysis, size: Size, stance: Stance = "cautious"): Scene {
  const one = view(hold(session), stance);
  const all = rowsOf(one, analysis, stance);
  const total = BigInt(analysis.minimalServerSetCount[stance]);
  const title = "Lethal combinations";
  if (all.length === 0) {
    return {
      width: size.width,
      height: 56,
      title,
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

  const widest = Math.floor((size.width - 2 * MARGIN - LABELS - BAR.least - BAR.number) / COLUMN.narrow);
  const header = (names: readonly string[]): number =>
    22 + SLANT * Math.max(...names.map((name) => widthOf(shown(name), 13)));
  const highest = Math.max(3, Math.floor((size.height - header(all[0]!.servers) - 3 * LEG_ROW - 70) / ROW));
  const rows = choose(all, Math.max(3, widest), highest);
  const columns = columnsOf(
    one,
    rows,
    Math.min(
      COLUMN.wide,
      Math.max(COLUMN.narrow, (size.width * 0.5) / new Set(rows.flatMap((row) => row.servers)).size),
    ),
  );

  const top = header(columns.map((column) => column.said));
  const firstRow = top + 3 * LEG_ROW + 14;
  const bottom = firstRow + rows.length * ROW;
  const right = columns.at(-1)!.x;
  const bars = { from: right + 26, most: Math.min(BAR.most, size.width - right - 26 - MARGIN - BAR.number) };
  const edge = bars.from + bars.most + BAR.number;

  const mixed = all.some((row) => !row.lethal);
  const left = total - BigInt(rows.length);
  const notes = [
    ...(left > 0n ? [`+ ${group(left)} more ${left === 1n ? "set" : "sets"}`] : []),
    ...(scaleFor(rows, 1).logarithmic ? ["bars on a logarithmic scale"] : []),
  ];
  return closeScene({
    width: size.width,
    height: Math.round(bottom + 16 + (notes.length > 0 || mixed ? 22 : 0)),
    title,
    description: describe(all, columnsOf(one, all, 1), total),
    marks: [
      ...drawHeader(columns, top),
      { shape: "text", role: "text-small", x: bars.from, y: firstRow - 8, text: "trifectas" },
      ...rows.flatMap((row, place) =>
        drawRow(row, rows[place - 1], place, {
          columns,
          y: firstRow + place * ROW,
          bars,
          edge,
          scale: scaleFor(rows, bars.most).scale,
        }),
      ),
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

/** Single servers first, then those with most trifectas, then by name. */
function rowsOf({ servers, serverOf, masks, stance }: View, analysis: Analysis, stanceShown: Stance): Row[] {
  const counts = servers.map((): MaskCounts => [0, 0, 0, 0, 0, 0, 0, 0]);
  masks.forEach((mask, at) => counts[serverOf[at]!]![mask]!++);
  const places = new Map(servers.map((server, place) => [server.name, place]));
  const certain = servers.map((server) =>
    server.tools.reduce((union, tool) => (tool.off ? union : union | maskOf(tool.classification, "plain")), 0),
  );
  const rows = analysis.minimalServerSets[stanceShown].map((names, at): Row => {
    const members = names.map((name) => places.get(name)!);
    const together = counts[0]!.map((_, mask) =>
      members.reduce((sum, place) => sum + counts[place]![mask]!, 0),
    ) as MaskCounts;
    return {
      at,
      servers: names,
      trifectas: countTrifectas(together),
      lethal: stance === "plain" || members.reduce((union, place) => union | certain[place]!, 0) === FULL,
    };
  });
  return rows.sort(
    (a, b) =>
      a.servers.length - b.servers.length ||
      (a.trifectas === b.trifectas ? 0 : a.trifectas > b.trifectas ? -1 : 1) ||
      bySizeThenText(a.servers, b.servers),
  );
}

/** The first rows whose servers fit into the columns there are. */
function choose(rows: readonly Row[], columns: number, most: number): Row[] {
  const taken = new Set<string>();
  const chosen: Row[] = [];
  for (const row of rows) {
    if (chosen.length === most) break;
    const fresh = row.servers.filter((name) => !taken.has(name));
    if (taken.size + fresh.length > columns) continue;
    for (const name of fresh) taken.add(name);
    chosen.push(row);
  }
  return chosen;
}

/** The servers of these rows, those in most of them first, then by name. */
function columnsOf({ servers }: View, rows: readonly Row[], width: number): Column[] {
  const sets = new Map<string, bigint>();
  for (const row of rows) for (const name of row.servers) sets.set(name, (sets.get(name) ?? 0n) + 1n);
  const columns = servers
    .filter((server) => sets.has(server.name))
    .map((server) => {
      const tools = server.tools.filter((tool) => !tool.off);
      const strongest = (leg: Leg): VerdictWord =>
        (["yes", "possible"] as const).find((word) =>
          tools.some((tool) => tool.classification[leg].verdict === word),
        ) ?? "no";
      return { name: server.name, said: serverLabel(server), legs: perLeg(strongest), sets: sets.get(server.name)! };
    });
  columns.sort((a, b) => Number(b.sets - a.sets) || byText(a.name, b.name));
  return columns.map((column, place) => ({ ...column, x: MARGIN + LABELS + width * (place + 0.5) }));
}

function shown(name: string): string {
  return fit(name, NAME_LENGTH, 13);
}

/** Slanted names over the legs that each server brings. */
function drawHeader(columns: readonly Column[], top: number): Mark[] {
  return [
    ...columns.map((column): Mark => ({
      shape: "text",
      role: "text",
      x: column.x + 3,
      y: top - 6,
      text: shown(column.said),
      turn: -45,
      of: `server:${column.name}`,
      label: `${column.said}, in ${count(column.sets, "set")} shown`,
    })),
    ...LEGS.flatMap((leg, place): Mark[] => {
      const y = top + LEG_ROW * (place + 0.5);
      return [
        {
          shape: "text",
          role: "text-small",
          x: MARGIN + LABELS - 10,
          y: y + 4,
          text: LEG_WORDS[leg].title,
          anchor: "end",
        },
        ...columns.flatMap((column) => legShape(leg, column.x, y, 12, column.legs[leg])),
      ];
    }),
  ];
}

type Frame = {
  columns: readonly Column[];
  y: number;
  bars: { from: number; most: number };
  edge: number;
  scale: (value: number) => number;
};

function drawRow(row: Row, above: Row | undefined, place: number, { columns, y, bars, edge, scale }: Frame): Mark[] {
  const middle = y + ROW / 2;
  const members = columns.filter((column) => row.servers.includes(column.name));
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

function scaleFor(rows: readonly Row[], width: number): { scale: (value: number) => number; logarithmic: boolean } {
  const most = Math.max(...rows.map((row) => Number(row.trifectas)));
  const logarithmic = most >= LOGARITHMIC_FROM && most > 50 * Math.min(...rows.map((row) => Number(row.trifectas)));
  const scale = logarithmic ? scaleLog([1, most], [4, width]) : scaleLinear([0, most], [0, width]);
  return { scale: (value) => scale(value), logarithmic };
}

function drawLegend(y: number): Mark[] {
  return [
    { shape: "circle", role: "dot", x: MARGIN + LABELS, y, r: 5 },
    { shape: "text", role: "text-muted", x: MARGIN + LABELS + 12, y: y + 4, text: "lethal" },
    { shape: "circle", role: "dot-possible", x: MARGIN + LABELS + 76, y, r: 5 },
    { shape: "text", role: "text-muted", x: MARGIN + LABELS + 88, y: y + 4, text: "only possible" },
  ];
}

/** The picture in words, after the text descriptions tried with the UpSet plot: what it is, sizes, the most frequent member, the largest row. */
function describe(rows: readonly Row[], columns: readonly Column[], total: bigint): string {
  const sizes = [1, 2, 3]
    .map((size) => ({ size, many: rows.filter((row) => row.servers.length === size).length }))
    .filter((one) => one.many > 0);
  const kinds = ["", "of one server alone", "of two servers", "of three servers"];
  const largest = rows.reduce((best, row) => (row.trifectas > best.trifectas ? row : best));
  const possible = rows.filter((row) => !row.lethal).length;
  const frequent = columns.filter((column) => column.sets === columns[0]!.sets);
  if (total === 1n)
    return `One combination of servers holds all three legs: ${join(largest.servers.map(showHidden))}, with ${count(largest.trifectas, "trifecta")}${possible > 0 ? ", only possible" : ""}.`;
  const listed = BigInt(rows.length) === total ? "" : `, of which the first ${group(rows.length)} are described`;
  return [
    `${group(total)} combinations of servers hold all three legs${listed}: ${join(sizes.map(({ size, many }) => `${group(many)} ${kinds[size]}`))}.`,
    ...(possible > 0
      ? [possible === rows.length ? "All of them are only possible." : `${count(possible, "is", "are")} only possible.`]
      : []),
    ...(columns[0]!.sets > 1n
      ? [
          `Most often there: ${join(frequent.slice(0, 3).map((column) => showHidden(column.name)))}${frequent.length > 3 ? ` and ${frequent.length - 3} more` : ""}, in ${group(columns[0]!.sets)} of them${frequent.length === 1 ? "" : " each"}.`,
        ]
      : []),
    `Most trifectas come from ${join(largest.servers.map(showHidden))}: ${group(largest.trifectas)}.`,
  ].join(" ");
}
