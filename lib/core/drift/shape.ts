import { canonicalJson } from "../text/canonical";
import { isRecord } from "../text/is-record";

/** Keywords of JSON Schema that are texts for readers and restrict nothing. */
const WORDS = ["title", "description", "$comment", "examples"] as const;
/** Keywords whose members are schemas under names chosen by the author. */
const NAMED = new Set(["properties", "$defs", "definitions", "patternProperties", "dependentSchemas"]);
/** Keywords whose values are data. */
const DATA = new Set(["default", "const"]);
/** Keywords whose lists have no order. */
const SETS = new Set(["required", "type", "enum"]);

/** What a schema restricts, without its texts; lists that have no order are sorted. Depth is bounded by the reader of the listing. */
export function shapeOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(shapeOf);
  if (!isRecord(schema)) return schema;
  const rules = Object.entries(schema).filter(([key]) => !(WORDS as readonly string[]).includes(key));
  return Object.fromEntries(rules.map(([key, value]) => [key, rule(key, value)]));
}

function rule(key: string, value: unknown): unknown {
  if (NAMED.has(key) && isRecord(value))
    return Object.fromEntries(Object.entries(value).map(([name, schema]) => [name, shapeOf(schema)]));
  if (SETS.has(key) && Array.isArray(value))
    return [...value].sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
  return DATA.has(key) ? value : shapeOf(value);
}

/** The texts of one schema node, without those of nested ones. */
export function wordsOf(schema: unknown): Partial<Record<(typeof WORDS)[number], string>> {
  if (!isRecord(schema)) return {};
  return Object.fromEntries(
    WORDS.flatMap((key) =>
      schema[key] === undefined
        ? []
        : [[key, typeof schema[key] === "string" ? schema[key] : canonicalJson(schema[key])]],
    ),
  );
}
