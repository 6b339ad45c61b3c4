import { LEG_WORDS, type Leg } from "../../model/leg";
import type { Level } from "../../model/analysis";
import type { Scene } from "../../model/scene";
import type { Severity } from "../../model/severity";
import { showHidden } from "../../text/visible";
import type { VerdictWord } from "../../model/verdict";

/**
 * A piece of a line. A `name` is what a server or a tool is called: it is never broken in the middle. A `quote` is a server's own words,
 * a `leg` is shown by its shape as well.
 */
export type Span =
  | string
  | { as: "strong" | "muted" | "quote"; text: string }
  /** `tail` follows it on the same line, as a comma does. */
  | { as: "name"; text: string; tail?: string }
  | { leg: Leg; is?: VerdictWord };
/** The content of one line, paragraph or cell. Texts are as they were read: the writer of a format escapes them. */
export type Words = string | readonly Span[];

export type ReportRow = { cells: readonly Words[]; /** Switched off, so it counts nothing. */ off?: boolean };
export type Table = {
  kind: "table";
  /** What the table is about, for screen readers. */
  label: string;
  head: readonly string[];
  rows: readonly ReportRow[];
  /** The indices of the columns that hold numbers. */
  numbers?: readonly number[];
  /** The widths of the columns, as shares of the whole. */
  widths?: readonly number[];
  /** The cell that applies here, by row and column. */
  marked?: readonly [number, number];
};

/** What a report is made of. A format only defines how it writes each of these. */
export type Block =
  | { kind: "heading"; level: 2 | 3; text: string; id?: string }
  | { kind: "paragraph"; words: Words; tone?: "lead" | "muted" }
  | { kind: "list"; items: readonly Words[]; numbered?: boolean }
  | { kind: "facts"; facts: readonly { name: string; value: Words }[] }
  | { kind: "verdict"; level: Level; severity: Severity | null; icon: string; word: string; said: string; scene: Scene }
  | { kind: "picture"; scene: Scene }
  /** Lines to copy, as they are. */
  | { kind: "lines"; text: string }
  | Table
  /** Kept on one page if it fits. */
  | { kind: "together"; id?: string; blocks: readonly Block[] };

export const strong = (text: string): Span => ({ as: "strong", text });
export const muted = (text: string): Span => ({ as: "muted", text });
export const name = (text: string): Span => ({ as: "name", text });
export const quote = (text: string): Span => ({ as: "quote", text });

export const heading = (text: string, level: 2 | 3 = 2, id?: string): Block => ({ kind: "heading", level, text, id });
export const paragraph = (words: Words, tone?: "lead" | "muted"): Block => ({ kind: "paragraph", words, tone });
export const list = (items: readonly Words[]): Block => ({ kind: "list", items });

/** The spans of a text or of a line. */
export function spansOf(words: Words): readonly Span[] {
  return typeof words === "string" ? [words] : words;
}

/** A line as plain text, with nothing hidden in it. */
export function sayWords(words: Words): string {
  const parts = spansOf(words).map((span) => {
    if (typeof span === "string") return span;
    if ("leg" in span) return LEG_WORDS[span.leg].title;
    return span.as === "name" ? `${span.text}${span.tail ?? ""}` : span.text;
  });
  return showHidden(parts.join(""));
}

/** `a, b and 3 more`. */
export function names(all: readonly string[], most = 15): Span[] {
  const left = all.length - most;
  const shown = all.slice(0, most);
  return [
    ...shown.flatMap((text, at): Span[] =>
      at < shown.length - 1 ? [{ as: "name", text, tail: "," }, " "] : [name(text)],
    ),
    ...(left > 0 ? [` and ${left} more`] : []),
  ];
}
