import type { ListedTool } from "../model/snapshot";
import { digestOf } from "../text/digest";

/** A tool of a listing and its place in it. */
export type IndexedTool = ListedTool & { index: number };

/** The tools of two listings, matched. The order in which a server names its tools only matters among those of one name. */
export type Matched = {
  same: [IndexedTool, IndexedTool][];
  changed: [IndexedTool, IndexedTool][];
  renamed: [IndexedTool, IndexedTool][];
  added: IndexedTool[];
  removed: IndexedTool[];
};

export function matchTools(before: readonly ListedTool[], after: readonly ListedTool[]): Matched {
  const left = byName(before);
  const matched: Matched = { same: [], changed: [], renamed: [], added: [], removed: [] };
  for (const [name, now] of byName(after)) {
    const old = left.get(name) ?? [];
    left.delete(name);
    const fresh = now.filter((tool) => !takeOut(old, tool, matched.same));
    for (const tool of fresh) {
      const other = old.shift();
      if (other) matched.changed.push([other, tool]);
      else matched.added.push(tool);
    }
    matched.removed.push(...old);
  }
  for (const old of left.values()) matched.removed.push(...old);
  return pairRenamed(matched);
}

/** Takes the tool of the same definition out of `old`, if there is one. */
function takeOut(old: IndexedTool[], tool: IndexedTool, same: Matched["same"]): boolean {
  const at = old.findIndex((one) => one.digest === tool.digest);
  if (at < 0) return false;
  same.push([old.splice(at, 1)[0]!, tool]);
  return true;
}

/** A tool that is gone and one that is new are the same under another name when everything else about them is equal, and no other tool is like them. */
function pairRenamed({ added, removed, ...matched }: Matched): Matched {
  const gone = byDefinition(removed);
  const fresh = byDefinition(added);
  const renamed = [...fresh].flatMap(([definition, tools]): [IndexedTool, IndexedTool][] => {
    const old = gone.get(definition);
    return definition !== "" && tools.length === 1 && old?.length === 1 ? [[old[0]!, tools[0]!]] : [];
  });
  const paired = new Set(renamed.flat());
  return {
    ...matched,
    renamed,
    added: added.filter((tool) => !paired.has(tool)),
    removed: removed.filter((tool) => !paired.has(tool)),
  };
}

function byName(tools: readonly ListedTool[]): Map<string, IndexedTool[]> {
  return group(
    tools.map((entry, index) => ({ ...entry, index })),
    ({ tool }) => tool.name,
  );
}

function byDefinition(tools: readonly IndexedTool[]): Map<string, IndexedTool[]> {
  return group(tools, ({ tool: { name: _name, ...rest } }) => (rest.description ? digestOf(rest) : ""));
}

function group(tools: readonly IndexedTool[], keyOf: (tool: IndexedTool) => string): Map<string, IndexedTool[]> {
  const groups = new Map<string, IndexedTool[]>();
  for (const tool of tools) {
    const key = keyOf(tool);
    const known = groups.get(key);
    if (known) known.push(tool);
    else groups.set(key, [tool]);
  }
  return groups;
}
