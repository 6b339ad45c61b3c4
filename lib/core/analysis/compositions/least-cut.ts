import type { Member } from "../../model/composition";
import { LEGS, type Leg, type PerLeg } from "../../model/leg";
import { count } from "../../text/say-verdict";
import { showHidden } from "../../text/visible";

/** The smallest cut of a composition: the leg that it ends, how many tools hold that leg, and the tool where it is a single one. */
export type LeastCut = { leg: Leg; tools: number; tool?: string };

/**
 * The fewest tools to switch off so that a composition is safe, including what is uncertain: a set of tools is harmless exactly when one
 * leg has no holder left, so it is the leg with the fewest holders (see `findCuts`, which also knows constraints and names them all). A leg
 * that the host's own tools hold does not end with the servers' tools. Undefined where no leg can be ended, and for members that were
 * written before holders were counted.
 */
export function leastCut(members: readonly Member[], host?: Member): LeastCut | undefined {
  const cuts = LEGS.filter((leg) => !host || host[leg].verdict === "no").map((leg): LeastCut => {
    const holders = members.map((member) => member[leg]).filter(({ verdict }) => verdict !== "no");
    const tools = holders.reduce((sum, held) => sum + held.tools + (held.possible ?? Number.NaN), 0);
    return { leg, tools, ...(tools === 1 && { tool: holders[0]!.tool }) };
  });
  if (cuts.some(({ tools }) => Number.isNaN(tools))) return undefined;
  return cuts.reduce<LeastCut | undefined>(
    (least, cut) => (least && least.tools <= cut.tools ? least : cut),
    undefined,
  );
}

const HOLDERS: PerLeg<{ only: string; all: string }> = {
  private: { only: "the only one that reaches private data", all: "all that reach private data" },
  untrusted: { only: "the only one that brings untrusted input", all: "all that bring untrusted input" },
  egress: { only: "the only way out", all: "all ways out" },
};

/** `Smallest cut: 2 tools, all ways out.` Empty where there is none. */
export function sayLeastCut(members: readonly Member[], host?: Member): string {
  const cut = leastCut(members, host);
  if (!cut) return "";
  const named = cut.tool === undefined ? "" : ` (${showHidden(cut.tool)})`;
  return `Smallest cut: ${count(cut.tools, "tool")}${named}, ${HOLDERS[cut.leg][cut.tools === 1 ? "only" : "all"]}.`;
}
