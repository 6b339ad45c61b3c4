import { groupBy } from "@/lib/core/least/group-by";
import { OTHER, type PlacedTool } from "@/lib/core/least/placed";
import type { Verb } from "@/lib/core/least/verbs";

/** A resource with its tools. */
export type ResourceRow = {
  name: string;
  tools: readonly PlacedTool[];
  byVerb: ReadonlyMap<Verb, readonly PlacedTool[]>;
};

export const VERB_WORDS: Record<Verb, string> = {
  find: "Find",
  read: "Read",
  create: "Create",
  change: "Change",
  delete: "Delete",
  send: "Send",
  run: "Run",
  other: "Other",
};

/** By name; tools without a resource come last. */
export function rowsOf(placed: readonly PlacedTool[]): ResourceRow[] {
  return [...groupBy(placed, ({ resource }) => resource)]
    .map(([name, tools]) => ({ name, tools, byVerb: groupBy(tools, ({ verb }) => verb) }))
    .sort((a, b) => Number(a.name === OTHER) - Number(b.name === OTHER) || (a.name < b.name ? -1 : 1));
}

const NONE: readonly PlacedTool[] = [];

export function cellOf({ byVerb }: ResourceRow, verb: Verb): readonly PlacedTool[] {
  return byVerb.get(verb) ?? NONE;
}

/** Rows in which a text occurs: in the resource, or in the name of one of its tools. */
export function findRows(rows: readonly ResourceRow[], text: string): readonly ResourceRow[] {
  const wanted = text.trim().toLowerCase();
  return wanted === ""
    ? rows
    : rows.filter(
        ({ name, tools }) => name.includes(wanted) || tools.some((tool) => tool.name.toLowerCase().includes(wanted)),
      );
}

/** What a screen reader says about a cell. */
export function sayCell(name: string, tools: readonly PlacedTool[], on: number, helps: number): string {
  if (tools.length === 0) return `${name}: no tool`;
  const destroying = tools.filter(({ kind }) => kind === "destroying").length;
  return [
    `${name}: ${tools.length === 1 ? "1 tool" : `${tools.length} tools`}`,
    on === tools.length ? "all marked" : on === 0 ? "none marked" : `${on} marked`,
    helps > 0 && `${helps} kept to find ids`,
    destroying > 0 && `${destroying} can destroy`,
    on + helps > 0 && on < tools.length && `${on + helps}/${tools.length} stay`,
  ]
    .filter(Boolean)
    .join(", ");
}
