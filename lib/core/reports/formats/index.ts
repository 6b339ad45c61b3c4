import type { Format } from "./define";
import csv from "./csv";
import html from "./html";
import json from "./json";
import junit from "./junit";
import markdown from "./markdown";
import sarif from "./sarif";
import summary from "./summary";
import text from "./text";

/** Every format, in the order in which people are offered them. */
export const FORMATS: readonly Format[] = [html, summary, markdown, json, sarif, text, csv, junit];

export function findFormat(id: string): Format | undefined {
  return FORMATS.find((format) => format.id === id);
}
