import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import { eolOf, indentOf, lineEnd, lineStart, listChange, splice, type Edit, type EditPath, type Splice } from "./edit";

/** One level of indentation, as the file has it. */
function unitOf(text: string): string {
  return /\n(\t+| +)\S/.exec(text)?.[1]?.replace(/^\t+$/, "\t") ?? "  ";
}

const LINE = 100;

function write(value: unknown, text: string, indent: string, inline: boolean): string {
  const short = writeInline(value);
  if (
    inline ||
    typeof value !== "object" ||
    value === null ||
    (Array.isArray(value) && short.length + indent.length < LINE)
  )
    return short;
  const unit = unitOf(text);
  const eol = eolOf(text);
  const inner = indent + unit;
  const parts = Array.isArray(value)
    ? value.map((item) => write(item, text, inner, false))
    : Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${write(member, text, inner, false)}`);
  if (parts.length === 0) return short;
  const [open, close] = Array.isArray(value) ? "[]" : "{}";
  return `${open}${eol}${parts.map((part) => inner + part).join(`,${eol}`)}${eol}${indent}${close}`;
}

function writeInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeInline).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value).map(([key, member]) => `${JSON.stringify(key)}: ${writeInline(member)}`);
    return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
  }
  return JSON.stringify(value);
}

/** Changes one value of a JSON text with comments; the rest of the text stays as it is, letter for letter. */
export function writeJson(text: string, { path, value }: Edit): string {
  const tree = parseTree(text, [], { allowTrailingComma: true, disallowComments: false });
  if (!tree) return text;
  const node = findLast(tree, path);
  if (node && value === undefined) return splice(text, removeChild(text, node));
  if (node?.type === "array" && Array.isArray(value)) {
    const { gone, added } = listChange(valueOf(node), value)!;
    const children = node.children ?? [];
    if (gone.length < children.length || children.length === 0) {
      const grown =
        added.length === 0
          ? text
          : splice(
              text,
              insert(
                text,
                node,
                added.map((item) => write(item, text, "", true)),
              ),
            );
      return gone
        .toReversed()
        .reduce((whole, index) => writeJson(whole, { path: [...path, index], value: undefined }), grown);
    }
  }
  if (node)
    return splice(text, [
      {
        from: node.offset,
        to: node.offset + node.length,
        text: write(value, text, indentOf(text, node.offset), false),
      },
    ]);
  if (value === undefined) return text;
  return insertMember(text, tree, path, value);
}

/** The deepest existing object on the path gets a member that holds the rest of the path. */
function insertMember(text: string, tree: Node, path: EditPath, value: unknown): string {
  let depth = path.length - 1;
  while (depth > 0 && findLast(tree, path.slice(0, depth))?.type !== "object") depth--;
  const parent = findLast(tree, path.slice(0, depth)) ?? tree;
  if (parent.type !== "object") return text;
  const whole = path.slice(depth + 1).reduceRight<unknown>((inner, step) => ({ [step]: inner }), value);
  const multiline = isMultiline(text, parent);
  const indent = childIndent(text, parent);
  return splice(
    text,
    insert(text, parent, [`${JSON.stringify(String(path[depth]))}: ${write(whole, text, indent, !multiline)}`]),
  );
}

/** Of duplicate members the last one counts. */
function findLast(tree: Node, path: EditPath): Node | undefined {
  return path.reduce<Node | undefined>((node, step) => {
    if (node?.type !== "object") return node && findNodeAtLocation(node, [step]);
    return node.children?.findLast((property) => property.children?.[0]?.value === step)?.children?.[1];
  }, tree);
}

const valueOf = (node: Node): unknown[] =>
  (node.children ?? []).map((child) =>
    child.type === "string" || child.type === "number" || child.type === "boolean" ? child.value : {},
  );

/** Whether its members are on lines of their own. An empty object at the top of a file gets lines, too. */
function isMultiline(text: string, node: Node): boolean {
  const first = node.children?.[0];
  return first
    ? text.slice(node.offset, first.offset).includes("\n")
    : node.parent === undefined || text.slice(node.offset, node.offset + node.length).includes("\n");
}

const childIndent = (text: string, node: Node): string =>
  node.children?.[0] ? indentOf(text, node.children[0].offset) : indentOf(text, node.offset) + unitOf(text);

function insert(text: string, node: Node, parts: readonly string[]): Splice[] {
  const eol = eolOf(text);
  const last = node.children?.at(-1);
  const close = node.offset + node.length - 1;
  const multiline = isMultiline(text, node);
  const indent = childIndent(text, node);
  if (!last) {
    const inside = text.slice(node.offset + 1, close);
    if (inside.trim() !== "")
      return [
        {
          from: node.offset + 1,
          to: node.offset + 1,
          text: `${eol}${parts.map((part) => indent + part).join(`,${eol}`)}`,
        },
      ];
    const body = multiline
      ? `${eol}${parts.map((part) => indent + part).join(`,${eol}`)}${eol}${indentOf(text, node.offset)}`
      : node.type === "object"
        ? ` ${parts.join(", ")} `
        : parts.join(", ");
    return [{ from: node.offset + 1, to: close, text: body }];
  }
  const end = last.offset + last.length;
  const comma = commaAfter(text, end, close);
  if (!multiline) return [{ from: end, to: end, text: `, ${parts.join(", ")}` }];
  const stop = Math.min(lineEnd(text, comma ?? end), close);
  const onOwnLine = stop < close && text.slice(stop, close).includes("\n");
  const body = parts.map((part) => eol + indent + part).join(",");
  if (!onOwnLine) return [{ from: end, to: end, text: `,${body}` }];
  return [
    ...(comma === undefined ? [{ from: end, to: end, text: "," }] : []),
    { from: stop, to: stop, text: body + (comma === undefined ? "" : ",") },
  ];
}

/** The position of the comma after a value, past white space and comments. */
function commaAfter(text: string, from: number, to: number): number | undefined {
  const gap = /(?:\s|\/\/[^\n]*|\/\*[^]*?\*\/)*/y;
  gap.lastIndex = from;
  gap.test(text);
  return text[gap.lastIndex] === "," && gap.lastIndex < to ? gap.lastIndex : undefined;
}

/** Removes a member or item with its comma, and its line when nothing else is on it. */
function removeChild(text: string, value: Node): Splice[] {
  const child = value.parent?.type === "property" ? value.parent : value;
  const siblings = child.parent?.children ?? [];
  const index = siblings.indexOf(child);
  const previous = siblings[index - 1];
  const next = siblings[index + 1];
  const end = child.offset + child.length;
  const close = child.parent!.offset + child.parent!.length - 1;
  const comma = commaAfter(text, end, close);
  const begins = text.slice(lineStart(text, child.offset), child.offset).trim() === "";
  const stop = lineEnd(text, comma ?? end);
  const rest = text.slice((comma ?? end - 1) + 1, stop).trim();
  const before = previous && commaAfter(text, previous.offset + previous.length, child.offset);
  const loose =
    !next && comma === undefined && before !== undefined ? [{ from: before, to: before + 1, text: "" }] : [];
  if (begins && stop < close && (rest === "" || rest.startsWith("//"))) {
    const from = lineStart(text, child.offset);
    const to = text[stop] === "\r" ? stop + 2 : stop + 1;
    return [{ from, to, text: "" }, ...loose];
  }
  if (next) return [{ from: child.offset, to: next.offset, text: "" }];
  if (previous) return [{ from: previous.offset + previous.length, to: end, text: "" }];
  return [{ from: child.offset, to: comma === undefined ? end : comma + 1, text: "" }];
}
