import type { Report } from "../../model/report";
import type { Choices } from "../document/subject";
import type { ByteFormat, Format } from "./define";
import csv from "./csv";
import docx from "./docx";
import html from "./html";
import json from "./json";
import junit from "./junit";
import markdown from "./markdown";
import sarif from "./sarif";
import summary from "./summary";
import text from "./text";

/** Every format that is text, in the order in which people are offered them. */
export const FORMATS: readonly Format[] = [html, summary, markdown, json, sarif, text, csv, junit];

/** Every format, in that order. */
export const ALL_FORMATS: readonly (Format | ByteFormat)[] = [html, summary, docx, ...FORMATS.slice(2)];

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
