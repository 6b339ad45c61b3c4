import { FULL, maskOf, unionOf } from "../analysis/mask";
import { countTrifectas } from "../analysis/trifecta-count";
import { levelOf } from "../analysis/verdict";
import type { Level, MaskCounts } from "../model/analysis";
import { STANCES, type Session, type Stance } from "../model/session";
import type { LentTool } from "./largest";

/** A saved session as far as one server's tools can change it: the legs of all the rest, and which tools of the server are off there. */
export type Elsewhere = {
  id: string;
  name: string;
  /** Whether the server itself is off there, so that nothing of it counts. */
  serverOff: boolean;
  off: string[];
  /** Whether something in it was not listed, so that its level is a lower bound. */
  incomplete: boolean;
  rest: { name: string; counts: Record<Stance, MaskCounts> }[];
};

export function elsewhereOf(id: string, session: Session, server: string): Elsewhere {
  const own = session.servers.find(({ name, builtIn }) => name === server && !builtIn);
  const rest = session.servers.filter((one) => one !== own && !one.off);
  return {
    id,
    name: session.name,
    serverOff: own?.off === true,
    off: own?.tools.filter((tool) => tool.off).map((tool) => tool.id) ?? [],
    incomplete: session.servers.some((one) => !one.off && one.state !== "listed"),
    rest: rest.map(({ name, tools }) => {
      const on = tools.filter((tool) => !tool.off);
      return {
        name,
        counts: Object.fromEntries(
          STANCES.map((stance) => [stance, countOf(on.map(({ classification }) => maskOf(classification, stance)))]),
        ) as Record<Stance, MaskCounts>,
      };
    }),
  };
}

function countOf(masks: readonly number[]): MaskCounts {
  const counts: MaskCounts = [0, 0, 0, 0, 0, 0, 0, 0];
  for (const mask of masks) counts[mask]!++;
  return counts;
}

/** The tools of the server that are on there, with their masks in each stance. */
export type LentBoth = { id: string; masks: Record<Stance, number> };

/** The level of a saved session with these tools of the server, and its exact number of trifectas. What is off there stays off. */
export function levelElsewhere(
  { serverOff, off, rest }: Elsewhere,
  tools: readonly LentBoth[],
  stance: Stance,
): { level: Level; trifectas: string; tools: number } {
  const isOff = new Set(off);
  const on = serverOff ? [] : tools.filter(({ id }) => !isOff.has(id));
  const counts = Object.fromEntries(
    STANCES.map((one): [Stance, MaskCounts] => [
      one,
      rest.reduce(
        (sum, { counts }) => sum.map((count, mask) => count + counts[one][mask]!) as MaskCounts,
        countOf(on.map(({ masks }) => masks[one])),
      ),
    ]),
  ) as Record<Stance, MaskCounts>;
  return {
    level: levelOf(unionOf(counts.cautious), unionOf(counts.plain)),
    trifectas: countTrifectas(counts[stance]).toString(),
    tools: on.length,
  };
}

/** The rest of a saved session as holders that stay. */
export function besideIn({ rest }: Elsewhere, stance: Stance): LentTool[] {
  return rest.map(({ name, counts }) => ({ id: name, mask: unionOf(counts[stance]) & FULL }));
}
