import { firstFew } from "@/lib/core/text/first-few";
import { isRecord } from "@/lib/core/text/is-record";

/** One argument of a tool as its schema says it. `field` is where evidence about it points. */
export type Argument = { field: string; path: string; kind: string; required: boolean; description?: string };

const MOST = 200;
const DEPTH = 6;
const LONGEST = 600;
/** Values and alternatives of an argument that are shown. */
const NAMED = 6;

type Node = Record<string, unknown>;

/** The arguments of an input schema, nested ones after the one that holds them; references are not followed. */
export function argumentsOf(schema: unknown): Argument[] {
  const found: Argument[] = [];
  const visit = (node: Node, field: string, path: string, depth: number): void => {
    if (depth >= DEPTH) return;
    for (const key of ["anyOf", "oneOf", "allOf"])
      if (Array.isArray(node[key]))
        for (const part of node[key].slice(0, 20)) if (isRecord(part)) visit(part, field, path, depth + 1);
    if (isRecord(node.items)) visit(node.items, `${field}.items`, `${path}[]`, depth + 1);
    if (!isRecord(node.properties)) return;
    const required = Array.isArray(node.required) ? node.required : [];
    for (const [name, value] of Object.entries(node.properties)) {
      if (found.length >= MOST) return;
      const one = isRecord(value) ? value : {};
      const here = `${field}.properties.${name}`;
      const whole = path === "" ? name : `${path}.${name}`;
      found.push({
        field: here,
        path: whole,
        kind: kindOf(one),
        required: required.includes(name),
        description: typeof one.description === "string" ? one.description.slice(0, LONGEST) : undefined,
      });
      visit(one, here, whole, depth + 1);
    }
  };
  if (isRecord(schema)) visit(schema, "inputSchema", "", 0);
  return found;
}

/** What the caller may pass, in words; alternatives within alternatives are not told apart. */
function kindOf({ type, enum: list, const: fixed, format, ...node }: Node, isPart = false): string {
  if (Array.isArray(list)) return oneOf(list);
  if (fixed !== undefined) return `always ${JSON.stringify(fixed)}`;
  const alternatives = node.anyOf ?? node.oneOf;
  if (type === undefined && Array.isArray(alternatives) && !isPart) return kindOfAny(alternatives.filter(isRecord));
  if (type === "array" && isRecord(node.items) && Array.isArray(node.items.enum))
    return `list of ${oneOf(node.items.enum)}`;
  const word = Array.isArray(type)
    ? type.filter((one) => typeof one === "string").join(" or ")
    : typeof type === "string"
      ? type
      : "anything";
  return typeof format === "string" ? `${word}, ${format}` : word;
}

const oneOf = (list: readonly unknown[]): string => `one of ${firstFew(list, NAMED, (item) => JSON.stringify(item))}`;

const kindOfAny = (parts: readonly Node[]): string =>
  parts.length > 0 && parts.every((part) => part.const !== undefined)
    ? oneOf(parts.map((part) => part.const))
    : [...new Set(parts.slice(0, NAMED).map((part) => kindOf(part, true)))].join(" or ") || "anything";
