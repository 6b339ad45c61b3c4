import { isRecord } from "@/lib/core/text/is-record";
import type { ToolAnswer } from "./define";
import { LIMITS } from "./limits";
import { mark, MARK_NOTE, quote, type Quote } from "./quote";
import type { Refs } from "./refs";

type Names = { names: { ref: string; name: Quote }[] };

/** Closes an answer: every reference is resolved once in the structure, and where it occurs in the text. */
export function closeAnswer<S extends object>(
  refs: Refs,
  structure: S,
  lines: readonly string[],
): ToolAnswer<S & Names> {
  const used = [...new Set(wordsIn(structure).flatMap((words) => refs.inWords(words)))];
  const names = used.map((ref) => ({ ref, name: quote(refs.nameOf(ref)!) }));
  return { structure: { ...structure, names }, text: writeText(lines.map((line) => named(refs, line))) };
}

/** Lines as a text of bounded length, led by what its marks mean when it has any. */
export function writeText(lines: readonly string[]): string {
  const all = lines.some((line) => line.includes("⟪")) ? [MARK_NOTE, ...lines] : lines;
  let room = LIMITS.text - 80;
  const fitting = all.findIndex((line) => (room -= line.length + 1) < 0);
  if (fitting < 0) return all.join("\n");
  return [...all.slice(0, fitting), `… and ${all.length - fitting} more lines; the structure holds more.`].join("\n");
}

/** Quotes stay as they are: what looks like a reference in them is a stranger's. */
function named(refs: Refs, line: string): string {
  const say = (name: string) => mark(quote(name, LIMITS.nameInText));
  return line
    .split(/(⟪[^⟪⟫]*⟫)/)
    .map((part) => (part.startsWith("⟪") ? part : refs.annotate(part, say)))
    .join("");
}

/** All of Trefoil's own words in a structure. */
function wordsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  return isRecord(value) && value.untrusted !== true ? Object.values(value).flatMap(wordsIn) : [];
}
