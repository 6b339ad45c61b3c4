import type { Tool } from "../model/tool";
import { LIMITS } from "../classification/limits";
import type { Action } from "../classification/lexicon/actions";
import type { Match } from "../classification/parsing/match";
import { isRecord } from "../text/is-record";

/** A text that reaches the model with a tool, and its field. */
export type ToolText = { field: string; text: string };

/** How much of one text is read, in UTF-16 units. */
const LONGEST = 200_000;

type Node = Record<string, unknown>;

/** How many texts of one tool are read. */
const MOST_TEXTS = 3_000;

/** Every text of a tool that may reach the model: names, titles, descriptions, choices, defaults and examples of arguments and results, as deep as schemas are read, and the texts in annotations and `_meta`. */
export function textsOf(tool: Tool): ToolText[] {
  const texts: ToolText[] = [];
  const add = (field: string, text: unknown) => {
    if (typeof text === "string" && text !== "" && texts.length < MOST_TEXTS)
      texts.push({ field, text: text.slice(0, LONGEST) });
  };
  add("name", tool.name);
  add("title", tool.title);
  add("description", tool.description);
  for (const [root, schema] of [
    ["inputSchema", tool.inputSchema],
    ["outputSchema", tool.outputSchema],
  ] as const) {
    if (isRecord(schema)) ownTexts(root, schema, add);
    for (const { field, name, node } of fieldsOf(schema, root)) {
      add(field, name);
      ownTexts(field, node, add);
    }
  }
  inTexts("annotations", tool.annotations, add);
  inTexts("_meta", tool._meta, add);
  return texts;
}

/** What a server says beside its tools, as listed. */
export type ListedTexts = {
  instructions?: unknown;
  prompts?: readonly unknown[];
  resources?: readonly unknown[];
  resourceTemplates?: readonly unknown[];
};

/** The texts that a server shows the model beside its tools: instructions, prompts with their arguments, resources and templates. */
export function besideOf({
  instructions,
  prompts = [],
  resources = [],
  resourceTemplates = [],
}: ListedTexts): ToolText[] {
  const texts: ToolText[] = [];
  const add = (field: string, text: unknown) => {
    if (typeof text === "string" && text !== "" && texts.length < MOST_TEXTS)
      texts.push({ field, text: text.slice(0, LONGEST) });
  };
  add("instructions", instructions);
  for (const [field, all] of [
    ["prompts", prompts],
    ["resources", resources],
    ["resourceTemplates", resourceTemplates],
  ] as const)
    all.slice(0, 500).forEach((one, at) => inTexts(`${field}[${at}]`, one, add));
  return texts;
}

type Add = (field: string, text: unknown) => void;

/** What a schema says of one value: its title and description, and the values that it offers. */
function ownTexts(
  field: string,
  { title, description, enum: choices, const: only, default: preset, examples, $comment }: Node,
  add: Add,
): void {
  add(`${field}.title`, title);
  add(`${field}.description`, description);
  add(`${field}.$comment`, $comment);
  inTexts(`${field}.enum`, choices, add);
  inTexts(`${field}.const`, only, add);
  inTexts(`${field}.default`, preset, add);
  inTexts(`${field}.examples`, examples, add);
}

/** Every text within a value, three levels deep. */
function inTexts(field: string, value: unknown, add: Add, depth = 0): void {
  add(field, value);
  if (depth > 2 || typeof value !== "object" || value === null) return;
  if (Array.isArray(value)) value.slice(0, 200).forEach((one, at) => inTexts(`${field}[${at}]`, one, add, depth + 1));
  else for (const [key, one] of Object.entries(value).slice(0, 100)) inTexts(`${field}.${key}`, one, add, depth + 1);
}

/** A property of a schema. */
export type SchemaField = { field: string; name: string; node: Node; required: boolean };

/** The properties of a schema, nested ones after the one that holds them; references are not followed. */
export function fieldsOf(schema: unknown, root: string): SchemaField[] {
  const found: SchemaField[] = [];
  const visit = (node: Node, field: string, depth: number): void => {
    if (depth >= LIMITS.depth) return;
    for (const key of ["anyOf", "oneOf", "allOf"])
      if (Array.isArray(node[key]))
        for (const part of node[key].slice(0, 20)) if (isRecord(part)) visit(part, field, depth + 1);
    if (isRecord(node.items)) visit(node.items, `${field}.items`, depth + 1);
    if (!isRecord(node.properties)) return;
    const required = Array.isArray(node.required) ? node.required : [];
    for (const [name, value] of Object.entries(node.properties)) {
      if (found.length >= LIMITS.params) return;
      const one = isRecord(value) ? value : {};
      const here = `${field}.properties.${name}`;
      found.push({ field: here, name, node: one, required: required.includes(name) });
      visit(one, here, depth + 1);
    }
  };
  if (isRecord(schema)) {
    visit(schema, root, 0);
    for (const key of ["$defs", "definitions"])
      if (isRecord(schema[key]))
        for (const [name, part] of Object.entries(schema[key]).slice(0, 50))
          if (isRecord(part)) visit(part, `${root}.${key}.${name}`, 1);
  }
  return found;
}

/** The words around a match, cut to one line, for a message. */
export function around(text: string, at: number, length: number): string {
  const start = Math.max(0, at - 30);
  return text
    .slice(start, Math.min(text.length, at + length + 60))
    .trim()
    .slice(0, LIMITS.quote);
}

/** The verb as written in the text. */
export function verbOf({ text, start, end }: Match<Action>): string {
  return text.slice(start, end);
}
