import type { Member } from "../../model/composition";
import { groupByLegs, type Grouped } from "./groups";
import { findLethal, type Lethal } from "./lethal";
import { heldBy, NOTHING, wordsOf, type HeldLegs } from "./member";
import type { SeverityRows } from "../../model/severity";
import type { Beneath } from "./severity";
import { largestSafe, type CompositionReading, type SafeSet } from "./safe";

/** Which compositions of these servers are lethal, and which are safe. */
export type CompositionMap = Grouped & {
  /** What is part of every composition beside the servers; absent when no host is. */
  host?: Member;
  /** Rows of the tables of severity that an organisation changed. */
  severityRows?: SeverityRows;
  base: HeldLegs;
  lethal: Lethal;
  /** The largest safe sets, in both readings. */
  safe: Record<CompositionReading, SafeSet[]>;
};

/**
 * The map of all servers. A composition depends only on the legs of its members, so the cost is linear in the servers, plus
 * a function of their at most 27 groups. Servers about which nothing is known are in no composition.
 */
export function mapCompositions(members: readonly Member[], { host, severityRows }: Beneath = {}): CompositionMap {
  const grouped = groupByLegs(members);
  const base = host ? heldBy(wordsOf(host)) : NOTHING;
  return {
    ...grouped,
    ...(host && { host }),
    ...(severityRows && { severityRows }),
    base,
    lethal: findLethal(grouped.groups, base),
    safe: {
      confirmed: largestSafe(grouped.groups, "confirmed", base),
      uncertain: largestSafe(grouped.groups, "uncertain", base),
    },
  };
}
