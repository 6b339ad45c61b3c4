import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Node } from "yaml";
import type { Doc, Parsed } from "./doc";

/** YAML can name a value many times over; more than this is an attack, not a config. */
const ALIAS_LIMIT = 100;

/** Reads YAML (1.2, one document). Never throws. */
export function readYaml(text: string): Parsed {
  const counter = new LineCounter();
  try {
    const document = parseDocument(text, {
      lineCounter: counter,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: "silent",
    });
    const [error] = document.errors;
    if (error) {
      const { line, col } = counter.linePos(error.pos[0]);
      return {
        ok: false,
        problem: {
          line: Math.max(line, 1),
          column: Math.max(col, 1),
          message: `this is not YAML (${error.code.toLowerCase().replaceAll("_", " ")})`,
        },
      };
    }
    const value: unknown = document.toJS({ maxAliasCount: ALIAS_LIMIT });
    const repeated: Doc["repeated"] = [];
    findRepeated(document.contents, [], counter, repeated);
    return { ok: true, doc: { value, repeated, line: (path) => lineOf(document.contents, path, counter) } };
  } catch {
    return { ok: false, problem: { line: 1, column: 1, message: "this cannot be read as YAML" } };
  }
}

function lineOf(contents: unknown, path: readonly (string | number)[], counter: LineCounter): number | undefined {
  let node = contents;
  let start: number | undefined;
  for (const step of path) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => (isScalar(key) ? String(key.value) : key) === String(step));
      start = (pair?.key as Node | undefined)?.range?.[0];
      node = pair?.value;
    } else if (isSeq(node)) {
      node = node.items[Number(step)];
      start = (node as Node | undefined)?.range?.[0];
    } else return undefined;
  }
  return start === undefined ? undefined : counter.linePos(start).line;
}

function findRepeated(
  node: unknown,
  path: readonly (string | number)[],
  counter: LineCounter,
  repeated: Doc["repeated"],
): void {
  if (isSeq(node)) return node.items.forEach((item, at) => findRepeated(item, [...path, at], counter, repeated));
  if (!isMap(node)) return;
  const known = new Set<string>();
  for (const { key, value } of node.items) {
    const name = String(isScalar(key) ? key.value : key);
    const at = [...path, name];
    if (known.has(name)) repeated.push({ path: at, line: counter.linePos((key as Node).range?.[0] ?? 0).line });
    known.add(name);
    findRepeated(value, at, counter, repeated);
  }
}
