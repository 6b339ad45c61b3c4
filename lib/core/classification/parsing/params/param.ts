import type { Action } from "../../lexicon/actions";
import type { Numbered } from "../../lexicon/numbered";
import type { ParameterRole } from "../../lexicon/parameter-roles";
import type { Word } from "../words";
import { choiceOf, type SchemaNode } from "./choices";
import { readName } from "./name";
import { listedOptions, operationsOf } from "./options";

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
  required: boolean;
  /** Whether its description or format says that it is an address on the web or of a host. */
  address: boolean;
  /** What the items of its fixed list do, if they are verbs: `["get", "delete"]` reads and deletes. */
  options: Action[];
  /** The items of its fixed list. */
  items: readonly string[];
  /** Its description, as it stands. */
  about: string;
};

/** Reads one argument by its name and its own schema. */
export function paramOf(name: string, field: string, node: SchemaNode, required: boolean): Param {
  const { words, roles } = readName(name);
  const { free, items } = choiceOf(node);
  const options = operationsOf(items);
  return {
    field,
    text: name,
    start: 0,
    end: name.length,
    name,
    words,
    roles,
    free,
    required,
    address: free && saysAddress(node),
    about: typeof node.description === "string" ? node.description : "",
    options: options.length === 0 && free && roles.some(isAction) ? listedOptions(node.description) : options,
    items,
  };
}

const isAction = ({ id }: Numbered<ParameterRole>): boolean => id === "action";

/** How much of a parameter's description is read, in UTF-16 units. */
const HEAD = 120;
const ADDRESS =
  /\b(?:urls?|uris?|https?:|hostname|address of (?:an?|the) (?:\w{1,20} )?(?:page|site|feed|file|picture|image|document|host|endpoint))\b/i;

function saysAddress({ format, description }: SchemaNode): boolean {
  if (format === "uri" || format === "url" || format === "hostname") return true;
  return typeof description === "string" && ADDRESS.test(description.slice(0, HEAD));
}
