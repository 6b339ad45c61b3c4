import { LEGS, type Leg, type PerLeg } from "../model/leg";
import type { SessionTool } from "../model/session";
import type { StanceView } from "./held";
import { BIT, FULL } from "./mask";
import { fourDecimals } from "../text/four-decimals";
import { byText } from "../text/order";
import { placeOf } from "./severity-legs";
import { lookUp, orderOf, type RatedIndices } from "./severity-order";
import type { Tables } from "./severity-tables";

/**
 * Which tool lends which leg, and how that is rated; every word as its index in its list, 0 for the worst. Every trifecta holds a
 * path, and what a path uses holds a trifecta; a path may use one more tool where that makes it worse.
 */
export type LegPath = {
  tools: PerLeg<SessionTool>;
  /** Their indices in the session, in the order of `LEGS`. */
  at: readonly [number, number, number];
  rated: RatedIndices;
  /** How many of its legs are only possible. */
  possible: number;
  steps: number;
  /** Its rank among all paths, see `orderOf`. */
  order: number;
  p: number;
};
type Order = (a: LegPath, b: LegPath) => number;

const sure = ({ possible }: LegPath): number => (possible === 0 ? 0 : 1);

/** Certain paths first, then the worse ones by the tables, then the more probable ones, then by id. A total order. */
const byStrength: Order = (a, b) =>
  sure(a) - sure(b) ||
  a.order - b.order ||
  a.possible - b.possible ||
  b.p - a.p ||
  byText(a.tools.untrusted.id, b.tools.untrusted.id) ||
  byText(a.tools.private.id, b.tools.private.id) ||
  byText(a.tools.egress.id, b.tools.egress.id);

/** One leg of one tool, as far as it decides about paths. */
type Lender = { at: number; place: number; possible: number; p: number };
const byLender = (a: Lender, b: Lender): number =>
  a.place - b.place || a.possible - b.possible || b.p - a.p || a.at - b.at;

/**
 * The strongest few paths, of different sets of tools, without forming every combination. The order never prefers a
 * weaker lender of a leg, all else alike; so the best few lenders of each leg are enough: of the whole session, and within
 * one server, and the tools that do it alone, since those count as fewer steps. Where certainty or approval may reverse the order, the same is done among the tools that have it. No path holds a superfluous tool; the first one is as certain, as bad and as short as any.
 */
export function strongestPaths(
  session: StanceView,
  tables: Tables,
  isApproved: (tool: SessionTool) => boolean,
  limit: number,
): LegPath[] {
  const lenders = session.tools.map((tool, at) => lendersOf(tool, at, session.masks[at]!, tables));
  const approved = session.tools.map(isApproved);
  const rate = (trio: Trio): LegPath => ratePlaces(session, trio, approved, tables);
  const candidates: LegPath[] = [];
  for (const unasked of approved.includes(true) ? [false, true] : [false]) {
    for (const certain of session.stance === "cautious" ? [false, true] : [false]) {
      const pool = lenders.map((one, at): Three =>
        unasked && approved[at] ? NOTHING : certain ? one.map(ifCertain) : one,
      );
      candidates.push(...pathsIn(session, pool, limit, rate));
    }
  }
  const told = new Map<string, LegPath>();
  for (const candidate of candidates.sort(byStrength)) {
    const path = withoutIdle(candidate, lenders, rate);
    const key = [...new Set(path.at)].sort((a, b) => a - b).join();
    if (!told.has(key)) told.set(key, path);
    if (told.size === limit) break;
  }
  return [...told.values()];
}

/** The same without superfluous tools: subsets of its tools that are as certain, as bad and as short, the smallest first. */
function withoutIdle(path: LegPath, lenders: readonly Three[], rate: (trio: Trio) => LegPath): LegPath {
  const tools = [...new Set(path.at)];
  for (let size = 1; size < tools.length; size++) {
    const [best] = tools
      .flatMap((at, place) => (size === 1 ? [[at]] : tools.slice(place + 1).map((other) => [at, other])))
      .flatMap((few) => castsOf(few, lenders).map(rate))
      .filter((one) => isAsStrong(one, path))
      .sort(byStrength);
    if (best) return best;
  }
  return path;
}

function isAsStrong(one: LegPath, other: LegPath): boolean {
  const { severity, harm, reach } = one.rated;
  return (
    sure(one) <= sure(other) &&
    severity <= other.rated.severity &&
    harm <= other.rated.harm &&
    reach <= other.rated.reach &&
    one.steps <= other.steps
  );
}

