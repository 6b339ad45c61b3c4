import { SEVERITIES } from "../model/severity";
import { FULL } from "./mask";
import { severityIn } from "./severity-order";
import type { Tables } from "./severity-tables";
import { maskOfRated, orderAcross, type RatedLegs } from "./severity-together";

/** How many there are of each severity, in the order of `SEVERITIES`. */
export type Counts = readonly number[];

/** Servers that lend a leg equally badly, and how many there are. */
type Lenders = readonly { rated: RatedLegs; many: number }[];

/**
 * In how many ways the three legs can come together, by severity: every choice of a server that reads, one that brings in and one that sends. Exact below 2^53. Fewer tools never make it more, nor worse, unlike the numbers of smallest sets. The cost depends on how many different ratings there are, not on the number of servers.
 */
export function countWays(servers: Iterable<RatedLegs>, tables: Tables): Counts {
  const all = [...servers];
  const counts = SEVERITIES.map(() => 0);
  const add = (order: number, many: number) => {
    const at = severityIn(order);
    if (at < counts.length) counts[at] = counts[at]! + many;
  };
  const [reads, brings, sends] = [0, 1, 2].map((leg) => lendersOf(all, leg));
  for (const one of reads!)
    for (const two of brings!)
      for (const three of sends!)
        add(orderAcross(one.rated, two.rated, three.rated, tables), one.many * two.many * three.many);
  // A server that does all three counts by its rating alone.
  for (const rated of all)
    if (maskOfRated(rated) === FULL) {
      add(orderAcross(rated, rated, rated, tables), -1);
      add(rated.alone, 1);
    }
  return counts;
}

function lendersOf(servers: readonly RatedLegs[], leg: number): Lenders {
  const kinds = new Map<number, { rated: RatedLegs; many: number }>();
  for (const rated of servers) {
    if ((maskOfRated(rated) & (1 << leg)) === 0) continue;
    const key = rated.legs[leg]! * 10 + rated.unasked[leg]!;
    const kind = kinds.get(key);
    if (kind) kind.many++;
    else kinds.set(key, { rated, many: 1 });
  }
  return [...kinds.values()];
}
