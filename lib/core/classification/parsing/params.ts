import { LIMITS } from "../limits";
import { lexicons } from "../lexicon";
import type { Action } from "../lexicon/actions";
import type { Numbered } from "../lexicon/numbered";
import type { ParameterRole } from "../lexicon/parameter-roles";
import { matchesIn } from "./match";
import { cut, keptWords, type Word } from "./words";
import { isRecord } from "../../text/is-record";
import { memo } from "../../text/memo";

/** One argument of a tool: where it stands, what it reaches, and whether the caller may write anything into it. */
export type Param = {
  field: string;
  /** Its name, which is the text in which it stands from `start` to `end`. */
  text: string;
  start: number;
  end: number;
  name: string;
  words: Word[];
  roles: Numbered<ParameterRole>[];
  free: boolean;
  enumerated: boolean;
  required: boolean;
  /** Whether its description or format says that it is an address on the web or of a host. */
  address: boolean;
  /** What the items of its fixed list do, if they are verbs: `["get", "delete"]` reads and deletes. */
  options: Action[];
  /** Its description, as it stands. */
  about: string;
};

type Node = Record<string, unknown>;

/**
 * The arguments of a schema, or the parts of a result, nested ones included. References are not followed: what they name is not read. Stops at
 * the limits of depth and number, so that no schema can make it slow.
 */
export function paramsOf(schema: unknown, field = "inputSchema"): Param[] {
  const params: Param[] = [];
  if (isRecord(schema)) collect(schema, field, 0, params);
  return params;
}

function collect(schema: Node, field: string, depth: number, params: Param[]): void {
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
const EMPTY: Node = {};

function collectParts(parts: unknown, field: string, depth: number, params: Param[]): void {
  if (Array.isArray(parts))
    for (const part of parts.slice(0, 20)) if (isRecord(part)) collect(part, field, depth + 1, params);
}

/** Whether a schema may contain others: most arguments are plain texts or numbers. */
function holdsMore(node: Node): boolean {
  for (const key in node)
    if (key === "properties" || key === "items" || key === "anyOf" || key === "oneOf" || key === "allOf") return true;
  return false;
}

function paramOf(name: string, field: string, node: Node, required: boolean): Param {
  const { words, roles } = readName(name);
  const { type, enum: list } = node;
  const listed = Array.isArray(list);
  const enumerated = listed || type === "boolean" || node.const !== undefined;
  const free =
    !enumerated &&
    (type === "string" || type === undefined || type === "object" || type === "array" || Array.isArray(type));
  return {
    field,
    text: name,
    start: 0,
    end: name.length,
    name,
    words,
    roles,
    free,
    enumerated,
    required,
    address: free && saysAddress(node),
    about: typeof node.description === "string" ? node.description : "",
    options: listed
      ? optionsOf(list)
      : free && roles.some(({ id }) => id === "action")
        ? listedOptions(node.description)
        : NO_OPTIONS,
  };
}

const NO_OPTIONS: Action[] = [];

type NameRead = Pick<Param, "words" | "roles">;

/** Names of arguments that are remembered: few of them are used again and again. */
const MOST_KNOWN = 5_000;
const LONGEST_KNOWN = 60;

const readShort = memo(MOST_KNOWN, readAny);
const readName = (name: string): NameRead => (name.length > LONGEST_KNOWN ? readAny(name) : readShort(name));

function readAny(name: string): NameRead {
  const cutName = cut(name, LIMITS.name);
  const matches = matchesIn(cutName, 0, cutName.count, lexicons.roles, "name");
  const words = keptWords(cutName);
  const last = words.length - 1;
  const tail = matches.filter((match) => match.at + match.width - 1 === last);
  return { words, roles: [...new Set((tail.length > 0 ? tail : matches).map((match) => match.meaning))] };
}

/** How much of a parameter's description is read, in UTF-16 units. */
const HEAD = 120;
const ADDRESS =
  /\b(?:urls?|uris?|https?:|hostname|address of (?:an?|the) (?:\w{1,20} )?(?:page|site|feed|file|picture|image|document|host|endpoint))\b/i;

function saysAddress({ format, description }: Node): boolean {
  if (format === "uri" || format === "url" || format === "hostname") return true;
  return typeof description === "string" && ADDRESS.test(description.slice(0, HEAD));
}

/** Items of a fixed list that are read. */
const OPTIONS = 40;

function optionsOf(list: readonly unknown[]): Action[] {
  const found = new Set<Action>();
  for (const item of list.slice(0, OPTIONS)) {
    if (typeof item !== "string") continue;
    const words = cut(item, 60);
    const first = matchesIn(words, 0, words.count, lexicons.actionNames, "name")[0];
    if (first?.at === 0) found.add(first.meaning);
  }
  return [...found];
}

/** How much of the description of an argument that picks an operation is read, in UTF-16 units. */
const LISTED = 400;

/** The operations that a description lists: "create-job, get-job or delete-job". */
function listedOptions(description: unknown): Action[] {
  if (typeof description !== "string") return [];
  const items = description
    .slice(0, LISTED)
    .split(/[,;:|()\n"'`]+|\bor\b|\band\b/)
    .map((item) => item.trim());
  return optionsOf(items.filter((item) => /^[a-z][\w-]{1,40}$/i.test(item)));
}
