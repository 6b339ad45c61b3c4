import { LEGS, type Leg, type PerLeg } from "../../model/leg";
import type { SessionTool } from "../../model/session";
import { byText } from "../../text/order";
import type { StanceView } from "../held";
import { lookUp, orderOf, type RatedIndices } from "../severity-order";
import type { Tables } from "../severity-tables";
import type { Trio } from "./lenders";

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

const sure = ({ possible }: LegPath): number => (possible === 0 ? 0 : 1);

/** Certain paths first, then the worse ones by the tables, then the more probable ones, then by id. A total order. */
export const byStrength = (a: LegPath, b: LegPath): number =>
  sure(a) - sure(b) ||
  a.order - b.order ||
  a.possible - b.possible ||
  b.p - a.p ||
  byText(a.tools.untrusted.id, b.tools.untrusted.id) ||
  byText(a.tools.private.id, b.tools.private.id) ||
  byText(a.tools.egress.id, b.tools.egress.id);

/** Whether a path is as certain, as bad and as short as another. */
export function isAsStrong(one: LegPath, other: LegPath): boolean {
  const { severity, harm, reach } = one.rated;
  return (
    sure(one) <= sure(other) &&
    severity <= other.rated.severity &&
    harm <= other.rated.harm &&
    reach <= other.rated.reach &&
    one.steps <= other.steps
  );
}

/** The path in which these lenders lend the legs, rated by the tables. */
export function ratePlaces(
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
