import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";
import { indentOf, listChange, splice, type Edit, type EditPath } from "../edit";
import { childIndent, insertChildren, isMultiline, removeChild } from "./children";
import { writeValue } from "./value";

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
              insertChildren(
                text,
                node,
                added.map((item) => writeValue(item, text, "", true)),
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
        text: writeValue(value, text, indentOf(text, node.offset), false),
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
    insertChildren(text, parent, [
      `${JSON.stringify(String(path[depth]))}: ${writeValue(whole, text, indent, !multiline)}`,
    ]),
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
