import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { eolOf, lineEnd, lineStart, listChange, splice, type Edit, type EditPath } from "./edit";

const PLAIN = /^[A-Za-z_][\w./@-]*$/;
const WORDS = /^(true|false|yes|no|on|off|null|y|n|~)$/i;

/** In flow style, which is allowed anywhere. Quoted as JSON unless it is a plain word. */
function write(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(write).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([name, member]) => `${write(name)}: ${write(member)}`)
      .join(", ")} }`;
  return typeof value === "string" && PLAIN.test(value) && !WORDS.test(value) ? value : JSON.stringify(value);
}

/** Changes one value of a YAML text; the rest of the text stays as it is, letter for letter. */
export function writeYaml(text: string, { path, value }: Edit): string {
  const document = parseDocument(text, { uniqueKeys: false, prettyErrors: false, logLevel: "silent" });
  const node = document.getIn(path, true) as Node | undefined;
  if (value === undefined) return node === undefined && !hasKey(document, path) ? text : remove(text, document, path);
  if (isSeq(node) && Array.isArray(value) && node.items.length > 0) {
    const { gone, added } = listChange(
      node.items.map((item) => (isScalar(item) ? item.value : {})),
      value,
    )!;
    if (gone.length < node.items.length) {
      const grown = added.length === 0 ? text : append(text, node, added.map(write));
      return gone
        .toReversed()
        .reduce((whole, index) => writeYaml(whole, { path: [...path, index], value: undefined }), grown);
    }
  }
  if (node?.range) return splice(text, [replaceNode(text, node, write(value))]);
  return insert(text, document, path, value);
}

const hasKey = (document: Document, path: EditPath): boolean => document.hasIn(path);

function replaceNode(text: string, node: Node, put: string) {
  const [from, to] = node.range!;
  const end = trimEnd(text, from, to);
  // A block list begins on the line after its key; its replacement is beside the key.
  const colon = colonOnLineBefore(text, from);
  return colon !== undefined && (isSeq(node) || isMap(node)) && !node.flow
    ? { from: colon + 1, to: end, text: ` ${put}` }
    : { from, to: end, text: put };
}

/** Where the colon is at which the last line with text before a place ends, but for a comment; undefined when the place is on that line. */
function colonOnLineBefore(text: string, place: number): number | undefined {
  const before = text.slice(0, place).trimEnd();
  if (!text.slice(before.length, place).includes("\n")) return undefined;
  const start = before.lastIndexOf("\n") + 1;
  const at = before.slice(start).search(/:[ \t]*(?:#|$)/);
  return at === -1 ? undefined : start + at;
}

function trimEnd(text: string, from: number, to: number): number {
  return from + text.slice(from, to).trimEnd().length;
}

/** Where a member or item ends: at the last character of its value. */
function endOf(text: string, item: unknown): number {
  const node = (isPair(item) ? ((item.value as Node | null)?.range ? item.value : item.key) : item) as Node;
  const [from, to] = node.range!;
  return trimEnd(text, from, to);
}

function startOf(item: unknown): number {
  return ((isPair(item) ? item.key : item) as Node).range![0];
}

function append(text: string, seq: YAMLSeq, parts: readonly string[]): string {
  const last = seq.items.at(-1);
  const end = endOf(text, last);
  if (seq.flow) return splice(text, [{ from: end, to: end, text: parts.map((part) => `, ${part}`).join("") }]);
  const dash = lineStart(text, startOf(last));
  const indent = /^[ \t]*/.exec(text.slice(dash))![0];
  const stop = lineEnd(text, end);
  return splice(text, [
    { from: stop, to: stop, text: parts.map((part) => `${eolOf(text)}${indent}- ${part}`).join("") },
  ]);
}

/** The deepest existing map on the path gets a member that holds the rest of the path. */
function insert(text: string, document: Document, path: EditPath, value: unknown): string {
  let depth = path.length - 1;
  while (depth > 0 && !isMap(document.getIn(path.slice(0, depth), true))) depth--;
  const found: unknown = depth === 0 ? document.contents : document.getIn(path.slice(0, depth), true);
  const eol = eolOf(text);
  if (!isMap(found)) {
    const lines = path.map((step, at) => `${"  ".repeat(at)}${write(String(step))}:`).join(eol);
    return `${text}${text === "" || text.endsWith("\n") ? "" : eol}${lines} ${write(value)}${eol}`;
  }
  const parent: YAMLMap = found;
  const whole = path.slice(depth + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  const put = `${write(String(path[depth]))}: ${write(whole)}`;
  const last = parent.items.at(-1);
  if (!last) return splice(text, [{ from: parent.range![0], to: parent.range![1], text: `{ ${put} }` }]);
  const end = endOf(text, last);
  if (parent.flow) return splice(text, [{ from: end, to: end, text: `, ${put}` }]);
  const first = startOf(parent.items[0]);
  const indent = " ".repeat(first - lineStart(text, first));
  const stop = lineEnd(text, end);
  return splice(text, [{ from: stop, to: stop, text: `${eol}${indent}${put}` }]);
}

function remove(text: string, document: Document, path: EditPath): string {
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true);
  if (!isMap(parent) && !isSeq(parent)) return text;
  const items: unknown[] = parent.items;
  const step = path.at(-1)!;
  const index = isSeq(parent)
    ? Number(step)
    : parent.items.findLastIndex(({ key }) => (isScalar(key) ? String(key.value) : key) === String(step));
  const item = items[index];
  if (item === undefined) return text;
  const end = endOf(text, item);
  if (parent.flow) {
    const next = items[index + 1];
    const previous = items[index - 1];
    return splice(text, [
      next
        ? { from: startOf(item), to: startOf(next), text: "" }
        : { from: previous ? endOf(text, previous) : startOf(item), to: end, text: "" },
    ]);
  }
  if (items.length === 1) return splice(text, [replaceNode(text, parent, isSeq(parent) ? "[]" : "{}")]);
  const from = lineStart(text, startOf(item));
  const stop = text.indexOf("\n", end);
  return splice(text, [{ from, to: stop === -1 ? text.length : stop + 1, text: "" }]);
}
