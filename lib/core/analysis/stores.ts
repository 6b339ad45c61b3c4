import type { Leg } from "../model/leg";
import type { SplitPart } from "../model/analysis";
import type { Session, SessionTool, Stance } from "../model/session";
import { hold, view } from "./held";
import { BIT, FULL, legsIn, unionOf } from "./mask";
import { byText } from "../text/order";

/** One session writes a store and another reads it: what the first took in reaches the other. */
export type Join = { from: string; to: string; store: string; writers: string[]; readers: string[] };
/** What a session holds itself, and what reaches it through stores. Legs of `carried` are those that it did not hold. */
export type SessionReach = { session: string; own: Leg[]; carried: Leg[]; lethal: boolean; lethalAlone: boolean };
export type JoinedReach = {
  reaches: SessionReach[];
  joins: Join[];
  /** The smallest sets of stores to keep apart so that no session is lethal through others; all ties; empty when none is. */
  separate: string[][];
};

/** Untrusted text and private data travel in a store; a way out does not. */
const TRAVELS = BIT.private | BIT.untrusted;
/** With more stores than this no smallest set is computed: all of them are named. */
const STORES_TRIED = 12;

/** Several sessions taken together, joined by the stores that one can write and another can read. Names identify sessions. */
export function joinSessions(sessions: readonly Session[], stance: Stance): JoinedReach {
  const nodes = sessions.map((session) => nodeOf(session, stance)).sort((a, b) => byText(a.name, b.name));
  const joins = nodes.flatMap((from) => nodes.filter((to) => to !== from).flatMap((to) => joinsBetween(from, to)));
  const reached = spread(nodes, joins);
  const reaches = nodes.map(({ name, mask }, at): SessionReach => ({
    session: name,
    own: legsIn(mask),
    carried: legsIn(reached[at]! & ~mask),
    lethal: reached[at] === FULL,
    lethalAlone: mask === FULL,
  }));
  return { reaches, joins, separate: storesToSeparate(nodes, joins) };
}

/** The stores that tools of one part write and tools of another read: through them a split may be undone. */
export function sharedStores(session: Session, parts: readonly SplitPart[]): Join[] {
  const { tools } = hold(session);
  const nodes = parts.map((part) => {
    const ids = new Set(part.tools);
    return { name: part.without, mask: 0, tools: tools.filter((tool) => ids.has(tool.id)) };
  });
  return nodes.flatMap((from) => nodes.filter((to) => to !== from).flatMap((to) => joinsBetween(from, to)));
}

type Node = { name: string; mask: number; tools: readonly SessionTool[] };

function nodeOf(session: Session, stance: Stance): Node {
  const one = view(hold(session), stance);
  return { name: session.name, mask: unionOf(one.counts), tools: one.tools };
}

function joinsBetween(from: Node, to: Node): Join[] {
  const writers = byStore(from.tools.filter((tool) => tool.classification.carrier?.writes));
  const readers = byStore(to.tools.filter((tool) => tool.classification.carrier?.reads));
  return [...writers.keys()]
    .filter((store) => readers.has(store))
    .sort(byText)
    .map((store) => ({
      from: from.name,
      to: to.name,
      store,
      writers: writers.get(store)!,
      readers: readers.get(store)!,
    }));
}

function byStore(tools: readonly SessionTool[]): Map<string, string[]> {
  const stores = new Map<string, string[]>();
  for (const tool of tools) {
    const { store } = tool.classification.carrier!;
    const known = stores.get(store);
    if (known) known.push(tool.id);
    else stores.set(store, [tool.id]);
  }
  return stores;
}

/** What each session holds after everything has spread as far as it can. */
function spread(nodes: readonly Node[], joins: readonly Join[]): number[] {
  const held = new Map(nodes.map((node) => [node.name, node.mask]));
  for (let moved = true; moved;) {
    moved = false;
    for (const { from, to } of joins) {
      const next = held.get(to)! | (held.get(from)! & TRAVELS);
      if (next !== held.get(to)) moved = true;
      held.set(to, next);
    }
  }
  return nodes.map((node) => held.get(node.name)!);
}

function storesToSeparate(nodes: readonly Node[], joins: readonly Join[]): string[][] {
  const stores = [...new Set(joins.map((join) => join.store))].sort(byText);
  const works = (apart: readonly string[]): boolean =>
    spread(
      nodes,
      joins.filter((join) => !apart.includes(join.store)),
    ).every((mask, at) => mask !== FULL || nodes[at]!.mask === FULL);
  if (works([])) return [];
  if (stores.length > STORES_TRIED) return [stores];
  for (let size = 1; size <= stores.length; size++) {
    const found = choose(stores, size).filter(works);
    if (found.length > 0) return found;
  }
  return [stores];
}

function choose<T>(items: readonly T[], size: number): T[][] {
  if (size === 0) return [[]];
  return items.flatMap((item, at) => choose(items.slice(at + 1), size - 1).map((rest) => [item, ...rest]));
}
