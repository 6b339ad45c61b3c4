import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  ImageRun,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
  type IParagraphOptions,
} from "docx";
import { strToU8 } from "fflate";
import { renderOfficeSvg } from "../../charts/svg";
import type { Scene } from "../../model/scene";
import { showHidden } from "../../text/visible";
import type { Block, ReportRow, Table as TableBlock, Words } from "../document/blocks";
import { runsOf } from "./inline";
import { rasterise } from "./raster";

/** The largest width of a picture, that of the text, in points. */
const WIDEST = 620;
/** Twentieths of a point: the text of an A4 page with its margins. */
const TEXT_WIDTH = 10_200;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: "C9C7BF" };
const HEAD = { type: ShadingType.CLEAR, color: "auto", fill: "F2F1EC" };
const MARKED = { type: ShadingType.CLEAR, color: "auto", fill: "FFE08A" };

/** Numbers what needs unique ids within one document: pictures and numbered lists. */
export type IdCounter = { pictures: number; lists: number };
type Kept = Pick<IParagraphOptions, "keepNext">;

/** Each block of a report as paragraphs and tables. `kept` ones stay on the page of what follows. */
export function writeBlock(block: Block, counter: IdCounter, kept: Kept = {}): (Paragraph | Table)[] {
  switch (block.kind) {
    case "heading":
      return [
        new Paragraph({
          heading: block.level === 2 ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
          keepNext: true,
          children: [new TextRun(showHidden(block.text))],
        }),
      ];
    case "paragraph":
      return [text(block.words, { ...kept, ...(block.tone === "muted" && { style: "Muted" }) })];
    case "list":
      return list(block.items, counter, kept, block.numbered);
    case "facts":
      return [
        table(
          {
            kind: "table",
            label: "About this report",
            head: [],
            rows: block.facts.map(({ name, value }) => ({ cells: [[{ as: "strong", text: name }], value] })),
            widths: [18, 82],
          },
          kept,
        ),
      ];
    case "verdict":
      return [
        text([{ as: "strong", text: `${block.icon} ${block.word}` }], {
          style: "Verdict",
          keepNext: true,
        }),
        text(block.said, { keepNext: true }),
        ...picture(block.scene, counter, kept),
      ];
    case "picture":
      return picture(block.scene, counter, kept);
    case "lines":
      return block.text
        .trimEnd()
        .split("\n")
        .map(
          (line) =>
            new Paragraph({ style: "Lines", children: [new TextRun(`${/^ */.exec(line)![0]}${showHidden(line)}`)] }),
        );
    case "table":
      return [table(block, kept), new Paragraph({ style: "Gap" })];
    case "together":
      return block.blocks.flatMap((one, at) =>
        writeBlock(one, counter, at < block.blocks.length - 1 ? { keepNext: true } : {}),
      );
  }
}

function text(words: Words, options: IParagraphOptions = {}): Paragraph {
  return new Paragraph({ keepLines: true, ...options, children: runsOf(words) });
}

function list(items: readonly Words[], counter: IdCounter, kept: Kept, numbered = false): Paragraph[] {
  const instance = counter.lists++;
  return items.map((words) =>
    text(words, { ...kept, numbering: { reference: numbered ? "numbered" : "bulleted", level: 0, instance } }),
  );
}

/** The drawing, with a plainer one for programs that cannot show it, and what it says in words beneath. */
function picture(scene: Scene, counter: IdCounter, kept: Kept): Paragraph[] {
  const id = String(++counter.pictures);
  const share = Math.min(1, WIDEST / scene.width);
  const description = showHidden(`${scene.title}. ${scene.description}`);
  const image = new ImageRun({
    type: "svg",
    data: strToU8(renderOfficeSvg(scene)),
    fallback: { type: "png", data: rasterise(scene) },
    transformation: { width: Math.round(scene.width * share), height: Math.round(scene.height * share) },
    altText: { id, name: `Picture ${id}`, title: showHidden(scene.title), description },
  });
  return [
    new Paragraph({ alignment: AlignmentType.CENTER, keepNext: true, children: [image] }),
    new Paragraph({ style: "Muted", keepLines: true, ...kept, children: [new TextRun(description)] }),
  ];
}

function table({ head, rows, numbers = [], widths, marked }: TableBlock, kept: Kept): Table {
  const columns = widths ?? Array.from({ length: rows[0]?.cells.length ?? head.length }, () => 1);
  const whole = columns.reduce((sum, width) => sum + width, 0);
  const sizes = columns.map((width) => Math.round((width / whole) * TEXT_WIDTH));
  const aligned = (column: number) => (numbers.includes(column) ? AlignmentType.RIGHT : AlignmentType.LEFT);
  const cell = (words: Words, column: number, options: { head?: boolean; marked?: boolean; off?: boolean } = {}) =>
    new TableCell({
      width: { size: sizes[column] ?? 0, type: WidthType.DXA },
      ...(options.head && { shading: HEAD }),
      ...(options.marked && { shading: MARKED }),
      children: [
        new Paragraph({
          style: "Cell",
          alignment: aligned(column),
          ...kept,
          children: [
            ...runsOf(words, { bold: options.head === true || options.marked === true }),
            ...(options.off ? [new TextRun(" (off)")] : []),
            ...(options.marked ? [new TextRun(" (here)")] : []),
          ],
        }),
      ],
    });
  const row = ({ cells, off }: ReportRow, at: number): TableRow =>
    new TableRow({
      cantSplit: true,
      children: cells.map((words, column) =>
        cell(words, column, { marked: marked?.[0] === at && marked[1] === column, off: off === true && column === 0 }),
      ),
    });
  return new Table({
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    columnWidths: sizes,
    borders: { top: LINE, bottom: LINE, left: LINE, right: LINE, insideHorizontal: LINE, insideVertical: LINE },
    rows: [
      ...(head.length > 0
        ? [
            new TableRow({
              tableHeader: true,
              cantSplit: true,
              children: head.map((word, at) => cell(word, at, { head: true })),
            }),
          ]
        : []),
      ...rows.map(row),
    ],
  });
}
