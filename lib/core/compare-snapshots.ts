import type { ListedTool, Snapshot } from "./model/snapshot";
import { canonicalJson } from "./text/canonical";

/** One part of a tool's definition that reads otherwise now. Values that are no text are shown as canonical JSON; absent is empty. */
export type FieldChange = { field: string; before: string; after: string };

/** What a server changed between two listings. Tools are known by their names; of several of one name, the first counts. */
export type SnapshotChanges = {
  added: string[];
  removed: string[];
  changed: { tool: string; fields: FieldChange[] }[];
  /** Instructions, prompts and resources, which the model may read as well. */
  around: FieldChange[];
};

const AROUND = ["instructions", "prompts", "resources", "resourceTemplates"] as const;

export function compareSnapshots(before: Snapshot, after: Snapshot): SnapshotChanges {
  const was = byName(before.tools);
  const is = byName(after.tools);
  return {
    added: [...is.keys()].filter((name) => !was.has(name)),
    removed: [...was.keys()].filter((name) => !is.has(name)),
    changed: [...is].flatMap(([tool, now]) => {
      const old = was.get(tool);
      return old && old.digest !== now.digest ? [{ tool, fields: fieldChanges(old.tool, now.tool) }] : [];
    }),
    around: AROUND.flatMap((field) => fieldChanges({ [field]: before[field] }, { [field]: after[field] })),
  };
}

function byName(tools: readonly ListedTool[]): Map<string, ListedTool> {
  return new Map([...tools].reverse().map((entry) => [entry.tool.name, entry]));
}

function fieldChanges(before: Record<string, unknown>, after: Record<string, unknown>): FieldChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].sort().flatMap((field) => {
    const [was, is] = [inWords(before[field]), inWords(after[field])];
    return was === is ? [] : [{ field, before: was, after: is }];
  });
}

function inWords(value: unknown): string {
  if (value === undefined) return "";
  return typeof value === "string" ? value : canonicalJson(value);
}
