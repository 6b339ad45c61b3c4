import { parseTree, printParseErrorCode, type Node, type ParseError } from "jsonc-parser";
import { PLACES_DEPTH, type Doc, type Parsed } from "./doc";

const WORDS: Record<string, string> = {
  InvalidSymbol: "here is a word that is not JSON; texts need double quotes",
  InvalidNumberFormat: "this number is not written as JSON wants it",
  PropertyNameExpected: "a name in double quotes is expected here",
  ValueExpected: "a value is expected here",
  ColonExpected: "a colon is missing after the name",
  CommaExpected: "a comma is missing before this",
  CloseBraceExpected: "a closing brace } is missing",
  CloseBracketExpected: "a closing bracket ] is missing",
  EndOfFileExpected: "the file should end here, but something follows",
  UnexpectedEndOfComment: "a comment is not closed",
  UnexpectedEndOfString: "a text is not closed by a double quote",
  UnexpectedEndOfNumber: "a number breaks off",
  InvalidUnicode: "a \\u escape needs four hexadecimal digits",
  InvalidEscapeCharacter: "a backslash in a text must be doubled (\\\\)",
  InvalidCharacter: "a text holds a raw line break or control character",
};

/** Reads JSON as people write it: comments, trailing commas and a byte-order mark are allowed. Never throws. */
export function readJsonc(text: string): Parsed {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text;
  const lines = lineStarts(body);
  const errors: ParseError[] = [];
  let tree: Node | undefined;
  try {
    tree = parseTree(body, errors, { allowTrailingComma: true, disallowComments: false });
    if (!tree && body.trim() === "")
      return { ok: false, problem: { line: 1, column: 1, message: "the file is empty" } };
    const first = errors[0];
    if (first)
      return {
        ok: false,
        problem: {
          ...position(lines, first.offset),
          message: WORDS[printParseErrorCode(first.error)] ?? "this is not JSON",
        },
      };
    if (!tree) return { ok: false, problem: { line: 1, column: 1, message: "a value is expected here" } };
    const repeated: Doc["repeated"] = [];
    const places = new Map<string, number>();
    const value = build(tree, [], lines, places, repeated);
    return { ok: true, doc: { value, repeated, line: (path) => places.get(JSON.stringify(path)) } };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return { ok: false, problem: { line: 1, column: 1, message: "it is nested too deeply to be read" } };
  }
}

/** Objects have no prototype, so a member named `__proto__` is a member like any other. */
function build(
  node: Node,
  path: (string | number)[],
  lines: number[],
  places: Map<string, number>,
  repeated: Doc["repeated"],
): unknown {
  if (node.type === "array") {
    return (node.children ?? []).map((child, index) => {
      if (path.length < PLACES_DEPTH) places.set(JSON.stringify([...path, index]), position(lines, child.offset).line);
      return build(child, [...path, index], lines, places, repeated);
    });
  }
  if (node.type !== "object") return node.value;
  const value: Record<string, unknown> = Object.create(null);
  for (const property of node.children ?? []) {
    const [key, member] = property.children ?? [];
    if (!key || !member) continue;
    const name = String(key.value);
    const at = [...path, name];
    const { line } = position(lines, property.offset);
    if (name in value) repeated.push({ path: at, line });
    if (at.length <= PLACES_DEPTH) places.set(JSON.stringify(at), line);
    value[name] = build(member, at, lines, places, repeated);
  }
  return value;
}

function lineStarts(text: string): number[] {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return starts;
}

function position(starts: number[], offset: number): { line: number; column: number } {
  let low = 0;
  let high = starts.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= offset) low = middle;
    else high = middle - 1;
  }
  return { line: low + 1, column: offset - starts[low]! + 1 };
}
