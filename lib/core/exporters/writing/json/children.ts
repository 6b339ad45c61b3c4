import type { Node } from "jsonc-parser";
import { eolOf, indentOf, lineEnd, lineStart, type Splice } from "../edit";
import { unitOf } from "./value";

/** Whether its members are on lines of their own. An empty object at the top of a file gets lines, too. */
export function isMultiline(text: string, node: Node): boolean {
  const first = node.children?.[0];
  return first
    ? text.slice(node.offset, first.offset).includes("\n")
    : node.parent === undefined || text.slice(node.offset, node.offset + node.length).includes("\n");
}

/** The indentation of what stands in an object or a list: that of its first child, or one level more than its own. */
export const childIndent = (text: string, node: Node): string =>
  node.children?.[0] ? indentOf(text, node.children[0].offset) : indentOf(text, node.offset) + unitOf(text);

/** Adds written members or items behind the last child, with the commas, lines and comments around it as they are. */
export function insertChildren(text: string, node: Node, parts: readonly string[]): Splice[] {
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
export function removeChild(text: string, value: Node): Splice[] {
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
