import { LEGS } from "../model/leg";
import { APPROVALS, DATA_CLASSES, READERS, SEVERITIES, STEPS, WRITERS, type SessionSeverity } from "../model/severity";
import { STANCES, type Session, type SessionServer, type SessionTool, type Stance } from "../model/session";
import { isApprovedBy } from "./approvals";
import { BIT, FULL, maskOf } from "./mask";
import { placeOf } from "./severity-legs";
import { tablesWith, type Tables } from "./severity-tables";

/**
 * All of a server that decides how bad it is beside others: for each stance the worst that any of its tools lends to each leg (as the
 * place in the list of words), among all of them and among those for which nobody is asked, and how bad it is alone (a place in
 * `SEVERITIES`). Servers of the same profile are alike in every company.
 */
export type Profile = Record<Stance, { legs: Lent; unasked: Lent; alone: number }>;
type Lent = readonly [number, number, number];

/** No tool lends the leg. */
const NONE = 9;
const NOBODY = SEVERITIES.length;

/** Linear in the tools of the server; what is off counts nothing. */
export function profileOf(server: SessionServer, by: Pick<Session, "gates" | "severityRows"> = {}): Profile {
  const tables = tablesWith(by.severityRows);
  const isApproved = isApprovedBy(by.gates);
  const tools = server.off ? [] : server.tools.filter((tool) => !tool.off);
  const [cautious, plain] = STANCES.map((stance) => {
    const lent = tools.map((tool) => lentBy(tool, stance, tables));
    const legs = worst(lent);
    const unasked = worst(lent.filter((_, at) => !isApproved(tools[at]!)));
    const single = tools.flatMap((tool, at) =>
      maskOf(tool.classification, stance) === FULL ? [look(lent[at]!, isApproved(tool) ? 1 : 0, 0, tables)] : [],
    );
    return { legs, unasked, alone: Math.min(NOBODY, ...single, both(legs, unasked, 1, tables)) };
  });
  return { cautious: cautious!, plain: plain! };
}

/** How bad servers are together, as `rateSession` says it of their tools; the same, without looking at a tool again. */
export function rateTogether(profiles: readonly Profile[], by: Pick<Session, "severityRows"> = {}): SessionSeverity {
  const tables = tablesWith(by.severityRows);
  const [cautious, plain] = STANCES.map((stance) => {
    const parts = profiles.map((profile) => profile[stance]);
    const joined = both(worst(parts.map((one) => one.legs)), worst(parts.map((one) => one.unasked)), 2, tables);
    return SEVERITIES[Math.min(NOBODY, ...parts.map((one) => one.alone), joined)] ?? null;
  });
  return { worst: cautious!, confirmed: plain! };
}

function lentBy(tool: SessionTool, stance: Stance, tables: Tables): Lent {
  const mask = maskOf(tool.classification, stance);
  const [reads, brings, sends] = LEGS.map((leg) => ((mask & BIT[leg]) === 0 ? NONE : placeOf(leg, tool, tables)));
  return [reads!, brings!, sends!];
}

function worst(all: readonly Lent[]): Lent {
  return all.reduce<Lent>(
    (least, one) => [Math.min(least[0], one[0]), Math.min(least[1], one[1]), Math.min(least[2], one[2])],
    [NONE, NONE, NONE],
  );
}

/** Through tools for which nobody is asked, or through any with an approval before one of them; the worse of both. */
function both(legs: Lent, unasked: Lent, steps: number, tables: Tables): number {
  return Math.min(look(legs, 1, steps, tables), look(unasked, 0, steps, tables));
}

function look([reads, brings, sends]: Lent, approval: number, steps: number, tables: Tables): number {
  if (reads === NONE || brings === NONE || sends === NONE) return NOBODY;
  const reach = tables.reach[APPROVALS[approval]!][WRITERS[brings]!][STEPS[steps]!];
  return SEVERITIES.indexOf(tables.level[reach][tables.harm[DATA_CLASSES[reads]!][READERS[sends]!]]);
}
