import { z } from "zod";

/** A field of a file: its path, its type, whether it is required, and what it means. */
export type FileField = { path: string; type: string; required: boolean; means: string };

type Schema = {
  type?: string;
  const?: unknown;
  enum?: readonly unknown[];
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: readonly string[];
  additionalProperties?: Schema | boolean;
  description?: string;
  $ref?: string;
};

const DEEPEST = 4;

/** The fields of a schema, each object and list taken apart below its own line. */
export function fieldsOf(schema: z.ZodType): FileField[] {
  return below(
    z.toJSONSchema(schema, { target: "draft-2020-12", io: "input", unrepresentable: "any" }) as Schema,
    "",
    1,
  );
}

function below(schema: Schema, path: string, depth: number): FileField[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = path === "" ? name : `${path}.${name}`;
    const own = {
      path: here,
      type: typeOf(field),
      required: schema.required?.includes(name) ?? false,
      means: field.description ?? "",
    };
    if (depth >= DEEPEST) return [own];
    const inner = field.type === "array" ? field.items : field;
    return [own, ...(inner?.properties ? below(inner, field.type === "array" ? `${here}[]` : here, depth + 1) : [])];
  });
}

function typeOf(schema: Schema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(" or ");
  if (schema.anyOf) return [...new Set(schema.anyOf.map(typeOf))].join(" or ");
  if (schema.type === "array")
    return `list of ${schema.items === undefined ? "anything" : plural(typeOf(schema.items))}`;
  if (schema.type === "object" && schema.properties === undefined) return "object, by name";
  return (
    { string: "text", integer: "whole number", boolean: "true or false" }[schema.type ?? ""] ??
    schema.type ??
    "anything"
  );
}

const plural = (type: string): string =>
  type.startsWith("list")
    ? type.replace("list", "lists")
    : ({ text: "texts", object: "objects", anything: "entries", number: "numbers" }[type] ?? type);
