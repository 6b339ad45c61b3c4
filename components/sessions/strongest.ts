import { LEGS, perLeg, type PerLeg } from "@/lib/core/model/leg";
import type { SessionServer } from "@/lib/core/model/session";
import type { VerdictWord } from "@/lib/core/model/verdict";

const STRENGTH: Record<VerdictWord, number> = { no: 0, possible: 1, yes: 2 };
const known = new WeakMap<SessionServer, PerLeg<VerdictWord>>();

/** The strongest verdict among a server's switched-on tools for each leg; a server that is off shows what it would bring. */
export function strongestLegs(server: SessionServer): PerLeg<VerdictWord> {
  const before = known.get(server);
  if (before) return before;
  const legs = perLeg((): VerdictWord => "no");
  for (const tool of server.tools) {
    if (tool.off) continue;
    for (const leg of LEGS) {
      const { verdict } = tool.classification[leg];
      if (STRENGTH[verdict] > STRENGTH[legs[leg]]) legs[leg] = verdict;
    }
  }
  known.set(server, legs);
  return legs;
}
