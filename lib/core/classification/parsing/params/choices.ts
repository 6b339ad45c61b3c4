import { isRecord } from "../../../text/is-record";

/** A schema of JSON, or a part of one, as it was declared: nothing in it is checked. */
export type SchemaNode = Record<string, unknown>;

/** Alternatives of a schema of which items are read, and items that are. */
const ALTERNATIVES = 20;
const ITEMS = 40;

/** Whether the caller may write anything into an argument, and the items of the fixed list, or lists, if it picks from any. */
export type Choice = { free: boolean; items: readonly string[] };

const FREE: Choice = { free: true, items: [] };
const FIXED: Choice = { free: false, items: [] };

/**
 * What the caller may choose: a list of `enum` or `const`, be it of the argument, of the items of its array, or of one of its
 * alternatives (`anyOf`, `oneOf`), of which libraries make one where an argument may be left out. It is free if one of them is.
 */
export function choiceOf(node: SchemaNode): Choice {
  const { items, enum: list } = node;
  if (Array.isArray(list)) return { free: false, items: list.slice(0, ITEMS).filter(isText) };
  if (node.const !== undefined) return { free: false, items: isText(node.const) ? [node.const] : [] };
  const types = typesOf(node.type);
  const alternatives = node.oneOf ?? node.anyOf;
  if (node.type === undefined) return ofAlternatives(alternatives);
  if (types.includes("array") && isRecord(items) && (Array.isArray(items.enum) || items.const !== undefined))
    return choiceOf(items);
  if (types.includes("string") && areValues(alternatives)) return ofAlternatives(alternatives);
  return types.some((type) => OPEN.has(type)) ? FREE : FIXED;
}

/** Types of which a value may hold anything. */
const OPEN: ReadonlySet<unknown> = new Set(["string", "object", "array"]);

/** What the keyword names, one type or several; “null” only says that the argument may be left out. */
const typesOf = (type: unknown): unknown[] => (Array.isArray(type) ? type : [type]).filter((one) => one !== "null");

/** Whether each alternative is a value, perhaps with a title: the way in which JSON Schema gives values names. */
const areValues = (parts: unknown): boolean =>
  Array.isArray(parts) && parts.length > 0 && parts.every((part) => isRecord(part) && part.const !== undefined);

function ofAlternatives(parts: unknown): Choice {
  if (!Array.isArray(parts) || parts.length === 0) return FREE;
  const all = parts.map((part) => (isRecord(part) ? ofOne(part) : FREE));
  const items = all.slice(0, ALTERNATIVES).flatMap((one) => one.items);
  return { free: all.some(({ free }) => free), items: items.slice(0, ITEMS) };
}

/** Alternatives within alternatives are not looked into: what they hold is unknown, so that it may be anything. */
const ofOne = (part: SchemaNode): Choice =>
  part.type === undefined && !Array.isArray(part.enum) && part.const === undefined ? FREE : choiceOf(part);

const isText = (item: unknown): item is string => typeof item === "string";
