import { isRecord } from "../../../text/is-record";
import { LIMITS } from "../../limits";
import type { SchemaNode } from "./choices";
import { paramOf, type Param } from "./param";

/**
 * The arguments of a schema, or the parts of a result, nested ones included. References are not followed: what they name is not read. Stops at
 * the limits of depth and number, so that no schema can make it slow.
 */
export function paramsOf(schema: unknown, field = "inputSchema"): Param[] {
  const params: Param[] = [];
  if (isRecord(schema)) collect(schema, field, 0, params);
  return params;
}

function collect(schema: SchemaNode, field: string, depth: number, params: Param[]): void {
  if (depth >= LIMITS.depth) return;
  const { anyOf, oneOf, allOf, items, properties } = schema;
  if (anyOf !== undefined) collectParts(anyOf, field, depth, params);
  if (oneOf !== undefined) collectParts(oneOf, field, depth, params);
  if (allOf !== undefined) collectParts(allOf, field, depth, params);
  if (items !== undefined && isRecord(items)) collect(items, `${field}.items`, depth + 1, params);
  if (!isRecord(properties)) return;
  const required = depth === 0 && Array.isArray(schema.required) ? schema.required : NONE;
  const names = Object.keys(properties);
  for (let at = 0; at < names.length; at++) {
    if (params.length >= LIMITS.params) return;
    const name = names[at]!;
    const property = properties[name];
    const here = `${field}.properties.${name.length > LIMITS.name ? name.slice(0, LIMITS.name) : name}`;
    const node = isRecord(property) ? property : EMPTY;
    params.push(paramOf(name, here, node, required.includes(name)));
    if (holdsMore(node)) collect(node, here, depth + 1, params);
  }
}

const NONE: readonly unknown[] = [];
const EMPTY: SchemaNode = {};

function collectParts(parts: unknown, field: string, depth: number, params: Param[]): void {
  if (Array.isArray(parts))
    for (const part of parts.slice(0, 20)) if (isRecord(part)) collect(part, field, depth + 1, params);
}

/** Whether a schema may contain others: most arguments are plain texts or numbers. */
function holdsMore(node: SchemaNode): boolean {
  for (const key in node)
    if (key === "properties" || key === "items" || key === "anyOf" || key === "oneOf" || key === "allOf") return true;
  return false;
}
