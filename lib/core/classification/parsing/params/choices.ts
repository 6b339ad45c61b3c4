import { isRecord } from "../../../text/is-record";

/** A schema of JSON, or a part of one, as it was declared: nothing in it is checked. */
export type SchemaNode = Record<string, unknown>;

/** Items of a list that are read, and alternatives of a schema. */
const ITEMS = 40;

/** Whether the caller may write anything into an argument, and the items of the fixed list, or lists, if it picks from any. */
export type Choice = { free: boolean; items: readonly string[] };

const FREE: Choice = { free: true, items: [] };
const FIXED: Choice = { free: false, items: [] };

/**
 * What the caller may choose: a list of `enum` or `const`, be it of the argument, of the items of its array, or of one of its
 * alternatives (`anyOf`, `oneOf`), of which libraries make one where an argument may be left out, or where values have titles. It is free if
 * one of them is, and where its type cannot be read.
 */
export function choiceOf(node: SchemaNode): Choice {
  const listed = listOf(node);
  if (listed) return listed;
  const alternatives = node.anyOf ?? node.oneOf;
  if (node.type === undefined) return ofAlternatives(alternatives);
  const types = Array.isArray(node.type) ? node.type : [node.type];
  const open = types.filter((type) => !CLOSED.has(type));
  if (open.length === 0) return types.length === 0 ? FREE : FIXED;
  if (open.length > 1) return FREE;
  if (open[0] === "string") return areValues(alternatives) ? ofAlternatives(alternatives) : FREE;
  return open[0] === "array" && isRecord(node.items) ? ofItems(node.items) : FREE;
}

/** Types of which a value says little, also as other languages call them; “null” says that the argument may be left out. */
const CLOSED: ReadonlySet<unknown> = new Set(["number", "integer", "boolean", "null", "int", "float", "bool"]);

/** The list of `enum`, or the one value of `const`. */
function listOf({ enum: list, const: only }: SchemaNode): Choice | undefined {
  if (Array.isArray(list)) return { free: false, items: list.slice(0, ITEMS).filter(isText) };
  return only === undefined ? undefined : { free: false, items: isText(only) ? [only] : [] };
}

/** Of an array: a list of which several may be picked. */
function ofItems(items: SchemaNode): Choice {
  const alternatives = items.anyOf ?? items.oneOf;
  return listOf(items) ?? (areValues(alternatives) ? ofAlternatives(alternatives) : FREE);
}

function ofAlternatives(parts: unknown): Choice {
  if (!Array.isArray(parts) || parts.length === 0) return FREE;
  const all = parts.map((part) => (isRecord(part) ? ofOne(part) : FREE));
  return { free: all.some(({ free }) => free), items: all.flatMap(({ items }) => items).slice(0, ITEMS) };
}

/** Whether each alternative is a value, perhaps with a title: the way in which JSON Schema gives values names. */
const areValues = (parts: unknown): boolean =>
  Array.isArray(parts) && parts.length > 0 && parts.every((part) => isRecord(part) && part.const !== undefined);

/** Of alternatives within alternatives only values are read: what else they hold is unknown, so that it may be anything. */
const ofOne = (part: SchemaNode): Choice => (part.type === undefined ? (listOf(part) ?? FREE) : choiceOf(part));

const isText = (item: unknown): item is string => typeof item === "string";
