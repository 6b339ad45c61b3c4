import {
  AlignmentType,
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  TextRun,
} from "docx";
import { unzipSync, zipSync, strFromU8, strToU8 } from "fflate";
import { sayDay } from "../../text/say-date";
import { shorten, showHidden } from "../../text/visible";
import type { ReportDocument } from "../document/document";
import { writeBlock, type IdCounter } from "./blocks";

/** Of the files within: the first that the format knows. */
const EPOCH = "1980-01-01T00:00:00";
const CORE = "docProps/core.xml";
const FONT = "Calibri";
/** Twentieths of a point. */
const MARGIN = 850;
const INDENT = { left: 400, hanging: 300 };

/** The document for Word. The same document gives the same bytes. */
export async function writeWord(report: ReportDocument): Promise<Uint8Array> {
  const packed = await Packer.toArrayBuffer(open(report));
  return settled(new Uint8Array(packed), report.date);
}

function open({ title, author, sections, foot }: ReportDocument): Document {
  const counter: IdCounter = { pictures: 0, lists: 0 };
  const shown = shorten(showHidden(title), 300);
  const children = sections.flatMap((section) => [
    ...(section.title === "" ? [] : writeBlock({ kind: "heading", level: 2, text: section.title }, counter)),
    ...section.blocks.flatMap((block) => writeBlock(block, counter)),
  ]);
  return new Document({
    title: shown,
    creator: shorten(showHidden(author ?? "Trefoil"), 160),
    lastModifiedBy: "Trefoil",
    description: showHidden(foot),
    styles: STYLES,
    numbering: { config: NUMBERING },
    sections: [
      {
        properties: { page: { margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, footer: 400 } } },
        footers: { default: footer(shown) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: [new TextRun(shown)] }),
          ...children,
          new Paragraph({ style: "Muted", children: [new TextRun(showHidden(foot))] }),
        ],
      },
    ],
  });
}

function footer(title: string): Footer {
  return new Footer({
    children: [
      new Paragraph({
        style: "Muted",
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun(`${shorten(title, 80)} · `),
          new TextRun({ children: [PageNumber.CURRENT, " / ", PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  });
}

/** The current date that the library writes is replaced by the day of the report, so that the same report gives the same file. */
function settled(file: Uint8Array, date: string | undefined): Uint8Array {
  const parts = unzipSync(file);
  const day = date !== undefined && sayDay(date) !== date ? date.slice(0, 10) : EPOCH.slice(0, 10);
  const core = strFromU8(parts[CORE]!).replace(/(<dcterms:(?:created|modified)[^<>]*>)[^<]*/g, `$1${day}T00:00:00Z`);
  const all: Record<string, Uint8Array> = { ...parts, [CORE]: strToU8(core) };
  const names = Object.keys(all)
    .filter((name) => !name.endsWith("/"))
    .sort((a, b) => Number(b.startsWith("[")) - Number(a.startsWith("[")) || (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(names.map((name) => [name, all[name]!])), { mtime: EPOCH, level: 9 });
}

const NUMBERING = (["numbered", "bulleted"] as const).map((reference) => ({
  reference,
  levels: [
    {
      level: 0,
      format: reference === "numbered" ? LevelFormat.DECIMAL : LevelFormat.BULLET,
      text: reference === "numbered" ? "%1." : "•",
      alignment: AlignmentType.LEFT,
      style: { paragraph: { indent: INDENT } },
    },
  ],
}));

const heading = (size: number, before: number) => ({
  run: { font: FONT, size, bold: true, color: "14171C" },
  paragraph: { keepNext: true, keepLines: true, spacing: { before, after: 80 } },
});

/** Sizes in half points. */
const STYLES = {
  default: {
    document: { run: { font: FONT, size: 19, language: { value: "en-GB" } }, paragraph: { spacing: { after: 70 } } },
    title: heading(38, 0),
    heading1: heading(27, 280),
    heading2: heading(21, 180),
  },
  paragraphStyles: [
    {
      id: "Muted",
      name: "Muted",
      basedOn: "Normal",
      run: { size: 16, color: "555B66" },
      paragraph: { spacing: { after: 60 } },
    },
    {
      id: "Verdict",
      name: "Verdict",
      basedOn: "Normal",
      run: { size: 28 },
      paragraph: { spacing: { before: 160, after: 60 } },
    },
    {
      id: "Cell",
      name: "Cell",
      basedOn: "Normal",
      run: { size: 17 },
      paragraph: { spacing: { before: 20, after: 20 } },
    },
    {
      id: "Lines",
      name: "Lines",
      basedOn: "Normal",
      run: { font: "Consolas", size: 16 },
      paragraph: { spacing: { after: 0 } },
    },
    { id: "Gap", name: "Gap", basedOn: "Normal", run: { size: 8 }, paragraph: { spacing: { after: 0 } } },
  ],
};
