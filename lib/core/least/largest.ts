import { cheapestEmptyings, type Item } from "../analysis/emptying";
import { BIT, FULL, legsIn } from "../analysis/mask";
import { perLeg, type Leg, type PerLeg } from "../model/leg";

/** A tool with the legs that it lends, as bits. */
export type LentTool = { id: string; mask: number };

/**
 * The largest set of tools that keeps what is needed and does not complete the trifecta: nothing has to go, or every smallest removal (all ties, each for the leg that is gone), or it is impossible, with the holders of each leg that have to stay.
 */
export type Largest =
  | { state: "already" }
  | { state: "found"; ways: { leg: Leg; empties: Leg[]; drop: string[] }[] }
  | { state: "blocked"; by: PerLeg<string[]> };

/** `beside` are the legs of what stays whatever is dropped here, each under the name of its holder. Exact, and linear in the tools. */
export function largestHarmless(
  tools: readonly LentTool[],
  needed: ReadonlySet<string>,
  beside: readonly LentTool[] = [],
): Largest {
  const items: Item[] = [
    ...tools.map(({ id, mask }) => ({ id, mask, cost: 1, kept: needed.has(id) })),
    ...beside.map(({ id, mask }) => ({ id, mask, cost: 1, kept: true })),
  ];
  if (items.reduce((union, { mask }) => union | mask, 0) !== FULL) return { state: "already" };
  const ways = cheapestEmptyings(items, FULL);
  if (ways.length > 0)
    return {
      state: "found",
      ways: ways.map(({ bit, empties, remove }) => ({
        leg: legsIn(bit)[0]!,
        empties: empties.flatMap(legsIn),
        drop: remove,
      })),
    };
  return {
    state: "blocked",
    by: perLeg((leg) => items.filter(({ mask, kept }) => kept && (mask & BIT[leg]) !== 0).map(({ id }) => id)),
  };
}
