import { LEGS } from "../model/leg";
import type { SessionTool } from "../model/session";
import type { StanceView } from "./held";
import { FULL } from "./mask";
import { BestLenders } from "./paths/best-lenders";
import { byStrength, isAsStrong, ratePlaces, type LegPath } from "./paths/leg-path";
import { isTrio, lendersOf, triosOf, type Lender, type ToolLenders, type Trio } from "./paths/lenders";
import type { Tables } from "./severity-tables";

const NOTHING: ToolLenders = [undefined, undefined, undefined];
const ifCertain = (one: Lender | undefined) => (one?.possible === 0 ? one : undefined);

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
      const pool = lenders.map((one, at): ToolLenders =>
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
function withoutIdle(path: LegPath, lenders: readonly ToolLenders[], rate: (trio: Trio) => LegPath): LegPath {
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

/** Every way in which these tools may lend the three legs. */
function castsOf(tools: readonly number[], lenders: readonly ToolLenders[]): Trio[] {
  return triosOf(LEGS.map((_, leg) => tools.flatMap((at) => lenders[at]![leg] ?? [])));
}

function pathsIn(
  session: StanceView,
  pool: readonly ToolLenders[],
  limit: number,
  rate: (trio: Trio) => LegPath,
): LegPath[] {
  // One more than requested: two assignments of the same tools count once.
  const most = limit + 1;
  const whole = new BestLenders(most);
  const byServer = session.servers.map((_, place) =>
    session.serverMasks[place] === FULL ? new BestLenders(most) : undefined,
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
