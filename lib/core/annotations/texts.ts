import type { Tool } from "../model/tool";
import { LIMITS } from "../limits";
import type { Action } from "../ontology/actions";
import type { Match } from "../reading/match";

/** A text that reaches the model with a tool, and the field it stands in. */
export type ToolText = { field: string; text: string };

/** UTF-16 units of one text that are looked at. */
const LONGEST = 200_000;

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null && !Array.isArray(value);

/** Every text of a tool that the model reads: names, titles and descriptions, those of arguments included, as deep as schemas are read. */
export function textsOf(tool: Tool): ToolText[] {
  const texts: ToolText[] = [];
  const add = (field: string, text: unknown) => {
    if (typeof text === "string" && text !== "") texts.push({ field, text: text.slice(0, LONGEST) });
  };
  add("name", tool.name);
  add("title", tool.title);
  add("annotations.title", tool.annotations?.title);
  add("description", tool.description);
  for (const { field, name, node } of [...fieldsOf(tool.inputSchema, "inputSchema"), ...fieldsOf(tool.outputSchema, "outputSchema")]) {
    add(field, name);
    add(`${field}.title`, node.title);
    add(`${field}.description`, node.description);
  }
  return texts;
}

/** A property of a schema. */
export type SchemaField = { field: string; name: string; node: Node; required: boolean };

/** The properties of a schema, nested ones after the one that holds them; references are not followed. */
export function fieldsOf(schema: unknown, root: string): SchemaField[] {
  const found: SchemaField[] = [];
  const visit = (node: Node, field: string, depth: number): void => {
    if (depth >= LIMITS.depth) return;
    for (const key of ["anyOf", "oneOf", "allOf"]) if (Array.isArray(node[key])) for (const part of node[key].slice(0, 20)) if (isNode(part)) visit(part, field, depth + 1);
    if (isNode(node.items)) visit(node.items, `${field}.items`, depth + 1);
    if (!isNode(node.properties)) return;
    const required = Array.isArray(node.required) ? node.required : [];
    for (const [name, value] of Object.entries(node.properties)) {
      if (found.length >= LIMITS.params) return;
      const one = isNode(value) ? value : {};
      const here = `${field}.properties.${name}`;
      found.push({ field: here, name, node: one, required: required.includes(name) });
      visit(one, here, depth + 1);
    }
  };
  if (isNode(schema)) visit(schema, root, 0);
  return found;
}

/** The words around a match, on one line's length, for a message. */
export function around(text: string, at: number, length: number): string {
  const start = Math.max(0, at - 30);
  return text.slice(start, Math.min(text.length, at + length + 60)).trim().slice(0, LIMITS.quote);
}

/** The verb as it stands in the text. */
export function verbOf({ text, start, end }: Match<Action>): string {
  return text.slice(start, end);
}