/** Every way in which these tools may lend the three legs. */
function castsOf(tools: readonly number[], lenders: readonly Three[]): Trio[] {
  const [reads, brings, sends] = LEGS.map((_, leg) => tools.flatMap((at) => lenders[at]![leg] ?? []));
  return reads!.flatMap((one) => brings!.flatMap((two) => sends!.map((three): Trio => [one, two, three])));
}

/** What a tool lends to each leg, in the order of `LEGS`. */
type Three = readonly (Lender | undefined)[];
type Trio = readonly [Lender, Lender, Lender];
const NOTHING: Three = [undefined, undefined, undefined];
const ifCertain = (one: Lender | undefined) => (one?.possible === 0 ? one : undefined);

function lendersOf(tool: SessionTool, at: number, mask: number, tables: Tables): Three {
  return LEGS.map((leg) => {
    if ((mask & BIT[leg]) === 0) return undefined;
    const { verdict, p } = tool.classification[leg];
    return { at, place: placeOf(leg, tool, tables), possible: verdict === "possible" ? 1 : 0, p: fourDecimals(p) };
  });
}

function pathsIn(session: StanceView, pool: readonly Three[], limit: number, rate: (trio: Trio) => LegPath): LegPath[] {
  // One more than requested: two assignments of the same tools count once.
  const most = limit + 1;
  const whole = new Lists(most);
  const byServer = session.servers.map((_, place) =>
    session.serverMasks[place] === FULL ? new Lists(most) : undefined,
  );
  const alone: LegPath[] = [];
  pool.forEach((three, at) => {
    whole.offer(three);
    byServer[session.serverOf[at]!]?.offer(three);
    if (isTrio(three)) alone.push(rate(three));
  });
  const servers = byServer
    .filter((lists) => lists?.isFull())
    .map((lists) => ({ lists: lists!, best: lists!.trios(1).map(rate)[0]! }))
    .sort((a, b) => byStrength(a.best, b.best))
    .slice(0, limit);
  return [
    ...alone.sort(byStrength).slice(0, limit),
    ...[...servers.map(({ lists }) => lists), whole].flatMap((lists) => lists.trios(most).map(rate)),
  ];
}

const isTrio = (three: Three): three is Trio => three.every((one) => one !== undefined);

/** The best lenders of each leg, in order. */
class Lists {
  readonly #kept: [Lender[], Lender[], Lender[]] = [[], [], []];
  constructor(readonly most: number) {}

  offer(three: Three): void {
    for (let leg = 0; leg < LEGS.length; leg++) {
      const one = three[leg];
      if (!one) continue;
      const kept = this.#kept[leg]!;
      const weakest = kept[this.most - 1];
      if (weakest && byLender(one, weakest) >= 0) continue;
      let at = kept.length;
      while (at > 0 && byLender(one, kept[at - 1]!) < 0) at--;
      kept.splice(at, 0, one);
      if (kept.length > this.most) kept.pop();
    }
  }

  isFull(): boolean {
    return this.#kept.every((list) => list.length > 0);
  }

  /** Every choice of one of the best lenders for each leg. */
  trios(most: number): Trio[] {
    const [reads, brings, sends] = this.#kept.map((list) => list.slice(0, most));
    return reads!.flatMap((one) => brings!.flatMap((two) => sends!.map((three): Trio => [one, two, three])));
  }
}

function ratePlaces(
  { tools, serverOf }: StanceView,
  trio: Trio,
  approved: readonly boolean[],
  tables: Tables,
): LegPath {
  const [reads, brings, sends] = trio;
  const sameServer = serverOf[reads.at] === serverOf[brings.at] && serverOf[brings.at] === serverOf[sends.at];
  const steps = reads.at === brings.at && brings.at === sends.at ? 0 : sameServer ? 1 : 2;
  const approval = trio.some(({ at }) => approved[at]) ? 1 : 0;
  const looked = { data: reads.place, writers: brings.place, readers: sends.place, steps, approval };
  const rated = lookUp(looked, tables);
  const lender = (leg: Leg): SessionTool => tools[trio[LEGS.indexOf(leg)]!.at]!;
  return {
    tools: { private: lender("private"), untrusted: lender("untrusted"), egress: lender("egress") },
    at: [reads.at, brings.at, sends.at],
    rated,
    possible: reads.possible + brings.possible + sends.possible,
    steps,
    order: orderOf(rated, looked),
    p: reads.p * brings.p * sends.p,
  };
}
