import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import ts from "typescript";
import { expect } from "vitest";

export const ROOT = path.resolve(import.meta.dirname, "../..");

/** Our source files below these folders, by their paths in the project. */
export const sourcesIn = (...folders: string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.includes("generated"))
      .map((file) => path.join(folder, file)),
  );

export function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(path.join(ROOT, file), "utf8"), ts.ScriptTarget.Latest, true);
}

export const load = (file: string) => import(path.join(ROOT, file)) as Promise<Record<string, unknown>>;

/** Texts of a length that grows, of the kinds that make searches slow. */
export const SHAPES: Record<string, (size: number) => string> = {
  "letters without an end": (size) => "a".repeat(size),
  "words with dots": (size) => "a.".repeat(size / 2),
  blanks: (size) => " ".repeat(size),
  "lines without words": (size) => "\n".repeat(size),
  "schemes without an end": (size) => "a://b:".repeat(size / 6),
  "question marks": (size) => "?a&".repeat(size / 3),
  "pairs of one name": (size) => "a=b&".repeat(size / 4),
  "opened brackets": (size) => "{[(".repeat(size / 3),
  "opened quotes": (size) => `:"\\`.repeat(size / 3),
  "keys without digits": (size) => "key-".repeat(size / 4),
  "keys with digits": (size) => "sk-1a2B3c4D5e6F7g8H9i0J ".repeat(size / 24),
  "assignments of secrets": (size) => "token=x1 ".repeat(size / 9),
  slashes: (size) => "/../".repeat(size / 4),
  "signs above letters": (size) => "e\u0301".repeat(size / 2),
  "capitals and digits": (size) => "Aa1_".repeat(size / 4),
  "words of a download": (size) => "curl ".repeat(size / 5),
  "comments that do not end": (size) => " /*a".repeat(size / 4),
  "words of other alphabets": (size) => "отправля".repeat(size / 8),
  "marks of Markdown": (size) => "![a](b) ".repeat(size / 8),
};

/** What takes a text. */
export type TextReader = (text: string) => unknown;

/** Milliseconds of the processor for one call; what it throws is its answer. */
async function work(read: TextReader, text: string): Promise<number> {
  const from = process.cpuUsage();
  try {
    await read(text);
  } catch {}
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

/** Ten times the text may take up to this many times the work; a square takes a hundred. */
const MOST = 35;
/** Milliseconds below which work is not compared: the first calls of a function, and clearing memory away, take as long. */
const NOTHING = 400;

/** UTF-16 units, each ten times as many. For each pair of forty thousand items in the longest a nanosecond is 0.8 s. */
const LENGTHS = [10_000, 100_000, 1_000_000] as const;

/** How often both texts are tried anew before a reader is called slow. */
const TRIES = 3;

const isTooMuch = (before: number, now: number) => now >= NOTHING && now >= MOST * Math.max(before, 10);

/** Calls a reader with texts of every shape, each ten times as long as the one before, and fails when the work grows faster than that. */
export async function expectLinear(read: TextReader, shapes = SHAPES): Promise<void> {
  for (const [shape, make] of Object.entries(shapes)) {
    let before = await work(read, make(LENGTHS[0]));
    for (const size of LENGTHS.slice(1)) {
      // A square of so little stays below what is compared: the longer text would tell nothing.
      if (size === LENGTHS.at(-1) && before < NOTHING / 100) break;
      let now = await work(read, make(size));
      // Right after one another, so that what else the machine does weighs on both.
      for (let tries = 0; tries < TRIES && isTooMuch(before, now); tries += 1) {
        before = await work(read, make(size / 10));
        now = await work(read, make(size));
      }
      expect(isTooMuch(before, now), `${shape}: ${before} ms, then ${now} ms`).toBe(false);
      before = now;
    }
  }
}
