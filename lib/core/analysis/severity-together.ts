import { LEGS } from "../model/leg";
import { SEVERITIES, TABLES_VERSION, type SessionSeverity } from "../model/severity";
import { STANCES, type Session, type SessionServer, type SessionTool, type Stance } from "../model/session";
import { isApprovedBy } from "./approvals";
import { BIT, FULL, maskOf } from "./mask";
import { placeOf } from "./severity-legs";
import { lookUp, NO_PATH, orderOf, severityIn } from "./severity-order";
import { tablesWith, type Tables } from "./severity-tables";

/**
 * Everything about a server that decides how severe it is together with others: for each stance the worst that any of its tools lends to each leg (as the index in the list of words), among all of them and among those that run without approval, and how severe it is alone (as a rank of `orderOf`). Servers of the same profile are interchangeable in every composition.
 */
export type SeverityProfile = Record<Stance, RatedLegs> & { version: typeof TABLES_VERSION };
export type RatedLegs = { legs: LentRatings; unasked: LentRatings; alone: number };
export type LentRatings = readonly [number, number, number];

/** No tool lends the leg. */
const NONE = 9;

/** Linear in the tools of the server; what is off does not count. */
export function profileOf(server: SessionServer, by: Pick<Session, "gates" | "severityRows"> = {}): SeverityProfile {
  const tables = tablesWith(by.severityRows);
  const isApproved = isApprovedBy(by.gates);
  const tools = server.off ? [] : server.tools.filter((tool) => !tool.off);
  const [cautious, plain] = STANCES.map((stance) => rateTools(tools, stance, isApproved, tables));
  return { version: TABLES_VERSION, cautious: cautious!, plain: plain! };
}

/** The same for some tools of one server in one reading. */
export function rateTools(
  tools: readonly SessionTool[],
  stance: Stance,
  isApproved: (tool: SessionTool) => boolean,
  tables: Tables,
): RatedLegs {
  const lent = tools.map((tool) => lentBy(tool, stance, tables));
  const legs = worst(lent);
  const unasked = worst(lent.filter((_, at) => !isApproved(tools[at]!)));
  const single = tools.flatMap((tool, at) =>
    maskOf(tool.classification, stance) === FULL ? [look(lent[at]!, isApproved(tool) ? 1 : 0, 0, tables)] : [],
  );
  const least = single.reduce((least, one) => Math.min(least, one), NO_PATH);
  return { legs, unasked, alone: Math.min(least, both(legs, unasked, 1, tables)) };
}

/** The rank of the path whose three servers lend these legs, each as badly as it can; `NO_PATH` if one lends none. */
export function orderAcross(reads: RatedLegs, brings: RatedLegs, sends: RatedLegs, tables: Tables): number {
  const of = (lent: "legs" | "unasked"): LentRatings => [reads[lent][0], brings[lent][1], sends[lent][2]];
  return both(of("legs"), of("unasked"), 2, tables);
}

/** The legs that are lent, as a mask. */
export function maskOfRated({ legs }: RatedLegs): number {
  return legs.reduce((mask, place, leg) => (place === NONE ? mask : mask | (1 << leg)), 0);
}

/** How severe servers are together, without looking at their tools again. */
export function rateTogether(
  profiles: readonly SeverityProfile[],
  by: Pick<Session, "severityRows"> = {},
): SessionSeverity {
  const tables = tablesWith(by.severityRows);
  const [cautious, plain] = STANCES.map((stance) =>
    orderTogether(
      profiles.map((profile) => profile[stance]),
      tables,
    ),
  );
  const word = (order: number) => SEVERITIES[severityIn(order)] ?? null;
  const place = (order: number) => (order === NO_PATH ? null : order);
  return {
    worst: word(cautious!),
    confirmed: word(plain!),
    order: { worst: place(cautious!), confirmed: place(plain!) },
  };
}

/** The same in one reading, as `orderOf` has it; `NO_PATH` where there is none. */
export function orderTogether(parts: readonly RatedLegs[], tables: Tables): number {
  const joined = both(worst(parts.map((one) => one.legs)), worst(parts.map((one) => one.unasked)), 2, tables);
  return parts.reduce((least, { alone }) => Math.min(least, alone), joined);
}

function lentBy(tool: SessionTool, stance: Stance, tables: Tables): LentRatings {
  const mask = maskOf(tool.classification, stance);
  const [reads, brings, sends] = LEGS.map((leg) => ((mask & BIT[leg]) === 0 ? NONE : placeOf(leg, tool, tables)));
  return [reads!, brings!, sends!];
}

function worst(all: readonly LentRatings[]): LentRatings {
  return all.reduce<LentRatings>(
    (least, one) => [Math.min(least[0], one[0]), Math.min(least[1], one[1]), Math.min(least[2], one[2])],
    [NONE, NONE, NONE],
  );
}

/** Through tools that run without approval, or through any tools with an approval before one of them; the worse of both. */
function both(legs: LentRatings, unasked: LentRatings, steps: number, tables: Tables): number {
  return Math.min(look(legs, 1, steps, tables), look(unasked, 0, steps, tables));
}

function look([reads, brings, sends]: LentRatings, approval: number, steps: number, tables: Tables): number {
  if (reads === NONE || brings === NONE || sends === NONE) return NO_PATH;
  const looked = { data: reads, writers: brings, readers: sends, steps, approval };
  return orderOf(lookUp(looked, tables), looked);
}
