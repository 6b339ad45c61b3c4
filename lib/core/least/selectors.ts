import { groupBy } from "./group-by";
import { singular } from "./singular";
import type { PlacedTool } from "./placed";
import { KINDS, VERBS, type CallKind, type Verb } from "./verbs";

/** What is needed, in a form for command lines and addresses: `orders:read`, `orders`, `*:find`, `*:reading`, `server/tool`. */
export type Selector = string;

const ANY = "*";

type Column = (tool: PlacedTool) => boolean;

function columnOf(word: string): Column | undefined {
  if (word === ANY) return () => true;
  if ((VERBS as readonly string[]).includes(word)) return ({ verb }) => verb === (word as Verb);
  if ((KINDS as readonly string[]).includes(word)) return ({ kind }) => kind === (word as CallKind);
  return undefined;
}

/**
 * The ids of the tools that selectors mean, and the selectors that mean none. An id or the name of a tool is that tool;
 * `resource:verb` a cell, with `*` for any; a resource alone all of it, in singular or plural, in any case and with any separator.
 */
export function readSelectors(
  placed: readonly PlacedTool[],
  selectors: readonly Selector[],
): { ids: Set<string>; strangers: Selector[] } {
  const byResource = groupBy(placed, ({ resource }) => resource);
  const byName = new Map([
    ...placed.map((tool): [string, PlacedTool] => [tool.name, tool]),
    ...placed.map((tool): [string, PlacedTool] => [tool.id, tool]),
  ]);
  const ids = new Set<string>();
  const strangers = selectors.filter((selector) => {
    const meant = meaning(selector, placed, byResource, byName);
    for (const { id } of meant) ids.add(id);
    return meant.length === 0;
  });
  return { ids, strangers };
}

function meaning(
  selector: Selector,
  placed: readonly PlacedTool[],
  byResource: ReadonlyMap<string, readonly PlacedTool[]>,
  byName: ReadonlyMap<string, PlacedTool>,
): readonly PlacedTool[] {
  const one = selector.includes("/") ? byName.get(selector) : undefined;
  if (one) return [one];
  const colon = selector.lastIndexOf(":");
  const [row, column] = colon < 0 ? [selector, ANY] : [selector.slice(0, colon), selector.slice(colon + 1)];
  const fits = columnOf(column);
  const tools = row === ANY ? placed : (byResource.get(row) ?? byResource.get(asFiled(row)));
  if (fits && tools) {
    const filed = tools.filter(fits);
    // If orders can only be listed, reading orders means the list.
    return filed.length === 0 && column === "read" ? tools.filter(({ verb }) => verb === "find") : filed;
  }
  const named = byName.get(selector);
  return named ? [named] : [];
}

/** A resource in people's spelling turned into the one that tools are filed under: `Orders`, `sales-orders` as `order`, `sales order`. */
function asFiled(row: string): string {
  return row
    .toLowerCase()
    .split(/[\s_-]+/)
    .filter(Boolean)
    .map(singular)
    .join(" ");
}

/**
 * A short list of selectors that mean just these tools: everything, whole kinds and verbs, whole resources, cells, then single tools. Tools within one cell are given as the cell, so that later tools elsewhere are not included.
 */
export function saySelectors(placed: readonly PlacedTool[], ids: ReadonlySet<string>): Selector[] {
  const wanted = placed.filter(({ id }) => ids.has(id));
  if (wanted.length === 0) return [];
  if (wanted.length === placed.length) return [ANY];
  const said: Selector[] = [];
  const open = new Set(wanted);
  const take = (
    key: (tool: PlacedTool) => string,
    say: (tool: PlacedTool) => Selector,
    across?: (tool: PlacedTool) => string,
  ) => {
    for (const [, tools] of groupBy(placed, key)) {
      if (!tools.every(({ id }) => ids.has(id)) || !tools.some((tool) => open.has(tool))) continue;
      if (across && tools.every((tool) => across(tool) === across(tools[0]!))) continue;
      said.push(say(tools[0]!));
      for (const tool of tools) open.delete(tool);
    }
  };
  take(
    ({ kind }) => kind,
    ({ kind }) => `${ANY}:${kind}`,
    ({ resource }) => resource,
  );
  take(
    ({ verb }) => verb,
    ({ verb }) => `${ANY}:${verb}`,
    ({ resource }) => resource,
  );
  take(
    ({ resource }) => resource,
    ({ resource }) => resource,
    ({ verb }) => verb,
  );
  take(
    ({ resource, verb }) => `${resource}:${verb}`,
    ({ resource, verb }) => `${resource}:${verb}`,
  );
  return [...said, ...[...open].map(({ id }) => id)];
}
