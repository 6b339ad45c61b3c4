import type { Analysis, Level, NearMiss } from "../model/analysis";
import type { Leg } from "../model/leg";
import { STANCES, type Session, type SessionServer, type SessionTool, type Stance } from "../model/session";
import { legsIn, maskOf } from "./mask";
import { countTrifectas } from "./trifecta-count";

/** The effect of switching on one thing that is off. */
export type WhatIf = {
  /** What would be switched on: for a tool of a server that is off, the server. */
  add: string;
  /** The level with it, and what it would complete, when that makes the session worse. */
  miss?: NearMiss;
  level: Level;
  /** The legs that it holds, possible ones included. */
  legs: Leg[];
  /** Trifectas that would be new, exactly. */
  trifectas: Record<Stance, bigint>;
  /** It was never listed, or not completely: what it holds is not known. */
  unseen: boolean;
};

/** `id` is a server's name or a tool's id; undefined when it is on, or is not in the session. Linear in the tools that would be added. */
export function whatIf(session: Session, analysis: Analysis, id: string): WhatIf | undefined {
  const found = findOff(session, id);
  if (!found) return undefined;
  const { add, server, tools } = found;
  const more = (stance: Stance): bigint => {
    const counts: Analysis["masks"][Stance] = [...analysis.masks[stance]];
    for (const tool of tools) counts[maskOf(tool.classification, stance)]!++;
    return countTrifectas(counts) - countTrifectas(analysis.masks[stance]);
  };
  const miss = analysis.nearMisses.find((one) => one.add === add);
  return {
    add,
    miss,
    level: miss?.level ?? analysis.verdict.level,
    legs: legsIn(tools.reduce((mask, tool) => mask | maskOf(tool.classification, "cautious"), 0)),
    trifectas: { cautious: more(STANCES[0]), plain: more(STANCES[1]) },
    unseen: server.state !== "listed",
  };
}

function findOff(
  session: Session,
  id: string,
): { add: string; server: SessionServer; tools: SessionTool[] } | undefined {
  for (const server of session.servers) {
    const tool = server.name === id ? undefined : server.tools.find((one) => one.id === id);
    if (server.name !== id && !tool) continue;
    if (server.off) return { add: server.name, server, tools: server.tools.filter((one) => !one.off) };
    return tool?.off ? { add: tool.id, server: { ...server, state: "listed" }, tools: [tool] } : undefined;
  }
  return undefined;
}
