import { LIMITS } from "../classification/limits";
import { isRecord } from "../text/is-record";

/** How many arguments of one tool are read. */
const MOST_ARGUMENTS = 60;

/** An argument of a tool: `name` is the path from the top: `arguments`, or `call.arguments` within an object or within the items of a list. */
export type ToolArgument = { name: string; plain: string; node: Record<string, unknown> };

/** The arguments at the top of a schema and one level below: sometimes a call is an object of its own, and many calls are a list of them. */
export function argumentsOf(schema: unknown): ToolArgument[] {
  if (!isRecord(schema)) return [];
  const top = readProperties(schema, "");
  return [...top, ...top.flatMap(({ name, node }) => within(name, node))].slice(0, MOST_ARGUMENTS);
}

function within(path: string, node: Record<string, unknown>): ToolArgument[] {
  return [...readProperties(node, `${path}.`), ...(isRecord(node.items) ? readProperties(node.items, `${path}.`) : [])];
}

function readProperties({ properties }: Record<string, unknown>, path: string): ToolArgument[] {
  if (!isRecord(properties)) return [];
  return Object.entries(properties)
    .slice(0, MOST_ARGUMENTS)
    .map(([name, node]) => ({
      name: `${path}${name}`,
      plain: name
        .slice(0, LIMITS.name)
        .replaceAll(/[^a-z]/gi, "")
        .toLowerCase(),
      node: isRecord(node) ? node : {},
    }));
}

/** Whether an argument takes a text. */
export const isText = ({ type, properties }: Record<string, unknown>): boolean =>
  properties === undefined &&
  (type === undefined || type === "string" || (Array.isArray(type) && type.includes("string")));

/** An object whose keys are not specified, or a text that holds one. */
export function isFree({ type, properties, enum: listed, items }: Record<string, unknown>): boolean {
  if (listed !== undefined || items !== undefined) return false;
  return !isRecord(properties) || Object.keys(properties).length === 0
    ? type !== "boolean" && type !== "number" && type !== "integer"
    : false;
}

/** The only texts that an argument takes, if its schema lists them. */
export function namesOf({ enum: listed, const: only }: Record<string, unknown>): readonly string[] | undefined {
  const values = Array.isArray(listed) ? listed : only === undefined ? [] : [only];
  const names = values.filter((value) => typeof value === "string");
  return names.length > 0 && names.length === values.length ? names.slice(0, 1_000) : undefined;
}
