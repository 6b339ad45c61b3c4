import type { Level, NearMiss } from "../model/analysis";
import { LEGS, perLeg, type Leg } from "../model/leg";
import { STANCES, type Session, type SessionTool, type Stance } from "../model/session";
import type { StanceView } from "./held";
import { BIT, FULL, legsIn, maskOf, unionOf } from "./mask";
import { byText } from "../text/order";
import { Best } from "./rank";
import { levelOf, LEVELS } from "./verdict";

/**
 * The switched-off servers, and the switched-off tools of servers that are on, that would make the level worse: the level
 * with each, the legs it holds (possible ones included), and the strongest present tools through which it would complete
 * a trifecta. Worst level first, then by id. One pass over the tools.
 */
export function findNearMisses(session: Session, views: Record<Stance, StanceView>): NearMiss[] {
  const present = { cautious: unionOf(views.cautious.counts), plain: unionOf(views.plain.counts) };
  const now = LEVELS.indexOf(levelOf(present.cautious, present.plain));
  if (now === 0) return [];
  const strongest = { cautious: strongestProviders(views.cautious), plain: strongestProviders(views.plain) };

  const judge = (add: string, tools: readonly SessionTool[]): NearMiss => {
    const brings = { cautious: 0, plain: 0 };
    for (const tool of tools) for (const stance of STANCES) brings[stance] |= maskOf(tool.classification, stance);
    const stance = (["plain", "cautious"] as const).find(
      (one) => brings[one] !== 0 && (brings[one] | present[one]) === FULL,
    );
    const lacking = stance ? legsIn(FULL & ~brings[stance]) : [];
    const through = stance ? lacking.map((leg) => strongest[stance].get(leg)!) : [];
    return {
      add,
      level: levelOf(present.cautious | brings.cautious, present.plain | brings.plain),
      legs: legsIn(brings.cautious),
      through: [...new Set(through)].sort(byText),
    };
  };

  const misses = session.servers.flatMap((server) =>
    server.off
      ? [
          judge(
            server.name,
            server.tools.filter((tool) => !tool.off),
          ),
        ]
      : server.tools.filter((tool) => tool.off && !tool.onRequest).map((tool) => judge(tool.id, [tool])),
  );
  const severity = (level: Level): number => LEVELS.indexOf(level);
  return misses
    .filter((miss) => severity(miss.level) < now)
    .sort((a, b) => severity(a.level) - severity(b.level) || byText(a.add, b.add));
}

function strongestProviders({ tools, masks }: StanceView): Map<Leg, string> {
  const best = perLeg(() => new Best(1));
  tools.forEach((tool, at) => {
    for (const leg of LEGS) if ((masks[at]! & BIT[leg]) !== 0) best[leg].offer(tool, BIT[leg]);
  });
  return new Map(LEGS.flatMap((leg) => best[leg].kept.map((one): [Leg, string] => [leg, one.tool.id])));
}
