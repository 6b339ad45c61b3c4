import everything from "../fixtures/toolsets/everything.json";
import filesystem from "../fixtures/toolsets/filesystem.json";
import github from "../fixtures/toolsets/github.json";
import memory from "../fixtures/toolsets/memory.json";
import sequentialThinking from "../fixtures/toolsets/sequential-thinking.json";

/** A tool as a server's answer gives it, unread. */
export type RawTool = { name: string; description?: string; annotations?: unknown; [field: string]: unknown };
export type RawServer = { name: string; tools: RawTool[] };

/** Each tool with a description of our own: its name as a sentence. */
const described = (tools: readonly { name: string }[]): RawTool[] =>
  tools.map((tool) => {
    const words = tool.name
      .split(/[_-]|(?<=[a-z])(?=[A-Z])/)
      .join(" ")
      .toLowerCase();
    return { ...tool, description: `${words.slice(0, 1).toUpperCase()}${words.slice(1)}.` };
  });

/**
 * Names, arguments and annotations of the tools of five servers that everybody can install; none of their prose. Each file names the package.
 */
export const LISTED: RawServer[] = [
  { name: "everything", tools: described(everything.tools) },
  { name: "filesystem", tools: described(filesystem.tools) },
  { name: "github", tools: described(github.tools) },
  { name: "memory", tools: described(memory.tools) },
  { name: "sequential-thinking", tools: described(sequentialThinking.tools) },
];

type Style = (verb: string, thing: string) => string;
const capital = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1);
const camel = (words: string) =>
  words
    .split("_")
    .map((word, at) => (at === 0 ? word : capital(word)))
    .join("");

/** How servers spell names. */
const STYLES: Record<string, Style> = {
  snake: (verb, thing) => `${verb}_${thing}`,
  camel: (verb, thing) => camel(`${verb}_${thing}`),
  kebab: (verb, thing) => `${thing}-${verb}`.replaceAll("_", "-"),
  dotted: (verb, thing) => `${thing}.${verb}`,
  prefixed: (verb, thing) => `acme_${verb}_${thing}s`,
  "thing-first": (verb, thing) => `${capital(camel(thing))}${capital(verb)}`,
};

const THINGS = [
  "order", "customer", "invoice", "refund", "product", "price_list", "warehouse", "shipment", "ticket", "comment",
  "message", "contact", "meeting", "document", "folder", "deployment", "secret", "user", "role", "report",
]; // prettier-ignore

type Deed = { verb: string; says: string; takes?: Record<string, unknown>; hints?: unknown };
const id = { id: { type: "string" } };
const text = { type: "string", description: "Free text." };
const DEEDS: Deed[] = [
  { verb: "list", says: "Lists the % entries of this account, newest first.", hints: { readOnlyHint: true } },
  {
    verb: "get",
    says: "Returns one % with all of its fields.",
    takes: id,
    hints: { readOnlyHint: true, openWorldHint: false },
  },
  {
    verb: "search",
    says: "Finds every % that matches the words, also those that strangers wrote.",
    takes: { query: text },
  },
  {
    verb: "create",
    says: "Creates a % and tells its id.",
    takes: { fields: { type: "object", additionalProperties: true } },
    hints: { readOnlyHint: false, destructiveHint: false, title: "New" },
  },
  { verb: "update", says: "Changes fields of a %.", takes: { ...id, body: text }, hints: { idempotentHint: true } },
  {
    verb: "delete",
    says: "Deletes a % for good.\n\nThis cannot be undone.",
    takes: id,
    hints: { readOnlyHint: "false", destructiveHint: true, mood: "grim" },
  },
  {
    verb: "send",
    says: "Sends a % by mail to the named recipient.",
    takes: { recipient: { type: "string", format: "email" }, body: text },
    hints: { openWorldHint: true, title: 7 },
  },
  {
    verb: "export",
    says: "Writes every % of a period to the given address.",
    takes: { url: { type: "string", format: "uri" } },
  },
];

function madeUp(style: Style, from: number): RawTool[] {
  const things = THINGS.map((_, at) => THINGS[(at + from) % THINGS.length]!).slice(0, 12);
  return things.flatMap((thing, row) =>
    DEEDS.map(({ verb, says, takes = {}, hints }, at) => ({
      name: style(verb, thing),
      // Some servers say nothing of some tools.
      ...((row + at + from) % 9 !== 0 && { description: says.replace("%", thing.replaceAll("_", " ")) }),
      inputSchema: { type: "object", properties: takes, required: Object.keys(takes) },
      ...((row + from) % 3 !== 0 && hints !== undefined && { annotations: hints }),
      ...((row + at) % 7 === 0 && { _meta: { "example.test/cost": at } }),
    })),
  );
}

/** Made-up servers of 96 tools each, one a way of spelling; the same each time. */
export const MADE_UP: RawServer[] = Object.entries(STYLES).map(([name, style], at) => ({
  name,
  tools: madeUp(style, at * 3),
}));

export const TOOLSETS: RawServer[] = [...LISTED, ...MADE_UP];
