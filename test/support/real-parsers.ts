import { parse as parseCsv } from "csv-parse/sync";
import { unzipSync } from "fflate";
import { Window } from "happy-dom";
import { marked } from "marked";
import { SaxesParser } from "saxes";

type Read = (bytes: Uint8Array) => unknown;

/** Bytes as text, or an error where they are not UTF-8 or hold what draws on a terminal. */
function plain(bytes: Uint8Array): string {
  const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  const hidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/.exec(text);
  if (hidden) throw new Error(`A hidden character stands in it at ${hidden.index}.`);
  return text;
}

const json = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));

function xml(bytes: Uint8Array): string {
  const text = plain(bytes);
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.write(text).close();
  return text;
}

/** A spreadsheet runs what begins like this, but for numbers. */
const FORMULA = /^\s*[=+\-@|%]/;

function csv(bytes: Uint8Array): string[][] {
  const rows = parseCsv(plain(bytes)) as string[][];
  for (const cell of rows.flat())
    if (FORMULA.test(cell) && !Number.isFinite(Number(cell))) throw new Error(`A formula: ${cell.slice(0, 40)}`);
  return rows;
}

function html(bytes: Uint8Array): string {
  const text = plain(bytes);
  const page = new new Window().DOMParser().parseFromString(text, "text/html");
  const active = page.querySelector("script, iframe, object, embed, img, link, form, base, [onload], [onerror]");
  if (active) throw new Error(`An element that does something: ${active.tagName}`);
  return text;
}

/** A program for each kind of file that is handed out, which refuses what is not one. */
const PARSERS: Record<string, Read> = {
  "application/json": json,
  "application/sarif+json": json,
  "application/jsonl": (bytes) =>
    new TextDecoder("utf-8", { fatal: true })
      .decode(bytes)
      .split("\n")
      .slice(0, -1)
      .map((line) => JSON.parse(line) as unknown),
  "application/xml": xml,
  "text/csv": csv,
  "text/html": html,
  "text/markdown": (bytes) => marked.parse(plain(bytes)),
  "text/plain": plain,
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": (bytes) =>
    Object.entries(unzipSync(bytes))
      .filter(([name]) => /\.(xml|rels)$/.test(name))
      .map(([, part]) => xml(part)),
};

/** Reads a file as programs of its kind do. @throws where they would refuse it, and where nothing is known of the kind */
export function readAs(mediaType: string, bytes: Uint8Array): unknown {
  const read = PARSERS[mediaType.split(";")[0]!.trim()];
  if (!read) throw new Error(`There is no parser for ${mediaType}.`);
  return read(bytes);
}
