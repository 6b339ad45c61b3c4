import { LEGS, type Leg } from "../model/leg";
import { SEVERITIES, type Severity } from "../model/severity";
import type { Session, SessionTool, Stance } from "../model/session";
import { byText } from "../text/order";
import { isApprovedBy } from "./approvals";
import { BIT, maskOf } from "./mask";
import { minimalServerSets } from "./minimal-server-sets";
import { tablesWith, type Tables } from "./severity-tables";
import { maskOfRated, orderTogether, rateTools, type RatedLegs } from "./severity-together";
import { countWays, type Counts } from "./severity-counts";

/** One change: the tools of a server that hold a leg are removed, and what is left then. */
export type FixStep = {
  server: string;
  leg: Leg;
  /** Ids of the tools. */
  remove: string[];
  /** In how many ways the legs can come together before and after, of each severity. */
  before: Counts;
  after: Counts;
  /** The worst path that is left. */
  worst: Severity | null;
  /** How many smallest lethal sets of servers are left. */
  sets: bigint;
  /** Some of those sets, the worst first. */
  left: string[][];
};

const MOST_STEPS = 8;
const SHOWN = 3;
/** How many sets are searched for the worst ones. */
const LOOKED_AT = 400;

/**
 * Changes one after the other, each the one that removes the most risk for each tool that it costs: of the critical ways in which the
 * legs can come together as many as possible a tool, then of the high ones, and so on; counts of different severities are never added up. Until nothing is
 * lethal or further steps would be as long as a cut. The host's own tools are left alone: they are a baseline of their own. It is a plan, not the smallest change; the exact cuts are shown beside it.
 */
export function planSteps(session: Session, stance: Stance, most = MOST_STEPS): FixStep[] {
  const tables = tablesWith(session.severityRows);
  const isApproved = isApprovedBy(session.gates);
  const rate = (tools: readonly SessionTool[]): RatedLegs => rateTools(tools, stance, isApproved, tables);
  const held = new Map(
    session.servers
      .filter((server) => !server.off && !server.builtIn)
      .map((server) => [server.name, server.tools.filter((tool) => !tool.off)]),
  );
  const rated = new Map([...held].map(([name, tools]) => [name, rate(tools)]));
  const countWith = (name: string, instead: RatedLegs) =>
    countWays(
      [...rated].map(([server, one]) => (server === name ? instead : one)),
      tables,
    );
  const steps: FixStep[] = [];
  let before = countWays(rated.values(), tables);
  while (before.some((count) => count > 0) && steps.length < most) {
    const best = [...held]
      .flatMap(([server, tools]) => changesOf(server, tools, stance, rate))
      .map((change) => ({ ...change, after: countWith(change.server, change.rated) }))
      .filter(({ after }) => isLess(after, before))
      .sort((a, b) => byGain(a, b, before))[0];
    if (!best) break;
    const { server, leg, remove, after } = best;
    held.set(server, best.rest);
    rated.set(server, best.rated);
    steps.push({ server, leg, remove, before, after, worst: worstIn(after), ...leftIn(rated, tables) });
    before = after;
  }
  return steps;
}

type Change = { server: string; leg: Leg; remove: string[]; rest: SessionTool[]; rated: RatedLegs };

/** Leaving out all tools of a server that hold one leg. */
function changesOf(
  server: string,
  tools: readonly SessionTool[],
  stance: Stance,
  rate: (tools: readonly SessionTool[]) => RatedLegs,
): Change[] {
  return LEGS.flatMap((leg) => {
    const holds = (tool: SessionTool) => (maskOf(tool.classification, stance) & BIT[leg]) !== 0;
    const remove = tools.filter(holds).map(({ id }) => id);
    if (remove.length === 0) return [];
    const rest = tools.filter((tool) => !holds(tool));
    return [{ server, leg, remove, rest, rated: rate(rest) }];
  });
}

/** Fewer of the most severe ones whose number changes. */
function isLess(one: Counts, other: Counts): boolean {
  const at = one.findIndex((count, place) => count !== other[place]);
  return at !== -1 && one[at]! < other[at]!;
}

type Candidate = Change & { after: Counts };

/** More of the worst ended for each tool first, compared as fractions, then of the next; then fewer tools, then by name. */
function byGain(a: Candidate, b: Candidate, before: Counts): number {
  for (const [at, count] of before.entries()) {
    const difference = (count - b.after[at]!) * a.remove.length - (count - a.after[at]!) * b.remove.length;
    if (difference !== 0) return difference;
  }
  return a.remove.length - b.remove.length || byText(a.server, b.server) || LEGS.indexOf(a.leg) - LEGS.indexOf(b.leg);
}

function worstIn(counts: Counts): Severity | null {
  return SEVERITIES[counts.findIndex((count) => count > 0)] ?? null;
}

/** What is left of the smallest lethal sets. */
function leftIn(rated: ReadonlyMap<string, RatedLegs>, tables: Tables): Pick<FixStep, "sets" | "left"> {
  const servers = [...rated.keys()].sort(byText).map((name) => ({ name }));
  const serverMasks = Uint8Array.from(servers, ({ name }) => maskOfRated(rated.get(name)!));
  const { sets, count } = minimalServerSets({ servers, serverMasks }, undefined, LOOKED_AT);
  const orderOf = (set: readonly string[]) =>
    orderTogether(
      set.map((name) => rated.get(name)!),
      tables,
    );
  const placed = sets.map((set) => ({ set, order: orderOf(set) })).sort((a, b) => a.order - b.order);
  return { sets: count, left: placed.slice(0, SHOWN).map(({ set }) => set) };
}
