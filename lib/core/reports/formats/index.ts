import type { Report } from "../../model/report";
import type { Choices } from "../document/subject";
import type { ByteFormat, Format, FormatOffer } from "./define";
import csv from "./csv";
import docx from "./docx";
import html from "./html";
import json from "./json";
import junit from "./junit";
import markdown from "./markdown";
import sarif from "./sarif";
import summary from "./summary";
import text from "./text";

/** Every format, in the order in which people are offered them. A new one is a file beside this one and an entry here. */
export const ALL_FORMATS: readonly (Format | ByteFormat)[] = [
  html,
  summary,
  docx,
  markdown,
  json,
  sarif,
  text,
  csv,
  junit,
];

/** Those that are text. */
export const FORMATS: readonly Format[] = ALL_FORMATS.filter((format) => "render" in format);

/** The formats of a session's report, without the code that writes them. */
export const OFFERS: readonly FormatOffer[] = ALL_FORMATS.map(offerOf);

/** The same for the map of compositions. */
export const MAP_OFFERS: readonly FormatOffer[] = FORMATS.filter((format) => format.renderMap).map((format) => ({
  ...offerOf(format),
  label: format.mapLabel ?? format.label,
}));

function offerOf({ id, label, use, extension, mediaType }: FormatOffer): FormatOffer {
  return { id, label, use, extension, mediaType };
}

export function findFormat(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}

/** Includes formats that give bytes. */
export function findAnyFormat(id: string): Format | ByteFormat | undefined {
  return ALL_FORMATS.find((format) => format.id === id);
}

/** A report in any format, as text or as bytes. */
export async function writeIn(
  format: Format | ByteFormat,
  report: Report,
  choices?: Choices,
): Promise<string | Uint8Array> {
  return "write" in format ? format.write(report, choices) : format.render(report, choices);
}
