import { cutDepth } from "../text/depth";
import { isRecord } from "../text/is-record";
import { readYaml } from "../text/yaml";

/** A Markdown file in two parts. `remark` says what is odd about the front matter. */
export type MarkdownFile = { fields: Record<string, unknown>; body: string; remark?: string };

/** UTF-16 units of front matter that are read as YAML; what is longer is read line by line. */
const YAML_LIMIT = 64_000;
const LINES = 2_000;
const DEPTH = 12;
/** How deeply nested lists may be for the parser. */
const DEEPEST = 100;

/**
 * Reads a page as leniently as clients do: with a byte order mark, any line ends, front matter without an end, or broken YAML. Broken YAML is read line by line as `name: value`, so that a file that a strict reader refuses is shown all the same. Never throws.
 */
export function readPage(text: string): MarkdownFile {
  const plain = text.replace(/^\ufeff/, "");
  const opened = /^\s{0,3}---[ \t]*\r?\n/.exec(plain);
  if (!opened) return { fields: {}, body: plain };
  const rest = plain.slice(opened[0].length);
  const closed = /^---[ \t]*(?:\r?\n|$)/m.exec(rest);
  const front = closed ? rest.slice(0, closed.index) : rest.slice(0, rest.search(/\r?\n\r?\n|$/));
  const body = closed ? rest.slice(closed.index + closed[0].length) : rest.slice(front.length);
  const unclosed = closed ? undefined : "Its front matter has no end.";
  if (front.length > YAML_LIMIT)
    return { fields: byLine(front), body, remark: "Its front matter is larger than 64 kB and was read line by line." };
  if (openBrackets(front) > DEEPEST)
    return { fields: byLine(front), body, remark: "Its front matter is nested too deep and was read line by line." };
  const parsed = readYaml(front);
  if (parsed.ok && isRecord(parsed.doc.value)) {
    const { value } = cutDepth(parsed.doc.value, DEPTH);
    return { fields: value as Record<string, unknown>, body, ...(unclosed && { remark: unclosed }) };
  }
  return { fields: byLine(front), body, remark: unclosed ?? "Its front matter is not YAML and was read line by line." };
}

/** Brackets that are open at once, at most; a parser goes down as far. */
function openBrackets(text: string): number {
  let open = 0;
  let most = 0;
  for (const letter of text) {
    if (letter === "[" || letter === "{") most = Math.max(most, ++open);
    else if (letter === "]" || letter === "}") open = Math.max(0, open - 1);
  }
  return most;
}

function byLine(front: string): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.create(null);
  let last: string | undefined;
  for (const line of front.split(/\r?\n/, LINES)) {
    const item = /^\s+-\s+(\S.*)$/.exec(line) ?? /^-\s+(\S.*)$/.exec(line);
    if (item && last !== undefined) {
      const before = fields[last];
      fields[last] = [...(Array.isArray(before) ? before : []), unquoted(item[1]!)];
      continue;
    }
    const [, name, value] = /^([A-Za-z][\w-]{0,60})[ \t]*:(.*)/.exec(line) ?? [];
    if (name === undefined) continue;
    last = name;
    fields[name] = unquoted(value!);
  }
  return { ...fields };
}

const unquoted = (text: string): string => text.trim().replace(/^(["'])(.*)\1$/s, "$2");

/** A field as a text; undefined for anything else. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== ""
    ? value.trim()
    : typeof value === "number"
      ? String(value)
      : undefined;

/** A list of names in either notation: a YAML list, or a text with blanks or commas outside of brackets. */
export function listOf(value: unknown): string[] | undefined {
  if (Array.isArray(value)) return value.flatMap((one) => textOf(one) ?? []);
  if (isRecord(value)) return Object.entries(value).flatMap(([name, on]) => (on === false ? [] : [name]));
  const text = textOf(value);
  if (text === undefined) return value === undefined || value === null ? undefined : [];
  const names: string[] = [];
  let depth = 0;
  let name = "";
  for (const letter of text.slice(0, YAML_LIMIT)) {
    if (letter === "(") depth += 1;
    if (letter === ")") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[\s,]/.test(letter)) {
      if (name !== "") names.push(name);
      name = "";
    } else name += letter;
  }
  if (name !== "") names.push(name);
  // `Bash (git *)`, with a blank before the bracket, is one rule.
  return names.reduce<string[]>(
    (all, one) => (one.startsWith("(") && all.length > 0 ? [...all.slice(0, -1), all.at(-1)! + one] : [...all, one]),
    [],
  );
}
